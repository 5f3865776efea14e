import type { ContinentCode } from '../../../shared/contracts/destination.ts'
import type { Foreground, Hour, Terrain } from '../subjects.ts'

/** Complete description of a poster: the same spec always gives the same SVG. */
export interface PosterSpec {
  /** Seed of the shapes: the same seed draws the same mountains in every format and at every hour. */
  seed: string
  terrain: Terrain
  foreground: Foreground
  hour: Hour
  country: string
  continent: ContinentCode
  format: 'landscape' | 'portrait'
  /** `detail` draws the foreground large before the sun. */
  view: 'wide' | 'detail'
  /** Overrides random choices. */
  sky?: number
  sunX?: number
}

export const POSTER_SIZES = {
  landscape: { width: 1600, height: 1000 },
  portrait: { width: 960, height: 1200 },
} as const
