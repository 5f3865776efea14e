import type { Point } from '../drawing/path.ts'
import { sampleLine } from '../drawing/sample-line.ts'
import { drawThreadFall } from '../elements/falls.ts'
import { drawRange } from '../elements/mountain-range.ts'
import { drawRidge } from '../elements/ridge.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import { woodLine } from '../elements/woods.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const WALLS = ['#5d7468', '#6a7480', '#58706f', '#76756a', '#4f6a62'] as const
const WOODS = ['#3f6a58', '#4a6f4c', '#3b6066'] as const

/** Steep walls on both sides of an arm of the sea, each pair nearer than the last; threads of falling water. */
export function drawFjord(stage: Stage): Footing {
  const { sheet, w, h, u, horizon } = stage
  const rng = stage.rng.fork('fjord')
  const own = rng.pick(WALLS)
  const wood = rng.pick(WOODS)
  const bare = rng.range(0.5, 0.8)
  const shore = horizon + 0.03 * h
  const middle = stage.sun.x / w
  const gap = 0.5 + (middle - 0.5) * 0.5
  const back = sheet.capture(() => {
    drawRidge(stage, rng.fork('far'), {
      y: horizon - 60 * u,
      swing: 70 * u,
      wave: 180 * u,
      own,
      depth: 0.86,
      bottom: shore,
      sharp: true,
    })
    drawWalls(stage, rng.fork('back'), { own, wood, bare, base: shore, tall: 0.3 * h, gap, open: 0.05, depth: 0.62 })
  })
  sheet.add(back)
  drawWater(stage, rng.fork('water'), { y: shore, bottom: h, own: rng.pick(SEAS), mirror: 0.6, shore: back })
  for (const [i, pair] of [
    { drop: 0.045, tall: 0.44, open: 0.15, depth: 0.4 },
    { drop: 0.12, tall: 0.58, open: 0.29, depth: 0.16 },
  ].entries()) {
    const base = shore + pair.drop * h
    const walls = sheet.capture(() =>
      drawWalls(stage, rng.fork(`walls${i}`), {
        own,
        wood,
        bare,
        base,
        tall: pair.tall * h * (stage.portrait ? 0.8 : 1),
        gap,
        open: pair.open,
        depth: pair.depth,
      }),
    )
    sheet.add(`<g transform="matrix(1 0 0 -0.4 0 ${(base * 1.4).toFixed(1)})" opacity="0.25">${walls}</g>`)
    sheet.add(walls)
  }
  return { kind: 'water', y: h * 0.86, own: wood }
}

/** One mountain wall on each side of the water, wooded at its foot. */
function drawWalls(
  stage: Stage,
  rng: Rng,
  walls: {
    own: string
    wood: string
    bare: number
    base: number
    tall: number
    gap: number
    open: number
    depth: number
  },
): void {
  const { sheet, w, u, light } = stage
  const { own, wood, base, tall, gap, open, depth } = walls
  for (const side of [-1, 1] as const) {
    const at = rng.fork(`side${side}`)
    const edge = gap + side * open
    const high = tall * at.range(0.8, 1.05)
    const foot = high * 0.62
    const summits: Point[] = [
      [edge * w + side * foot * at.range(0.75, 0.95), base - high * at.range(0.62, 0.8)],
      [edge * w + side * foot * at.range(1.7, 2.1), base - high],
      [edge * w + side * foot * 3.1, base - high * 0.9],
    ]
    drawRange(stage, at, { summits, base, own, depth, bare: walls.bare, alone: true, spread: [0.66, 0.86] })
    if (at.chance(0.5))
      drawThreadFall(stage, at.fork('fall'), {
        x: edge * w + side * foot * at.range(0.7, 1.1),
        top: base - high * 0.45,
        bottom: base,
        wide: (1.6 + 3 * (1 - depth)) * u,
        depth,
      })
    const [from, to] = [edge * w + side * foot * 0.12, side === 1 ? w + 20 : -20]
    if ((to - from) * side < 40 * u) continue
    const line = sampleLine(
      Math.min(from, to),
      Math.max(from, to),
      14 * u,
      (x) => base - Math.min(1, Math.abs(x - from) / (260 * u)) * (16 + 46 * (1 - depth)) * u,
    )
    const [start, end] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0]
    const bank = `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}L${end.toFixed(1)} ${base.toFixed(1)}L${start.toFixed(1)} ${base.toFixed(1)}Z`
    sheet.fill(
      bank + woodLine(stage, at.fork('wood'), line, (16 + 26 * (1 - depth)) * u),
      light.tone(wood, depth, -0.25),
    )
  }
}
