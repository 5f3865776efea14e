import { PHOTOS, photoId, photoWidth } from '../../../backend/api/images/picture-path.ts'
import { createRng, type Rng } from '../random/rng.ts'
import type { PosterSpec } from '../scene/poster-spec.ts'
import { type Foreground, HOURS, type Hour, type Terrain, type TravelSubject } from '../subjects.ts'
import type { PlannedPicture } from './planned-picture.ts'
import { stageTerrain } from './stage-terrain.ts'

/** Landscapes for a further view of a place: those found near it. */
const BESIDE: Partial<Record<Terrain, Terrain>> = {
  peaks: 'lake',
  lake: 'forest',
  jungle: 'river',
  fjord: 'lake',
  steppe: 'peaks',
  forest: 'lake',
  'rice-terraces': 'jungle',
  reef: 'islands',
  islands: 'coast',
  ice: 'peaks',
  temple: 'oldtown',
  skyline: 'oldtown',
  vineyards: 'oldtown',
  oldtown: 'river',
}
/** Foregrounds that fit a landscape anywhere in the world. */
const BEFORE: Record<Terrain, readonly Foreground[]> = {
  dunes: ['none', 'tents'],
  peaks: ['none', 'birds', 'tents'],
  volcano: ['none', 'birds'],
  coast: ['boats', 'birds', 'none'],
  islands: ['boats', 'birds'],
  skyline: ['none', 'birds', 'bridge'],
  oldtown: ['none', 'birds'],
  forest: ['none', 'birds'],
  jungle: ['birds', 'none'],
  ice: ['icebergs'],
  savanna: ['acacia', 'birds'],
  canyon: ['none', 'birds'],
  lake: ['boats', 'none', 'birds'],
  river: ['boats', 'bridge', 'none'],
  'rice-terraces': ['village', 'none'],
  temple: ['none', 'birds'],
  fjord: ['boats', 'none', 'birds'],
  vineyards: ['none', 'village'],
  steppe: ['tents', 'none', 'birds'],
  reef: ['boats', 'birds'],
}
/** Landscapes for night views: lamps, stars, the moon on snow. */
const BY_NIGHT: readonly Terrain[] = ['skyline', 'oldtown', 'dunes', 'peaks', 'lake', 'ice', 'steppe', 'fjord']
/** Details have a low sun behind them. */
const LOW_SUN: readonly Hour[] = ['dawn', 'golden', 'dusk']
/** Foregrounds too small or too far for a detail. */
const DETAILS: Partial<Record<Foreground, Foreground>> = { none: 'birds' }

/** A travel's poster in both formats, and photos of its stages' landscapes, then of the poster's. */
export function travelPosters(travel: TravelSubject): PlannedPicture[] {
  const { slug, picture } = travel
  const poster = (spec: Partial<PosterSpec>): PosterSpec => ({
    country: travel.countries[0] ?? '',
    continent: travel.continent,
    terrain: picture.terrain,
    foreground: picture.foreground,
    seed: slug,
    hour: picture.hour,
    format: 'landscape',
    view: 'wide',
    ...spec,
  })
  const plan = (id: string, spec: PosterSpec, widest: number | null): PlannedPicture => ({
    kind: 'poster',
    resource: 'posters',
    id,
    spec,
    ...(widest === null ? {} : { widest }),
  })
  return [
    plan(`${slug}-landscape`, poster({}), null),
    plan(`${slug}-portrait`, poster({ format: 'portrait' }), null),
    ...photoScenes(travel).map((scene, index) => plan(photoId(slug, index), poster(scene), photoWidth(index))),
  ]
}

/** Landscapes of the photos, the stages' first. */
function photoScenes({ slug, picture, continent, copy }: TravelSubject): Partial<PosterSpec>[] {
  const seen: Terrain[] = [picture.terrain]
  const firstHour = HOURS.indexOf(picture.hour) + 1
  return Array.from({ length: PHOTOS }, (_, index) => {
    const rng = createRng(`${slug}/photo-${index}`)
    const hour = HOURS[(firstHour + index) % HOURS.length] ?? 'day'
    const stage = copy.en.stages[index]
    const named = stage === undefined ? null : stageTerrain(stage, continent, seen)
    if (named === null) return moreOf(picture, index, hour, rng, slug)
    seen.push(named)
    return {
      seed: `${slug}/photo-${index}`,
      terrain: named,
      foreground: rng.pick(named === picture.terrain ? [picture.foreground, ...BEFORE[named]] : BEFORE[named]),
      hour: lit(named, hour),
    }
  })
}

const lit = (terrain: Terrain, hour: Hour): Hour => (hour === 'night' && !BY_NIGHT.includes(terrain) ? 'dusk' : hour)

/** The poster's place again: in other light, closer, or the landscape next to it. */
function moreOf(
  { terrain, foreground, hour: own }: TravelSubject['picture'],
  index: number,
  hour: Hour,
  rng: Rng,
  slug: string,
): Partial<PosterSpec> {
  const seed = `${slug}/photo-${index}`
  const beside = BESIDE[terrain] ?? terrain
  switch (index % 3) {
    case 0:
      return { seed, terrain: beside, foreground: rng.pick(['none', 'birds', 'none']), hour: lit(beside, hour) }
    case 1:
      return {
        seed,
        hour: rng.pick(LOW_SUN.filter((each) => each !== own)),
        foreground: DETAILS[foreground] ?? foreground,
        view: 'detail',
      }
    default:
      return { seed, foreground: rng.pick([foreground, ...BEFORE[terrain]]), hour: lit(terrain, hour) }
  }
}
