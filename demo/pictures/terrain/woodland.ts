import { mix } from '../colour/oklab.ts'
import type { Point } from '../drawing/path.ts'
import { drawHighRange, drawRange, drawRidge } from '../elements/mountains.ts'
import { drawLeaves, drawPine, drawVines, palmOutline, treeCrowns } from '../elements/trees.ts'
import { drawThreadFall, drawWater, levelAt, SEAS } from '../elements/water.ts'
import { drawForestTree, woodLine } from '../elements/woods.ts'
import { climateOf } from '../places/styles.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const EVERGREENS = ['#3d7056', '#4b7a4a', '#346a66', '#56764f'] as const
const AUTUMNS = ['#c8773a', '#b95b3a', '#d39a3f', '#a8643c'] as const

/** Wooded hills in mist, each nearer than the last, tall trees in front. */
export function drawForest(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('forest')
  const climate = climateOf(stage.place)
  const autumn = rng.chance(0.32) && climate === 'alpine'
  const green = rng.pick(EVERGREENS)
  const warm = rng.pick(AUTUMNS)
  if (rng.chance(0.5) && climate === 'alpine')
    drawHighRange(stage, rng, { rock: '#76869a', base: horizon + 0.03 * h, tall: rng.range(0.2, 0.3) * h })
  const layers = [
    { y: -70, swing: 70, depth: 0.82, tall: 16 },
    { y: -28, swing: 66, depth: 0.66, tall: 24 },
    { y: 36, swing: 64, depth: 0.5, tall: 36 },
    { y: 104, swing: 60, depth: 0.34, tall: 54 },
    { y: 184, swing: 54, depth: 0.2, tall: 84 },
    { y: 276, swing: 44, depth: 0.08, tall: 124 },
  ]
  for (const [i, layer] of layers.entries()) {
    const at = rng.fork(`layer${i}`)
    const own = autumn && i % 2 === 1 ? warm : autumn ? mix(green, warm, 0.45) : green
    const top = drawRidge(stage, at, {
      y: horizon + layer.y * u,
      swing: layer.swing * u,
      wave: (300 + 50 * i) * u,
      own,
      depth: layer.depth,
      bottom: h + 10,
      mist: 0.55,
    })
    const colour = light.tone(own, layer.depth, -0.2)
    const drawOne: DrawTree =
      climate === 'alpine'
        ? (x, y, tall) => drawPine(stage, at, x, y, tall, colour, light.tone(own, layer.depth, 0.28), 0.17)
        : (x, y, tall) => drawForestTree(stage, at, x, y, tall, layer.depth)
    if (i < 4) sheet.fill(woodLine(stage, at.fork('trees'), top, layer.tall * u), colour)
    else drawTreesAlong(stage, at, top, layer.tall, drawOne)
    if (autumn && i > 1 && i < 5)
      sheet.fill(
        treeCrowns(
          at.fork('crowns'),
          rng.range(0, 0.5) * w,
          rng.range(0.6, 1) * w,
          (x) => levelAt(top, x) + 14 * u,
          layer.tall * 0.36 * u,
        ),
        light.tone(warm, layer.depth, 0.08),
      )
  }
  return { kind: 'land', y: h * 0.93, own: green }
}

type DrawTree = (x: number, y: number, tall: number) => void

function drawTreesAlong({ w, u }: Stage, rng: Rng, line: readonly Point[], height: number, draw: DrawTree): void {
  for (let x = -20 * u; x < w + 20 * u; x += height * rng.range(0.22, 0.55) * u) {
    const tall = height * rng.range(0.6, 1.25) * u
    draw(x, levelAt(line, x) + 8 * u, tall)
  }
}

const GREENS = ['#3f8a5a', '#4f9050', '#2f7f6c', '#5f9145', '#3b7a66'] as const

interface Storey {
  y: number
  swing: number
  depth: number
  size: number
}

/** Rain forest in storeys: wooded mountains in mist unless on a plain, crowns and palms, a pool, large leaves close by. */
export function drawJungle(stage: Stage): Footing {
  const { h, u, horizon } = stage
  const rng = stage.rng.fork('jungle')
  const own = rng.pick(GREENS)
  const pool = stage.wantsWater || rng.chance(0.4)
  const base = horizon + 0.06 * h
  const isFlat = stage.terrainKind === 'plain'
  drawRidge(stage, rng.fork('far'), {
    y: horizon - (isFlat ? 20 : 110) * u,
    swing: (isFlat ? 24 : 90) * u,
    wave: 230 * u,
    own,
    depth: 0.84,
    bottom: base,
    sharp: !isFlat,
    mist: 0.5,
  })
  if (!isFlat) drawJungleMountain(stage, rng, own, base)
  const storeys: Storey[] = [
    { y: -8, swing: 44, depth: 0.5, size: 20 },
    { y: 44, swing: 42, depth: 0.34, size: 32 },
    { y: 112, swing: 38, depth: 0.2, size: 46 },
    ...(pool ? [] : [{ y: 206, swing: 36, depth: 0.08, size: 66 }]),
  ]
  for (const [i, storey] of storeys.entries()) drawStorey(stage, rng.fork(`storey${i}`), own, storey, pool && i === 2)
  const water = horizon + 0.2 * h
  if (pool) drawWater(stage, rng.fork('pool'), { y: water, bottom: h, own: rng.pick(SEAS), mirror: 0.45 })
  drawLeaves(stage, rng.fork('leaves'), own)
  if (rng.chance(0.6)) drawVines(stage, rng.fork('vines'), own)
  return pool ? { kind: 'water', y: h * 0.87, own } : { kind: 'land', y: h * 0.93, own }
}

/** A wooded mountain, mostly with a thin waterfall. */
function drawJungleMountain(stage: Stage, rng: Rng, own: string, base: number): void {
  const { w, h, u } = stage
  const fall = stage.sunSide === 1 ? rng.range(0.28, 0.42) : rng.range(0.58, 0.72)
  const tall = rng.range(0.22, 0.34) * h
  const summits: Point[] = [
    [(fall - 0.16) * w, base - tall * 0.72],
    [fall * w, base - tall],
    [(fall + 0.15) * w, base - tall * 0.66],
    [(1 - fall) * w, base - tall * 0.5],
  ]
  drawRange(stage, rng.fork('mountain'), { summits, base, own, depth: 0.5, bare: 2, spread: [0.8, 1.1] })
  if (rng.chance(0.7))
    drawThreadFall(stage, rng.fork('falls'), {
      x: (fall + stage.sunSide * 0.012) * w,
      top: base - tall * 0.74,
      bottom: base,
      wide: rng.range(5, 9) * u,
      depth: 0.36,
    })
}

/** One storey of crowns, lit from the sun's side, with palms standing out of it. */
function drawStorey(stage: Stage, rng: Rng, own: string, storey: Storey, shore: boolean): void {
  const { sheet, w, h, u, horizon, light } = stage
  const { depth, size } = storey
  const bottom = shore ? horizon + 0.2 * h + 2 : h + 10
  const top = drawRidge(stage, rng, {
    y: horizon + storey.y * u,
    swing: storey.swing * u,
    wave: 300 * u,
    own,
    depth,
    bottom,
    mist: 0.3,
  })
  const level = (x: number): number => levelAt(top, x) + 3 * u
  const peak = Math.min(...top.map((point) => point[1]))
  sheet.fill(
    treeCrowns(rng.fork('crowns'), -40, w + 40, level, size * u),
    sheet.vertical(
      peak - size * u,
      peak + 120 * u,
      light.tone(own, depth, -0.16),
      light.tone(own, Math.min(1, depth + 0.12), 0.04),
    ),
  )
  const { sunSide } = stage
  sheet.fill(
    treeCrowns(rng.fork('lit'), -40, w + 40, (x) => level(x - sunSide * 6 * u) - size * 0.36 * u, size * 0.42 * u),
    light.tone(own, depth, 0.26),
    0.5,
  )
  sheet.fill(
    treeCrowns(rng.fork('shade'), -40, w + 40, (x) => level(x) + size * 0.75 * u, size * 0.55 * u),
    light.tone(own, depth, -0.42),
    0.4,
  )
  let palms = ''
  for (let k = 0; k < 5; k++) {
    const x = rng.range(-0.02, 1.02) * w
    palms += palmOutline(rng, x, level(x) + size * 0.6 * u, size * rng.range(2.6, 4) * u, rng.range(-0.2, 0.2))
  }
  sheet.fill(palms, light.tone(own, depth, -0.4))
}
