import type { ContinentCode } from '../../../shared/contracts/destination.ts'
import type { Light } from '../colour/light.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Rng } from '../random/rng.ts'

/** Everything a part of the picture may ask for while it draws itself. */
export interface Stage {
  sheet: Sheet
  rng: Rng
  light: Light
  /** Picture size, and the length that is 1 px in a landscape of 1600 x 1000. */
  w: number
  h: number
  u: number
  portrait: boolean
  /** Where the land or the sea meets the sky. */
  horizon: number
  sun: { x: number; y: number; r: number }
  /** Which way lit faces look: 1 when the sun stands to the right. */
  sunSide: 1 | -1
  /** The foreground needs water to stand in. */
  wantsWater: boolean
  place: { country: string; continent: ContinentCode }
}

/** What a terrain leaves at the viewer's feet, for the foreground to stand on. */
export interface Footing {
  kind: 'land' | 'water' | 'air'
  /** Level of the nearest land, or of something afloat on the near water. */
  y: number
  /** The ground's own colour. */
  own: string
  /** Middle of the near water and how much of the width it fills, where it does not fill all of it. */
  water?: { x: number; share: number }
}
