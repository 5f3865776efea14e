import type { TravelSource } from '../../seed/travel-source.ts'
import type { Hour } from '../colour/sky-schemes.ts'
import { createRng } from '../random/rng.ts'
import type { PosterSpec } from '../scene/poster-spec.ts'
import type { Foreground, Terrain } from '../scene/stage.ts'
import type { PlannedPicture } from './planned-picture.ts'

/** What a second view of a place may show: land that is found beside it. */
const BESIDE: Partial<Record<Terrain, Terrain>> = {
  peaks: 'lake',
  lake: 'forest',
  jungle: 'river',
  fjord: 'lake',
  steppe: 'peaks',
  forest: 'lake',
  'rice-terraces': 'jungle',
}
/** The light of two other photos, by the poster's own hour. */
const OTHER_HOURS: Record<Hour, readonly [Hour, Hour]> = {
  dawn: ['golden', 'day'],
  day: ['dusk', 'dawn'],
  golden: ['dawn', 'day'],
  dusk: ['day', 'golden'],
  night: ['golden', 'dawn'],
}
/** A detail stands against a low sun. */
const LOW_SUN: readonly Hour[] = ['dawn', 'golden', 'dusk']
/** Foregrounds that are too small or too far to fill a detail. */
const DETAILS: Partial<Record<Foreground, Foreground>> = { none: 'birds' }

/** A travel's poster in both formats and three more photos of the same place. */
export function travelPosters(
  travel: Pick<TravelSource, 'slug' | 'countries' | 'continent' | 'picture'>,
): PlannedPicture[] {
  const { slug, picture } = travel
  const base = {
    country: travel.countries[0] ?? '',
    continent: travel.continent,
    terrain: picture.terrain,
    foreground: picture.foreground,
  }
  const [sameView, otherView] = OTHER_HOURS[picture.hour]
  const rng = createRng(`${slug}/photos`)
  const poster = (spec: Partial<PosterSpec>): PosterSpec => ({
    ...base,
    seed: slug,
    hour: picture.hour,
    format: 'landscape',
    view: 'wide',
    ...spec,
  })
  const plan = (id: string, spec: PosterSpec): PlannedPicture => ({ kind: 'poster', resource: 'posters', id, spec })
  return [
    plan(`${slug}-landscape`, poster({})),
    plan(`${slug}-portrait`, poster({ format: 'portrait' })),
    plan(`${slug}-photo-1`, poster({ hour: sameView })),
    plan(
      `${slug}-photo-2`,
      poster({
        seed: `${slug}/other-view`,
        hour: otherView,
        terrain: BESIDE[picture.terrain] ?? picture.terrain,
        foreground: rng.pick(['none', 'birds', 'none']),
      }),
    ),
    plan(
      `${slug}-photo-3`,
      poster({
        seed: `${slug}/detail`,
        hour: rng.pick(LOW_SUN.filter((hour) => hour !== picture.hour)),
        foreground: DETAILS[picture.foreground] ?? picture.foreground,
        view: 'detail',
      }),
    ),
  ]
}
