import type { ContinentCode } from '../../../shared/contracts/destination.ts'
import type { Motif, PictureHour } from '../subjects.ts'

/** Complete description of a poster: the same spec always gives the same SVG. */
export interface PosterSpec extends Motif {
  /** Seed of the shapes: the same seed draws the same mountains in every format and at every hour. */
  seed: string
  hour: PictureHour
  country: string
  continent: ContinentCode
  /** Slug of the travel. */
  travel?: string
  format: 'landscape' | 'portrait'
  /** Overrides random choices. */
  sky?: number
  sunX?: number
}

export const POSTER_SIZES = {
  landscape: { width: 1600, height: 1000 },
  portrait: { width: 960, height: 1200 },
} as const
