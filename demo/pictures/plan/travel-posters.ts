import { stagePictureId } from '../../../backend/api/images/picture-path.ts'
import { withKinds } from '../places/kinds.ts'
import { motifsOf } from '../places/motifs.ts'
import { showsNamedSubject } from '../places/named-subjects.ts'
import type { PosterSpec } from '../scene/poster-spec.ts'
import { HOURS, type Motif, PICTURE_HOURS, type PictureHour, type Terrain, type TravelSubject } from '../subjects.ts'
import type { PlannedPicture } from './planned-picture.ts'

/** Landscapes for night views that no title names: lamps, stars, the moon on snow. */
const BY_NIGHT: readonly Terrain[] = [
  'skyline',
  'oldtown',
  'waterfront',
  'city',
  'dunes',
  'peaks',
  'lake',
  'ice',
  'snow',
  'steppe',
  'fjord',
]

/** Hours that titles of stages name. */
const NAMED_HOURS: readonly (readonly [RegExp, PictureHour])[] = [
  [/\b(?:dawn|sunrise|morning|first light|before the light)\b/i, 'dawn'],
  [/\b(?:sunsets?|evening)\b/i, 'dusk'],
  [/\b(?:nights?|stars|starlight|neon|lanterns|after dark|black sky)\b/i, 'night'],
]

/** Countries and travels so far north that summer nights are light. */
const LIGHT_SUMMERS = ['FIN', 'FRO', 'GRL', 'ISL', 'NOR', 'SWE', 'usa-alaska']

/**
 * Subjects of a travel's pictures: its poster, then one of each stage. A stage shows what its title names, even if the
 * poster does; apart from that, each subject is shown once.
 */
export const travelScenes = (travel: TravelSubject): (Motif & { hour: PictureHour })[] => {
  const place = { country: travel.countries[0] ?? '', continent: travel.continent }
  const { hour, ...motif } = travel.picture
  const poster = withKinds(motif, place)
  const shown = [poster]
  for (const stage of travel.copy.en.stages) {
    const own = motifsOf(stage.place, travel.continent).map((each) => withKinds(each, place))
    const named = own.filter((each) => showsNamedSubject(each, stage.title))
    const isNew = (each: Motif): boolean => !includes(shown, each)
    const fromPoster = named.find((each) => !includes(shown.slice(1), each))
    shown.push(named.find(isNew) ?? fromPoster ?? own.find(isNew) ?? own[0] ?? poster)
  }
  const first = PICTURE_HOURS.indexOf(hour)
  const dark = hasDarkNights(travel)
  return shown.map((scene, index) => {
    const title = travel.copy.en.stages[index - 1]?.title ?? ''
    const named = NAMED_HOURS.find(([words]) => words.test(title))?.[1]
    const later = index > 0 && includes([poster], scene) ? 1 : 0
    const next = named ?? HOURS[(first + index + later) % HOURS.length] ?? 'day'
    const isShown = next !== 'night' || (dark && (named === next || BY_NIGHT.includes(scene.terrain)))
    return { ...scene, hour: index === 0 ? hour : isShown ? next : 'dusk' }
  })
}

const includes = (motifs: readonly Motif[], motif: Motif): boolean =>
  motifs.some((each) => JSON.stringify(each) === JSON.stringify(motif))

/** No group travels to Antarctica in its winter. */
const hasDarkNights = ({ slug, countries, continent, months }: TravelSubject): boolean =>
  continent !== 'antarctica' &&
  (!LIGHT_SUMMERS.some((name) => name === slug || countries.includes(name)) ||
    months.some((month) => month < 4 || month > 9))

/** A travel's poster in both formats, and the picture of each stage. */
export function travelPosters(travel: TravelSubject): PlannedPicture[] {
  const { slug, countries, continent } = travel
  const plan = (id: string, spec: Partial<PosterSpec>, scene: Motif & { hour: PictureHour }): PlannedPicture => ({
    kind: 'poster',
    resource: 'posters',
    id,
    spec: { seed: slug, travel: slug, country: countries[0] ?? '', continent, format: 'landscape', ...scene, ...spec },
  })
  return travelScenes(travel).flatMap((scene, index) => {
    if (index === 0)
      return [plan(`${slug}-landscape`, {}, scene), plan(`${slug}-portrait`, { format: 'portrait' }, scene)]
    return plan(stagePictureId(slug, index - 1), { seed: `${slug}/photo-${index - 1}` }, scene)
  })
}
