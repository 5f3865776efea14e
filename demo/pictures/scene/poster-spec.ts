import type { ContinentCode } from '../../../shared/contracts/destination.ts'
import type { Foreground, Hour, Terrain } from '../subjects.ts'

/** All that decides how one poster looks: the same spec always gives the same SVG. */
export interface PosterSpec {
  /** Decides the shapes: the same seed draws the same mountains in every format and at every hour. */
  seed: string
  terrain: Terrain
  foreground: Foreground
  hour: Hour
  country: string
  continent: ContinentCode
  format: 'landscape' | 'portrait'
  /** `detail` puts the foreground large before the sun. */
  view: 'wide' | 'detail'
  /** Fixes what is otherwise drawn by lot. */
  sky?: number
  sunX?: number
}

export const POSTER_SIZES = {
  landscape: { width: 1600, height: 1000 },
  portrait: { width: 960, height: 1200 },
} as const
