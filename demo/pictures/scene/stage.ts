import type { ContinentCode } from '../../../shared/contracts/destination.ts'
import type { Light } from '../colour/light.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Rng } from '../random/rng.ts'
import type { Terrain } from '../subjects.ts'

/** Shared state of a poster's parts while they draw. */
export interface Stage {
  sheet: Sheet
  rng: Rng
  light: Light
  /** Picture size, and the length that is 1 px in a landscape of 1600 x 1000. */
  w: number
  h: number
  u: number
  portrait: boolean
  /** Height of the horizon. */
  horizon: number
  sun: { x: number; y: number; r: number }
  /** Direction of lit faces: 1 when the sun is on the right. */
  sunSide: 1 | -1
  /** The foreground needs water to stand in. */
  wantsWater: boolean
  place: { country: string; continent: ContinentCode; travel?: string }
  terrain: Terrain
  /** Checked kinds of the motif. */
  terrainKind: string | undefined
  foregroundKind: string | undefined
}

/** Ground that a terrain leaves for the foreground. */
export interface Footing {
  kind: 'land' | 'water' | 'air'
  /** Level of the nearest land, or of something afloat on the near water. */
  y: number
  own: string
  /** Open water at or just above a height of the picture, unless all below the horizon is water. */
  water?: (y: number) => { x: number; y: number; half: number }
}
