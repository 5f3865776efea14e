import { adjust } from '../colour/oklab.ts'
import { rectangle } from '../drawing/path.ts'
import { drawRidge } from '../elements/mountains.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import type { Rng } from '../random/rng.ts'
import { castRelief, type ReliefView } from '../relief/cast.ts'
import { drawReliefByDistance, reliefPath } from '../relief/draw-relief.ts'
import { planeFractal, planeRidges } from '../relief/plane-noise.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawBaldRocks, isBaldRock } from './bald-rocks.ts'
import { groundCover } from './ground-cover.ts'

const ROCKS = ['#c8603a', '#d97b4a', '#b8513a', '#cf8a5e', '#a9533f', '#d18f63'] as const

const TUFFS = ['#dcbd98', '#e0c4a6', '#d6b08c'] as const
const GREYS = ['#9a958a', '#a8a08e', '#8f9088'] as const

/** Table mountains or bald rocks on a plain, or a gorge with a river at its bottom. */
export function drawCanyon(stage: Stage): Footing {
  const { h, u, horizon } = stage
  const rng = stage.rng.fork('canyon')
  if (isBaldRock(stage.terrainKind)) return drawBaldRocks(stage, rng, stage.terrainKind)
  const isGrey = stage.terrainKind === 'crags' || stage.terrainKind === 'ravine'
  const own = rng.pick(isGrey ? GREYS : stage.terrainKind === 'chimneys' ? TUFFS : ROCKS)
  const plain = isGrey ? rng.pick(groundCover(stage, ['#7d9158'])) : own
  drawRidge(stage, rng.fork('far'), {
    y: horizon - 18 * u,
    swing: 22 * u,
    wave: 420 * u,
    own,
    depth: 0.84,
    bottom: h,
    mist: 0.2,
  })
  if (stage.terrainKind === 'gorge' || stage.terrainKind === 'ravine') drawGorge(stage, rng, own, plain)
  else drawButtes(stage, rng, own, plain)
  return { kind: 'land', y: h * 0.9, own: adjust(plain, { light: 0.9 }) }
}

/** Cones of tuff, close together. */
const chimneys = (rng: Rng): { x: number; z: number; r: number; tall: number }[] =>
  Array.from({ length: 36 }, () => {
    const tall = rng.range(0.5, 1.1)
    return { x: rng.range(-0.1, 1.1), z: rng.range(0.26, 0.95), r: tall * rng.range(0.05, 0.075), tall }
  })

function drawButtes(stage: Stage, rng: Rng, own: string, ground: string): void {
  const { w, h, u, horizon, sunSide } = stage
  const tall = rng.range(250, 330) * u
  const deep = w * 2
  const rough = planeRidges(rng.fork('rough'), 3, 0.55)
  const plain = planeFractal(rng.fork('plain'), 3)
  const main = sunSide === 1 ? rng.range(0.2, 0.36) : rng.range(0.64, 0.8)
  const cones = stage.terrainKind === 'chimneys'
  const buttes = (
    cones
      ? chimneys(rng.fork('chimneys'))
      : [
          { x: main, z: 0.3, r: 0.1, tall: 1 },
          { x: main + sunSide * rng.range(0.24, 0.34), z: rng.range(0.42, 0.55), r: 0.045, tall: rng.range(0.8, 1.05) },
          { x: main + sunSide * rng.range(0.42, 0.56), z: 0.4, r: rng.range(0.05, 0.09), tall: rng.range(0.7, 0.95) },
          { x: rng.range(0.1, 0.9), z: 0.85, r: 0.16, tall: 0.9 },
          { x: rng.range(-0.2, 1.2), z: 0.95, r: 0.2, tall: 0.8 },
        ]
  ).map((b) => ({
    x: w / 2 + (b.x - 0.5) * w * (1 + 1.4 * b.z),
    z: b.z * deep,
    r: b.r * w * (1 + 0.8 * b.z),
    tall: b.tall * tall * (1 + 0.6 * b.z),
  }))
  const height = (x: number, z: number): number => {
    let high = 10 * u * plain(x / (300 * u), z / (300 * u))
    const wear = (rough(x / (70 * u), z / (70 * u)) - 0.5) * 44 * u
    for (const b of buttes) {
      const away = Math.hypot(x - b.x, z - b.z) + wear
      const wall = Math.min(1, Math.max(0, (b.r - away) / (16 * u)))
      if (cones) {
        high = Math.max(high, b.tall * Math.max(0, 1 - away / b.r) ** 0.7)
        continue
      }
      const scree = Math.max(0, 1 - Math.max(0, away - b.r) / (b.tall * 0.95)) ** 1.5
      const step = Math.min(1, Math.max(0, (b.r * 1.3 - away) / (12 * u))) * 0.08
      high = Math.max(high, b.tall * (0.42 * scree + 0.5 * wall + step))
    }
    return high
  }
  const view = castRelief({
    left: -8,
    right: w + 8,
    nearY: h * 1.1,
    farY: horizon,
    top: horizon - tall * 1.4,
    deep,
    height,
    light: [0.85 * sunSide, 0.45, -0.28],
    cell: 4.6 * u,
    slices: 115,
    perspective: 1.4,
    emphasis: 0.9,
  })
  stage.sheet.fill(
    rectangle(0, horizon + 4 * u, w, h),
    stage.sheet.vertical(
      horizon,
      h,
      stage.light.tone(ground, 0.7, 0.05),
      stage.light.tone(ground, 0.3, 0),
      stage.light.tone(ground, 0.05, -0.12),
    ),
  )
  drawBeds(stage, rng, view, own, tall, horizon, (i) => ((view.altitude[i] as number) / tall - 0.06) * 12)
}

function drawGorge(stage: Stage, rng: Rng, own: string, ground: string): void {
  const { w, h, u, horizon, sunSide, sheet, light } = stage
  const tall = 300 * u
  const deep = w * 3
  const rough = planeRidges(rng.fork('rough'), 4, 0.55)
  const wander = planeFractal(rng.fork('wander'), 2)
  drawWater(stage, rng.fork('river'), { y: horizon + 0.03 * h, bottom: h, own: rng.pick(SEAS), mirror: 0.45 })
  const mesas = Array.from({ length: 7 }, () => ({
    x: rng.range(-2.4, 3.4) * w,
    z: deep * rng.range(0.45, 0.95),
    r: rng.range(0.12, 0.3) * w,
    tall: rng.range(0.3, 0.8) * tall,
  }))
  const beds = 4
  const width = 120 * u
  const height = (x: number, z: number): number => {
    const t = z / deep
    const river = w * 0.5 + w * 0.5 * wander(z / (w * 1.1), 0.5) * Math.min(1, t * 3 + 0.3)
    const wear = rough(x / (190 * u), z / (190 * u)) - 0.5
    const away = Math.abs(x - river) - w * 0.17 + wear * 300 * u
    if (away < 0) return -6
    let high = 0
    for (let k = 0; k < beds; k++)
      high +=
        Math.min(1, Math.max(0, (away - k * width) / (24 * u))) * 0.8 +
        Math.min(1, Math.max(0, (away - k * width) / width)) * 0.2
    let level = (tall * high * 1.1) / beds
    if (away < beds * width) return level
    for (const m of mesas) {
      const out = Math.hypot(x - m.x, z - m.z) + wear * 160 * u
      level = Math.max(
        level,
        tall * 1.1 +
          m.tall *
            (0.6 * Math.min(1, Math.max(0, (m.r - out) / (30 * u))) +
              0.4 * Math.max(0, 1 - Math.max(0, out - m.r) / (m.tall * 1.4)) ** 1.6),
      )
    }
    return level
  }
  const view = castRelief({
    left: -8,
    right: w + 8,
    nearY: h * 1.12,
    farY: horizon + 0.02 * h,
    top: horizon - tall * 1.3,
    deep,
    height,
    light: [0.85 * sunSide, 0.45, -0.25],
    cell: 4.5 * u,
    slices: 115,
    perspective: 3,
    emphasis: 0.9,
  })
  drawBeds(stage, rng, view, own, tall, horizon, (i) => ((view.altitude[i] as number) - 1) / 6)
  const plain = reliefPath(
    view,
    (i) => Math.min(((view.altitude[i] as number) - tall * 1.085) * 0.6, (0.12 - (view.steep[i] as number)) * 20),
    { smallest: 30 },
  )
  sheet.fill(
    plain,
    sheet.vertical(
      horizon - 0.06 * h,
      h,
      light.tone(ground, 0.72, 0.08),
      light.tone(ground, 0.34, 0.02),
      light.tone(ground, 0.08, -0.1),
    ),
  )
}

/** Four tones by light, crossed by level beds of rock. */
function drawBeds(
  stage: Stage,
  rng: Rng,
  view: ReliefView,
  own: string,
  tall: number,
  horizon: number,
  mask?: (i: number) => number,
): void {
  const { sheet, light, h } = stage
  drawReliefByDistance(
    stage,
    view,
    {
      own,
      depth: 0.72,
      top: horizon - tall,
      base: h,
      mist: 0.14,
      lit: 0.5,
      half: 0.16,
      full: -0.12,
      lifts: [-0.06, 0.26, -0.42, -0.6],
      mask,
    },
    0.08,
    [0.6, 0.38, 0.2, 0],
  )
  const wave = planeFractal(rng.fork('beds'), 2)
  const edges = Array.from({ length: 7 }, () => rng.range(0.1, 0.98)).sort((a, b) => a - b)
  for (const [k, edge] of edges.entries()) {
    const thick = rng.range(0.015, 0.04)
    const bed = (i: number): number => {
      const level =
        (view.altitude[i] as number) / tall + 0.02 * wave((i % view.columns) / 26, Math.floor(i / view.columns) / 30)
      const here = (thick - Math.abs(level - edge)) * 30
      return Math.min(
        here,
        (0.9 - (view.distance[i] as number)) * 9,
        mask ? mask(i) : 1,
        (0.62 - (view.facing[i] as number)) * 8,
      )
    }
    sheet.fill(
      reliefPath(view, bed, { smallest: 8 }),
      k % 2 === 0 ? light.tone(own, 0.3, -0.55) : light.tone(adjust(own, { light: 1.2 }), 0.35, 0.35),
      0.3,
    )
  }
}
