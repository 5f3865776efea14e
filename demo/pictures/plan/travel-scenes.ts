import { withKinds } from '../places/kinds.ts'
import { motifsOf } from '../places/motifs.ts'
import { namesLandmark, showsTitle } from '../places/named-subjects.ts'
import {
  type Foreground,
  HOURS,
  type Motif,
  PICTURE_HOURS,
  type PictureHour,
  type Terrain,
  type TravelSubject,
} from '../subjects.ts'

export type Scene = Motif & { hour: PictureHour }

const MAX_STAGE_PICTURES = 2

/** Landscapes and plants of many places: with others, a picture shows a landmark. */
const COMMON: readonly (Terrain | Foreground)[] = [
  ...(['coast', 'beach', 'sea', 'islands', 'reef', 'lake', 'river', 'forest', 'jungle', 'savanna', 'steppe'] as const),
  ...(['fields', 'snow', 'peaks', 'oldtown', 'city', 'waterfront'] as const),
  ...(['none', 'birds', 'pines', 'palms', 'cypresses', 'boulders'] as const),
]

/** Towns with lit windows, for night views that no title names. */
const BY_NIGHT: readonly Terrain[] = ['skyline', 'oldtown', 'waterfront', 'city']

/** Hours that titles of stages name. */
const NAMED_HOURS: readonly (readonly [RegExp, PictureHour])[] = [
  [/\b(?:dawn|sunrise|morning|first light|before the light)\b/i, 'dawn'],
  [/\b(?:sunsets?|evening)\b/i, 'dusk'],
  [/\bwhite (?:city|rock|walls|houses)\b|\bin the sun\b/i, 'day'],
  [/\b(?:nights?|stars|starlight|neon|lanterns|after dark|black sky)\b/i, 'night'],
]

/** Countries and travels so far north that summer nights are light. */
const LIGHT_SUMMERS = ['FIN', 'FRO', 'GRL', 'ISL', 'NOR', 'SWE', 'usa-alaska']

/** Subjects of a travel's pictures: its poster, then each stage, null for a stage without a picture. */
export const travelScenes = (travel: TravelSubject): [Scene, ...(Scene | null)[]] => {
  const { hour, ...motif } = travel.picture
  const poster = withKinds(motif, placeOf(travel))
  const dark = hasDarkNights(travel)
  const later = HOURS.slice(PICTURE_HOURS.indexOf(hour) + 1)
  const shown = [hour]
  const scenes = stageMotifs(travel, poster).map((scene, index) => {
    if (scene === null) return null
    const title = travel.copy.en.stages[index]?.title ?? ''
    const named = NAMED_HOURS.find(([words]) => words.test(title))?.[1]
    const isSeen = (each: PictureHour): boolean =>
      each !== 'night' || (dark && (named === each || BY_NIGHT.includes(scene.terrain)))
    const next = [...later, ...HOURS].find((each) => !shown.includes(each) && isSeen(each))
    const light = named !== undefined && isSeen(named) ? named : (next ?? 'day')
    shown.push(light)
    return { ...scene, hour: light }
  })
  return [{ ...poster, hour }, ...scenes]
}

/**
 * Chooses the stages with a picture: first those whose title names a landmark that the place shows, then those of which
 * the best motif is one, then others. Each picture shows all that the title names, in another landscape and with another
 * foreground.
 */
const stageMotifs = (travel: TravelSubject, poster: Motif): (Motif | null)[] => {
  const { stages } = travel.copy.en
  const chosen = new Map<number, Motif>()
  const choose = (fits: (motif: Motif, rank: number, title: string) => boolean, differ = isOtherScene): void => {
    for (const [index, { place, title }] of stages.entries()) {
      if (chosen.size === MAX_STAGE_PICTURES || chosen.has(index)) continue
      const motif = motifsOf(place, travel.continent)
        .map((each) => withKinds(each, placeOf(travel)))
        .find(
          (each, rank) =>
            showsTitle(each, title) &&
            [poster, ...chosen.values()].every((shown) => differ(each, shown)) &&
            fits(each, rank, title),
        )
      if (motif !== undefined) chosen.set(index, motif)
    }
  }
  choose((_, __, title) => namesLandmark(title))
  choose((motif, rank) => rank === 0 && isLandmark(motif))
  choose((_, rank) => rank === 0)
  for (const differ of [isOtherScene, differsInPart]) if (chosen.size === 0) choose(() => true, differ)
  return stages.map((_, index) => chosen.get(index) ?? null)
}

const isLandmark = ({ terrain, foreground }: Motif): boolean =>
  !COMMON.includes(terrain) || !COMMON.includes(foreground)

const isOtherScene = (a: Motif, b: Motif): boolean =>
  (a.terrain !== b.terrain || a.terrainKind !== b.terrainKind) && hasOtherForeground(a, b)

const differsInPart = (a: Motif, b: Motif): boolean => hasOtherForeground(a, b) || a.terrain !== b.terrain

const hasOtherForeground = (a: Motif, b: Motif): boolean =>
  a.foreground !== b.foreground || ['none', 'birds'].includes(a.foreground)

const placeOf = ({ countries, continent }: TravelSubject) => ({ country: countries[0] ?? '', continent })

/** No group travels to Antarctica in its winter. */
const hasDarkNights = ({ slug, countries, continent, months }: TravelSubject): boolean =>
  continent !== 'antarctica' &&
  (!LIGHT_SUMMERS.some((name) => name === slug || countries.includes(name)) ||
    months.some((month) => month < 4 || month > 9))
