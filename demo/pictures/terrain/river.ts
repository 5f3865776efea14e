import { drawHighRange } from '../elements/high-range.ts'
import { drawRidge } from '../elements/ridge.ts'
import { castHills, type Hills } from '../elements/rolling-hills.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import { drawTree, woodLine } from '../elements/woods.ts'
import type { Rng } from '../random/rng.ts'
import { drawReliefByDistance } from '../relief/draw-relief.ts'
import { planeFractal } from '../relief/plane-noise.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const BANKS = ['#5f8a4e', '#7d9150', '#4f8062', '#94924f', '#6b8a5a'] as const

/** A river that winds between wooded hills to the viewer. */
export function drawRiver(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('river')
  const own = rng.pick(BANKS)
  if (rng.chance(0.6))
    drawHighRange(stage, rng, { rock: '#7d8a92', base: horizon + 0.04 * h, tall: rng.range(0.2, 0.3) * h })
  for (const [i, layer] of [
    { y: -64, depth: 0.76 },
    { y: -22, depth: 0.58 },
  ].entries()) {
    const top = drawRidge(stage, rng.fork(`hill${i}`), {
      y: horizon + layer.y * u,
      swing: 64 * u,
      wave: 300 * u,
      own,
      depth: layer.depth,
      bottom: h,
      mist: 0.35,
    })
    sheet.fill(woodLine(stage, rng.fork(`wood${i}`), top, (14 + 8 * i) * u), light.tone(own, layer.depth - 0.03, -0.25))
  }
  drawWater(stage, rng.fork('water'), { y: horizon + 0.03 * h, bottom: h, own: rng.pick(SEAS), mirror: 0.66 })
  const deep = w * 1.8
  const bend = rng.range(0.16, 0.26) * w * (rng.chance(0.5) ? 1 : -1)
  const start = rng.range(0.32, 0.68) * w
  const wobble = planeFractal(rng.fork('wobble'), 2)
  const half = w * (stage.wantsWater ? 0.19 : 0.13)
  const middle = (z: number): number => {
    const t = z / deep
    return w / 2 + (start - w / 2) * (1 + t) + bend * (1 + 1.2 * t) * Math.sin(t * 7.5)
  }
  const shore = (x: number, z: number): number => Math.abs(x - middle(z)) - half - w * 0.03 * wobble(z / (w * 0.3), 0)
  const valley = (x: number, z: number): number => {
    const away = shore(x, z)
    return (
      0.5 * Math.min(1, Math.max(0, away / (w * 0.1))) ** 0.7 +
      0.8 * Math.min(1.6, Math.max(0, away / (w * 0.5))) ** 1.2
    )
  }
  const hills = castHills(stage, rng.fork('hills'), {
    tall: 190 * u,
    size: 620 * u,
    nearY: h * 1.1,
    farY: horizon + 0.035 * h,
    deep,
    perspective: 2,
    valley,
  })
  const { view } = hills
  drawReliefByDistance(
    stage,
    view,
    {
      own,
      depth: 0.58,
      top: horizon,
      base: h,
      mist: 0.1,
      mask: (i) => ((view.altitude[i] as number) - 3 * u) / 5,
      lit: 0.64,
      half: 0.34,
      full: 0.1,
      lifts: [-0.02, 0.24, -0.3, -0.5],
      cut: { tolerance: 0.7, smooth: true, smallest: 40 },
    },
    0.04,
    [0.62, 0.4, 0.22, 0.1, 0],
  )
  plantBanks(stage, rng.fork('trees'), hills, middle, half)
  return stage.wantsWater
    ? { kind: 'water', y: h * 0.86, own, water: { x: hills.spot(middle(deep * 0.1), deep * 0.1).x, share: 0.3 } }
    : { kind: 'land', y: h * 0.92, own }
}

/** Trees in groups on both banks, far ones first. */
function plantBanks(stage: Stage, rng: Rng, hills: Hills, middle: (z: number) => number, half: number): void {
  const { w, u } = stage
  const trees = Array.from({ length: 46 }, () => {
    const z = hills.deep * (0.1 + 0.86 * rng.next())
    const side = rng.chance(0.5) ? 1 : -1
    return hills.spot(middle(z) + side * (half + w * (0.03 + 0.5 * rng.next() ** 2)), z)
  }).sort((a, b) => b.distance - a.distance)
  for (const tree of trees)
    drawTree(stage, rng, tree.x, tree.y + 3 * u, rng.range(80, 150) * tree.scale * u, 0.06 + 0.5 * tree.distance)
}
