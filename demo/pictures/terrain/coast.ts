import { drawBeach } from '../elements/beach.ts'
import { drawRidge } from '../elements/ridge.ts'
import { drawSeaCliffs } from '../elements/sea-cliffs.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const ROCKS = ['#b98f6b', '#d9c3a0', '#8a8378', '#c77f5a', '#a89a8a', '#e4d6bd'] as const
const TOPS = ['#6d8a4a', '#87934f', '#55805c', '#9a9a58', '#4f7a58'] as const

/** Cliffs in headlands along the sea, stacks, and a beach or a cliff top at the viewer's feet. */
export function drawCoast(stage: Stage): Footing {
  const { h, u, horizon } = stage
  const rng = stage.rng.fork('coast')
  const sea = rng.pick(SEAS)
  const side = -stage.sunSide as 1 | -1
  if (rng.chance(0.5))
    drawRidge(stage, rng.fork('far'), {
      y: horizon - 8 * u,
      swing: 34 * u,
      wave: 330 * u,
      own: '#7f8f9a',
      depth: 0.86,
      bottom: horizon + 4,
      sharp: rng.chance(0.5),
    })
  drawWater(stage, rng.fork('sea'), { y: horizon, bottom: h, own: sea, mirror: 0.3 })
  const top = rng.pick(TOPS)
  drawSeaCliffs(stage, rng.fork('cliffs'), {
    rock: rng.pick(ROCKS),
    top,
    side,
    tall: rng.range(280, 420) * u,
    share: rng.range(0.2, 0.32),
    nearY: h * 1.2,
    stacks: stage.wantsWater ? 0 : rng.int(1, 4),
  })
  if (!stage.wantsWater && rng.chance(0.6)) return drawBeach(stage, rng.fork('beach'), side)
  return { kind: 'water', y: h * 0.8, own: top, water: { x: stage.w * (0.5 + 0.06 * stage.sunSide), share: 0.7 } }
}
