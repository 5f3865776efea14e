import { EVENT_MOTIFS } from '../../../backend/api/images/event-motifs.ts'
import { ICONS } from '../icons/icons.ts'
import { withKinds } from '../places/kinds.ts'
import { parseMotif } from '../places/motif.ts'
import { portraitSpec } from '../portraits/portrait-spec.ts'
import type { PosterSpec } from '../scene/poster-spec.ts'
import type { CoordinatorSubject, Hour, TravelSubject } from '../subjects.ts'
import type { PlannedPicture } from './planned-picture.ts'
import { travelPosters } from './travel-posters.ts'

export interface PictureSources {
  travels: readonly TravelSubject[]
  coordinators: readonly CoordinatorSubject[]
}

/** All pictures of the catalogue: those of the site and of cards first, in the order of the travels. */
export function planPictures({ travels, coordinators }: PictureSources): PlannedPicture[] {
  const all = travels.flatMap(travelPosters)
  return [
    ...Object.entries(ICONS).map(([id, svg]): PlannedPicture => ({ kind: 'icon', resource: 'icons', id, svg })),
    ...sitePosters(),
    ...all.filter(isPoster),
    ...coordinators.map(
      (coordinator): PlannedPicture => ({
        kind: 'portrait',
        resource: 'portraits',
        id: coordinator.slug,
        spec: portraitSpec(coordinator),
      }),
    ),
    ...all.filter((each) => !isPoster(each)),
  ]
}

const isPoster = ({ id }: PlannedPicture): boolean => /-(?:landscape|portrait)$/.test(id)

type Subject = Omit<PosterSpec, 'format' | 'seed'> & { seed?: string }

/** Posters of areas, moods, events and page covers, and the two fallbacks. */
const SUBJECTS: Record<string, Subject> = {
  'area-asia': { terrain: 'islands', foreground: 'boats', hour: 'golden', country: 'VNM', continent: 'asia' },
  'area-south-america': {
    terrain: 'peaks',
    foreground: 'ruins',
    hour: 'dawn',
    country: 'PER',
    continent: 'south-america',
  },
  'area-america': { terrain: 'reef', foreground: 'palms', hour: 'day', country: 'CUB', continent: 'america' },
  'area-north-america': {
    terrain: 'canyon',
    foreground: 'birds',
    hour: 'dusk',
    country: 'USA',
    continent: 'north-america',
  },
  'area-europe': { terrain: 'oldtown', foreground: 'none', hour: 'golden', country: 'ITA', continent: 'europe' },
  'area-africa': {
    terrain: 'savanna',
    terrainKind: 'mountain',
    foreground: 'acacia',
    hour: 'dusk',
    country: 'KEN',
    continent: 'africa',
  },
  'area-oceania': { terrain: 'coast', foreground: 'lighthouse', hour: 'day', country: 'NZL', continent: 'oceania' },
  'area-antarctica': { terrain: 'ice', foreground: 'icebergs', hour: 'dawn', country: 'ATA', continent: 'antarctica' },
  'mood-nature': { terrain: 'lake', foreground: 'pines', hour: 'dawn', country: 'CAN', continent: 'north-america' },
  'mood-relax': { terrain: 'islands', foreground: 'palms', hour: 'day', country: 'PYF', continent: 'oceania' },
  'mood-history': { terrain: 'temple', foreground: 'birds', hour: 'golden', country: 'KHM', continent: 'asia' },
  'mood-culture': { terrain: 'temple', foreground: 'palms', hour: 'dawn', country: 'IDN', continent: 'asia' },
  'mood-party': { terrain: 'skyline', foreground: 'palms', hour: 'dusk', country: 'BRA', continent: 'south-america' },
  'cover-home': {
    seed: 'home4',
    terrain: 'lake',
    foreground: 'tents',
    hour: 'dawn',
    country: 'CHL',
    continent: 'south-america',
    sky: 3,
    sunX: 0.8,
  },
  'cover-travels': { terrain: 'dunes', foreground: 'none', hour: 'golden', country: 'MAR', continent: 'africa' },
  'cover-tours': { terrain: 'volcano', foreground: 'pines', hour: 'dawn', country: 'JPN', continent: 'asia' },
  'cover-coordinators': { terrain: 'steppe', foreground: 'tents', hour: 'dusk', country: 'MNG', continent: 'asia' },
  'cover-community': {
    terrain: 'vineyards',
    foreground: 'cypresses',
    hour: 'golden',
    country: 'ITA',
    continent: 'europe',
  },
  ...Object.fromEntries(
    Object.entries(EVENT_MOTIFS).map(([name, text]) => {
      const [terrain, foreground, hour] = text.split(' ')
      const motif = parseMotif(`${terrain} ${foreground}`)
      return [name, { ...motif, hour: hour as Hour, country: 'ITA', continent: 'europe' }]
    }),
  ),
  default: { terrain: 'peaks', foreground: 'birds', hour: 'dawn', country: 'NPL', continent: 'asia' },
}

export function sitePosters(): PlannedPicture[] {
  return Object.entries(SUBJECTS).flatMap(([name, subject]) =>
    (['landscape', 'portrait'] as const).map(
      (format): PlannedPicture => ({
        kind: 'poster',
        resource: 'posters',
        id: `${name}-${format}`,
        spec: { seed: name, ...subject, ...withKinds(subject, subject), format },
      }),
    ),
  )
}
