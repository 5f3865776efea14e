import type { Rng } from '../random/rng.ts'
import { castRelief, projectSpot, type ReliefShape, type ReliefView, type Spot } from '../relief/cast.ts'
import { planeFractal } from '../relief/plane-noise.ts'
import type { Stage } from '../scene/stage.ts'

export interface Hills {
  view: ReliefView
  /** Where a spot of the ground is seen. */
  spot: (x: number, z: number) => Spot
  deep: number
}

/** Smooth hills that fill the lower part of the picture, as a relief to print or to cut into levels. */
export function castHills(
  stage: Stage,
  rng: Rng,
  hills: {
    tall: number
    size: number
    nearY: number
    farY: number
    deep?: number
    perspective?: number
    rise?: number
    cell?: number
    valley?: (x: number, z: number) => number
  },
): Hills {
  const { w, u, sunSide } = stage
  const roll = planeFractal(rng.fork('roll'), 2, 0.24)
  const shift = rng.range(0, 90)
  const deep = hills.deep ?? w * 1.8
  const height = (x: number, z: number): number => {
    const high =
      hills.tall * (0.55 + 0.9 * roll(x / hills.size + shift, z / hills.size)) + (hills.rise ?? 0) * (z / deep) ** 1.5
    return Math.max(0, high) * (hills.valley ? hills.valley(x, z) : 1)
  }
  const shape: ReliefShape = {
    left: -8,
    right: w + 8,
    nearY: hills.nearY,
    farY: hills.farY,
    top: hills.farY - (hills.tall * 1.6 + (hills.rise ?? 0)),
    deep,
    height,
    light: [0.82 * sunSide, 0.5, -0.12],
    cell: (hills.cell ?? 5) * u,
    slices: 105,
    perspective: hills.perspective ?? 1.2,
    emphasis: 1.5,
  }
  return { view: castRelief(shape), spot: (x, z) => projectSpot(shape, x, z), deep }
}
