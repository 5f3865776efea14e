import type { Point } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import { castRelief, type ReliefView } from '../relief/cast.ts'
import { drawRelief } from '../relief/draw-relief.ts'
import { planeFractal, planeRidges } from '../relief/plane-noise.ts'
import { facingPath, fieldPath, reliefField } from '../relief/relief-path.ts'
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
  /** Land stands only under the summits, as islands do. */
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
  // Every foot lies behind the near edge, or the edge would cut the mountain into a wall.
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
