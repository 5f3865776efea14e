import { drawHighRange } from '../elements/high-range.ts'
import { treeLine } from '../elements/pine.ts'
import { drawRidge } from '../elements/ridge.ts'
import { castHills } from '../elements/rolling-hills.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import { drawReliefByDistance } from '../relief/draw-relief.ts'
import { planeFractal } from '../relief/plane-noise.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const BANKS = ['#5f8a4e', '#7d9150', '#4f8062', '#94924f', '#6b8a5a'] as const

/** A river that winds from the hills to the viewer. */
export function drawRiver(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('river')
  const own = rng.pick(BANKS)
  if (rng.chance(0.45))
    drawHighRange(stage, rng, { rock: '#7d8a92', base: horizon + 0.04 * h, tall: rng.range(0.16, 0.26) * h })
  for (const [i, layer] of [
    { y: -46, depth: 0.76 },
    { y: -8, depth: 0.58 },
  ].entries()) {
    const top = drawRidge(stage, rng.fork(`hill${i}`), {
      y: horizon + layer.y * u,
      swing: 46 * u,
      wave: 330 * u,
      own,
      depth: layer.depth,
      bottom: h,
      mist: 0.3,
    })
    if (i === 1) sheet.fill(treeLine(rng.fork('wood'), top, 18 * u, 6 * u), light.tone(own, 0.56, -0.25))
  }
  drawWater(stage, rng.fork('water'), { y: horizon + 0.03 * h, bottom: h, own: rng.pick(SEAS), mirror: 0.6 })
  const deep = w * 1.8
  const bend = rng.range(0.16, 0.26) * w * (rng.chance(0.5) ? 1 : -1)
  const start = rng.range(0.3, 0.7) * w
  const wobble = planeFractal(rng.fork('wobble'), 2)
  const valley = (x: number, z: number): number => {
    const t = z / deep
    const line = w / 2 + (start - w / 2) * (1 + t) + bend * (1 + 1.2 * t) * Math.sin(t * 7.5)
    const away = Math.abs(x - line) - w * ((stage.wantsWater ? 0.17 : 0.11) + 0.03 * wobble(z / (w * 0.3), 0))
    return Math.min(1, Math.max(0, away / (w * 0.22))) ** 0.8
  }
  const view = castHills(stage, rng.fork('hills'), {
    tall: 130 * u,
    size: 640 * u,
    nearY: h * 1.1,
    farY: horizon + 0.035 * h,
    deep,
    perspective: 2,
    valley,
  })
  drawReliefByDistance(
    stage,
    view,
    {
      own,
      depth: 0.6,
      top: horizon,
      base: h,
      mist: 0.1,
      mask: (i) => ((view.altitude[i] as number) - 3 * u) / 5,
      lit: 0.62,
      half: 0.36,
      full: 0.16,
      lifts: [0, 0.2, -0.24, -0.4],
      cut: { tolerance: 0.7, smooth: true, smallest: 40 },
    },
    0.06,
    [0.62, 0.4, 0.22, 0.1, 0],
  )
  return stage.wantsWater
    ? { kind: 'water', y: h * 0.84, own, waterX: start + bend * 0.9 }
    : { kind: 'land', y: h * 0.92, own }
}
