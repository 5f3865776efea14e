import { drawFloes } from '../elements/floes.ts'
import { drawHighRange } from '../elements/high-range.ts'
import { drawSeaCliffs } from '../elements/sea-cliffs.ts'
import { drawWater } from '../elements/water.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const ICES = ['#dbeaf2', '#cfe6ea', '#e4ecf4', '#d3e0f0'] as const
const DEEPS = ['#1c5a78', '#1f6f86', '#27507f', '#195f70'] as const

/** A glacier front or white mountains above a cold sea with floes. */
export function drawIce(stage: Stage): Footing {
  const { sheet, h, u, horizon } = stage
  const rng = stage.rng.fork('ice')
  const ice = rng.pick(ICES)
  const sea = rng.pick(DEEPS)
  const land = sheet.capture(() => {
    drawHighRange(stage, rng, {
      rock: '#7b8ea6',
      base: horizon + 3,
      tall: rng.range(0.24, 0.34) * h,
      bare: rng.range(0.02, 0.3),
    })
  })
  sheet.add(land)
  drawWater(stage, rng.fork('sea'), { y: horizon, bottom: h, own: sea, mirror: 0.55, shore: land })
  if (rng.chance(0.6))
    drawSeaCliffs(stage, rng.fork('front'), {
      rock: '#8fbfd6',
      top: '#f3f8fb',
      side: -stage.sunSide as 1 | -1,
      tall: rng.range(130, 200) * u,
      share: rng.range(0.16, 0.26),
      nearY: h * 1.05,
      stacks: rng.int(1, 3),
      perspective: 2.6,
    })
  drawFloes(stage, rng.fork('floes'), { ice, from: horizon + 0.05 * h, to: h })
  return { kind: 'water', y: h * 0.8, own: ice, water: { x: stage.w * (0.5 + 0.06 * stage.sunSide), share: 0.7 } }
}
