import { mix } from '../colour/oklab.ts'
import { fractalNoise, ridgedNoise } from '../drawing/noise.ts'
import { hillUnder, landUnder, type Point, sampleLine } from '../drawing/path.ts'
import { hasSnow } from '../places/snow.ts'
import { climateOf } from '../places/styles.ts'
import type { Rng } from '../random/rng.ts'
import { castRelief, type ReliefView } from '../relief/cast.ts'
import { drawRelief, facingPath, fieldPath, reliefField } from '../relief/draw-relief.ts'
import { planeFractal, planeRidges } from '../relief/plane-noise.ts'
import type { Stage } from '../scene/stage.ts'

export interface RangeShape {
  /** Summits: x, and y of the top. */
  summits: readonly Point[]
  base: number
  own: string
  depth: number
  /** Share of the tallest summit's height that is bare, from the ground up; 1 or more for no snow. */
  bare: number
  snowColour?: string
  /** Land only below the summits, as on islands. */
  alone?: boolean
  /** Width of a mountain over its height; 1.15 to 1.5 when left out. */
  spread?: readonly [number, number]
}

/** A range cut into a few flat tones. */
export function drawRange(stage: Stage, rng: Rng, shape: RangeShape): ReliefView {
  const { sunSide, w, u } = stage
  const { base, own, depth, summits } = shape
  const peak = Math.min(...summits.map((summit) => summit[1]))
  const tall = base - peak
  const view = castRelief({
    left: -8,
    right: w + 8,
    nearY: base + (shape.alone ? 0 : 30 * u),
    farY: base - (shape.alone ? 12 : 30) * u,
    top: peak - 0.3 * tall,
    deep: tall * 2,
    height: mountainHeight(rng, shape, tall),
    light: [0.85 * sunSide, 0.42, -0.3],
    cell: 4.6 * u,
    slices: 68,
  })
  drawRelief(stage, view, {
    own,
    depth,
    top: peak,
    base,
    mist: 0.2,
    lifts: shape.bare < 1 ? [-0.24, 0.14, -0.52, -0.68] : [-0.12, 0.32, -0.46, -0.66],
    mask: shape.alone ? (i) => (view.altitude[i] as number) / 5 : undefined,
  })
  if (shape.bare < 1)
    drawSnowCover(stage, rng.fork('snow'), view, {
      top: peak,
      base,
      depth,
      tall,
      bare: shape.bare,
      colour: shape.snowColour ?? '#fbfdff',
    })
  return view
}

/** Snow above a line that wanders, longer on the lit side and on gentle ground. */
export function drawSnowCover(
  stage: Stage,
  rng: Rng,
  view: ReliefView,
  snow: { top: number; base: number; depth: number; tall: number; bare: number; colour: string },
): void {
  const { sheet, light } = stage
  const { facing, altitude, columns } = view
  const patch = planeFractal(rng, 3)
  const lowest = snow.tall * (snow.bare - 0.25)
  const field = reliefField(view, (i) => {
    const high = altitude[i] as number
    if (high < lowest) return -1
    const wander = 0.34 * patch((i % columns) / 14, Math.floor(i / columns) / 9)
    return (high - snow.tall * snow.bare) / (snow.tall * 0.3) + wander + 0.24 * ((facing[i] as number) - 0.3)
  })
  const tone = (lift: number): string =>
    sheet.vertical(
      snow.top,
      snow.base,
      light.bright(snow.colour, snow.depth * 0.7, lift),
      light.bright(snow.colour, snow.depth * 0.9, lift),
    )
  const cut = { smallest: 8 }
  sheet.fill(fieldPath(view, field, cut), tone(0))
  sheet.fill(facingPath(view, field, 1, 0.5, cut), tone(0.5))
  sheet.fill(facingPath(view, field, -1, 0.2, cut), tone(-0.34))
  sheet.fill(facingPath(view, field, -1, -0.18, cut), tone(-0.5))
}

/** Pyramids at the summits, roughened by branching ridges. */
function mountainHeight(
  rng: Rng,
  { summits, base, alone, spread = [1.15, 1.5] }: RangeShape,
  tall: number,
): (x: number, z: number) => number {
  const ridges = planeRidges(rng.fork('ridges'), 5, 0.5)
  const warp = planeFractal(rng.fork('warp'), 2)
  // Each foot is behind the near edge, which would otherwise cut the mountain into a wall.
  const peaks = summits.map(([x, y]) => {
    const wide = (base - y) * rng.range(spread[0], spread[1])
    return { x, tall: base - y, wide, z: wide * 0.92 + tall * rng.range(0, 0.4) }
  })
  const size = tall * 0.72
  return (x, z) => {
    let envelope = 0
    for (const p of peaks) {
      const away = Math.hypot((x - p.x) / p.wide, (z - p.z) / (p.wide * 0.9))
      if (away < 1) {
        const here = p.tall * ((1 - away) ** 1.25 * 0.8 + 0.2 * (1 - away * away))
        envelope = Math.max(envelope, here) + Math.min(envelope, here) * 0.12
      }
    }
    if (alone && envelope === 0) return -2
    const bend = warp(x / size, z / size) * 0.35
    const crest = ridges(x / size + bend, z / size + bend)
    return envelope * (0.62 + 0.6 * crest) + (alone ? -2 : tall * 0.1 * crest * Math.min(1, z / (tall * 0.4)))
  }
}

/** Hazy ranges behind the main one. */
export function drawHighRange(
  stage: Stage,
  rng: Rng,
  shape: { rock: string; base: number; tall?: number; bare?: number; main?: number },
): void {
  const { w, h, u, horizon } = stage
  const { base } = shape
  const climate = climateOf(stage.place)
  const rock =
    climate === 'tropical'
      ? mix(shape.rock, '#4d7a58', 0.7)
      : climate === 'arid'
        ? mix(shape.rock, '#b5764a', 0.6)
        : shape.rock
  drawRidge(stage, rng.fork('far'), {
    y: horizon - 60 * u,
    swing: 80 * u,
    wave: 190 * u,
    own: rock,
    depth: 0.84,
    bottom: base,
    sharp: true,
    mist: 0.5,
  })
  const tall =
    shape.tall ??
    (stage.portrait ? 0.38 : 0.45) * h * rng.range(0.9, 1.08) * (climate === 'tropical' || climate === 'arid' ? 0.8 : 1)
  const bare = hasSnow(stage.place) ? (shape.bare ?? rng.range(0.42, 0.66)) : 2
  drawRange(stage, rng.fork('back'), {
    summits: summitRow(rng.fork('back-row'), w, base, tall * 0.66, 5, rng.range(0.2, 0.8)),
    base,
    own: rock,
    depth: 0.6,
    bare,
  })
  const main = shape.main ?? rng.range(0.3, 0.7)
  drawRange(stage, rng.fork('front'), {
    summits: summitRow(rng.fork('front-row'), w, base, tall, rng.int(3, 5), main),
    base,
    own: rock,
    depth: 0.26,
    bare,
  })
}

/** Summits across the picture, highest at `main` (share of the width). */
function summitRow(rng: Rng, w: number, base: number, tall: number, count: number, main: number): Point[] {
  const xs = Array.from({ length: count }, (_, i) => ((i + rng.range(0.2, 0.8)) / count) * 1.2 - 0.1)
  const highest = xs.reduce((best, x, i) => (Math.abs(x - main) < Math.abs((xs[best] ?? 0) - main) ? i : best), 0)
  xs[highest] = main
  return xs
    .map(
      (x, i): Point => [
        x * w,
        base - tall * (i === highest ? 1 : rng.range(0.42, 0.72) * (1 - 0.3 * Math.abs(x - main))),
      ],
    )
    .sort((a, b) => a[0] - b[0])
}

export interface RidgeShape {
  /** Middle height of the skyline, and how far it swings. */
  y: number
  swing: number
  /** Width of one swing in px. */
  wave: number
  own: string
  depth: number
  /** Where the land ends or disappears in mist. */
  bottom: number
  /** Sharp crests rather than round hills. */
  sharp?: boolean
  /** How much mist gathers at the bottom, 0 to 1. */
  mist?: number
}

/** A skyline of hills or mountains; returns its top edge. */
export function drawRidge(stage: Stage, rng: Rng, shape: RidgeShape): Point[] {
  const { sheet, light, w, u } = stage
  const { y, swing, wave, own, depth, bottom } = shape
  const noise = shape.sharp ? ridgedNoise(rng, 5, 0.48) : fractalNoise(rng, 3, 0.34)
  const shift = rng.range(0, 100)
  const level = (x: number): number =>
    shape.sharp ? y + swing - 2 * swing * noise(x / wave + shift) : y - swing * noise(x / wave + shift)
  const top = sampleLine(-30, w + 30, (shape.sharp ? 7 : 26) * u, level)
  const mist = shape.mist ?? 0.5
  const fill = sheet.vertical(
    y - swing,
    bottom,
    light.tone(own, depth, 0.06),
    light.tone(own, Math.min(1, depth + mist * 0.6), 0.1),
  )
  sheet.fill(shape.sharp ? landUnder(top, bottom) : hillUnder(top, bottom), fill)
  return top
}
