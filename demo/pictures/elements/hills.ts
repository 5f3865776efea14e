import { hillUnder, type Point, polygon, sampleLine } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import { castRelief, projectSpot, type ReliefShape, type ReliefView, type Spot } from '../relief/cast.ts'
import { planeFractal } from '../relief/plane-noise.ts'
import type { Stage } from '../scene/stage.ts'

export interface Hills {
  view: ReliefView
  /** Projects a spot of the ground into the picture. */
  spot: (x: number, z: number) => Spot
  deep: number
}

/** Smooth hills in the lower part of the picture, as a relief to print or to cut into levels. */
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

export interface Plot {
  own: string
  y: number
  /** How much the hill rises from left to right, px. */
  rise: number
  depth: number
  rows: number
  /** Share of the width where the rows meet. */
  vanish: number
}

/** A hill in rows: bushy stripes that fan out from a point beyond the crest. */
export function drawFarmRows(stage: Stage, rng: Rng, plot: Plot): void {
  const { sheet, w, h, u, light } = stage
  const { own, y, rise, depth, rows } = plot
  const phase = rng.range(0, 6)
  const crest = (x: number): number => y - rise * (x / w - 0.5) - 44 * u * Math.sin(x / (w * 0.2) + phase)
  const top = sampleLine(-20, w + 20, 40 * u, crest)
  const outline = hillUnder(top, h + 10)
  sheet.fill(
    outline,
    sheet.vertical(y - 60 * u, h, light.bright(own, depth, 0.14), light.bright(own, Math.max(0, depth - 0.1), 0)),
  )
  const vx = plot.vanish * w
  const vy = y - 190 * u
  sheet.clipped(outline, () => {
    let body = ''
    let lit = ''
    const reach = h - vy + 200 * u
    for (let k = -rows; k <= rows; k++) {
      const angle = (k / rows) * 1.32
      const [dx, dy] = [Math.sin(angle), Math.cos(angle)]
      const bend = 60 * u * Math.sin(k * 0.25 + phase)
      const near: Point = [vx + dx * reach * 1.6 + bend, vy + dy * reach * 1.6]
      const from: Point = [vx + dx * 40 * u, vy + dy * 40 * u]
      const half = (1.32 / rows) * reach * 1.6 * 0.36
      body += polygon([from, [near[0] + half, near[1]], [near[0] - half, near[1]]])
      lit += polygon([
        from,
        [near[0] + half * stage.sunSide, near[1]],
        [near[0] + half * 0.25 * stage.sunSide, near[1]],
      ])
    }
    sheet.fill(
      body,
      sheet.vertical(y - 60 * u, h, light.bright(own, depth, -0.42), light.bright(own, Math.max(0, depth - 0.1), -0.5)),
    )
    sheet.fill(lit, light.bright(own, depth, 0.22), 0.7)
  })
}
