import { drawHighRange } from '../elements/high-range.ts'
import { drawRidge } from '../elements/ridge.ts'
import { castHills } from '../elements/rolling-hills.ts'
import { drawTree } from '../elements/woods.ts'
import { drawReliefByDistance } from '../relief/draw-relief.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const GRASSES = ['#b9a95a', '#9fa352', '#c9b06a', '#8e9a50', '#bf9a55', '#a8ad6c'] as const
const ROCKS = ['#7c8296', '#8a7f86', '#80909a', '#93806f'] as const

/** Wide grassland in long swells below far mountains. */
export function drawSteppe(stage: Stage): Footing {
  const { h, u, horizon } = stage
  const rng = stage.rng.fork('steppe')
  const own = rng.pick(GRASSES)
  if (rng.chance(0.7))
    drawHighRange(stage, rng, { rock: rng.pick(ROCKS), base: horizon + 0.05 * h, tall: rng.range(0.16, 0.26) * h })
  else
    drawRidge(stage, rng.fork('far'), {
      y: horizon - 20 * u,
      swing: 50 * u,
      wave: 420 * u,
      own,
      depth: 0.8,
      bottom: h,
      mist: 0.2,
    })
  const hills = castHills(stage, rng.fork('hills'), {
    tall: 150 * u,
    size: 760 * u,
    nearY: h * 1.14,
    farY: horizon + 0.02 * h,
    perspective: 1.3,
  })
  const { view } = hills
  drawReliefByDistance(
    stage,
    view,
    {
      own,
      depth: 0.66,
      top: horizon,
      base: h,
      mist: 0.1,
      lit: 0.66,
      half: 0.4,
      full: 0.22,
      lifts: [0, 0.2, -0.2, -0.36],
      cut: { tolerance: 0.8, smooth: true, smallest: 60 },
    },
    0.05,
    [0.62, 0.4, 0.22, 0.09, 0],
  )
  const trees = Array.from({ length: rng.int(6, 16) }, () =>
    hills.spot(rng.range(-0.3, 1.3) * stage.w, hills.deep * rng.range(0.2, 0.95)),
  ).sort((a, b) => b.distance - a.distance)
  for (const tree of trees)
    drawTree(stage, rng, tree.x, tree.y + 2 * u, rng.range(70, 110) * tree.scale * u, 0.06 + 0.55 * tree.distance)
  return { kind: 'land', y: h * 0.9, own }
}
