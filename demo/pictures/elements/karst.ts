import type { Rng } from '../random/rng.ts'
import { castRelief } from '../relief/cast.ts'
import { drawReliefByDistance } from '../relief/draw-relief.ts'
import { planeFractal, planeRidges } from '../relief/plane-noise.ts'
import type { Stage } from '../scene/stage.ts'

export interface KarstField {
  green: string
  rock: string
  count: number
  tall: number
  nearY: number
  farY: number
  depth: number
  nearDepth: number
  /** Round bare summits rather than sheer walls. */
  isRound?: boolean
  /** Share of the width around `gap` that stays open. */
  gap: number
  open: number
}

export const LIMESTONES = ['#d9c6a3', '#cdbfae', '#e0c9a8', '#c9b79c'] as const

/** Limestone towers in the distance, standing on the ground at `foot`. */
export function drawFarKarst(stage: Stage, rng: Rng, foot: number): void {
  drawKarst(stage, rng, {
    green: '#4c8a55',
    rock: rng.pick(LIMESTONES),
    count: stage.portrait ? 7 : 11,
    tall: 300 * stage.u,
    nearY: foot + 0.02 * stage.h,
    farY: foot - 0.03 * stage.h,
    depth: 0.74,
    nearDepth: 0.4,
    gap: stage.sun.x / stage.w,
    open: 0.08,
  })
}

/** Limestone towers standing in the sea or on a plain: sheer walls, wooded tops. */
export function drawKarst(stage: Stage, rng: Rng, field: KarstField): void {
  const { w, u, sunSide } = stage
  const { tall, nearY, farY } = field
  const deep = w * 1.6
  const towers = Array.from({ length: field.count }, () => {
    let x = rng.range(-0.1, 1.1)
    if (Math.abs(x - field.gap) < field.open)
      x = field.gap + Math.sign(x - field.gap || 1) * (field.open + rng.range(0, 0.25))
    const high = tall * rng.range(0.4, 1) ** 1.2
    return {
      x: x * w,
      z: deep * rng.range(0.12, 0.85),
      tall: high,
      r: high * rng.range(0.36, 0.66),
      lean: rng.range(-0.25, 0.25),
    }
  })
  const furrows = planeRidges(rng.fork('furrows'), 3, 0.5)
  const lumps = planeFractal(rng.fork('lumps'), 3, 0.5)
  const height = (x: number, z: number): number => {
    let high = -6
    const rough = (furrows(x / (70 * u), z / (70 * u)) - 0.5) * 34 * u
    for (const t of towers) {
      const away = (Math.hypot(x - t.x, (z - t.z) * 0.85) + rough) / t.r
      if (away < 1)
        high = Math.max(
          high,
          t.tall *
            (field.isRound ? 1 - Math.max(0, away) ** 1.8 : (1 - Math.max(0, away) ** 3.4) ** 0.55) *
            (0.88 + 0.2 * lumps(x / (90 * u), z / (90 * u)) + 0.12 * t.lean * ((x - t.x) / t.r)),
        )
    }
    return high
  }
  const view = castRelief({
    left: -8,
    right: w + 8,
    nearY,
    farY,
    top: farY - tall * 1.25,
    deep,
    height,
    light: [0.82 * sunSide, 0.45, -0.3],
    cell: 4.6 * u,
    slices: 105,
    perspective: 0.9,
    emphasis: 0.9,
  })
  const land = (i: number): number => ((view.altitude[i] as number) - 1) / 6
  const stretches = [0.66, 0.42, 0.2, 0]
  const tones = { depth: field.depth, top: farY - tall, base: nearY, mist: 0.2, mask: land }
  drawReliefByDistance(
    stage,
    view,
    { ...tones, own: field.green, lit: 0.42, half: 0.1, full: -0.25 },
    field.nearDepth,
    stretches,
  )
  const bare = planeFractal(rng.fork('bare'), 2)
  const wall = (i: number): number => {
    const x = (i % view.columns) / 7
    const y = Math.floor(i / view.columns) / 22
    const high = (view.altitude[i] as number) / tall
    return Math.min(land(i), bare(x, y) * 3 - 0.45, field.isRound ? (high - 0.22) * 8 : 0.7 - high)
  }
  drawReliefByDistance(
    stage,
    view,
    { ...tones, own: field.rock, mask: wall, lit: 0.35, half: 0.02, full: -0.3, lifts: [-0.05, 0.3, -0.35, -0.5] },
    field.nearDepth,
    stretches,
  )
}
