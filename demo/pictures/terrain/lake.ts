import { drawHighRange } from '../elements/high-range.ts'
import { drawRidge } from '../elements/ridge.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import { woodLine } from '../elements/woods.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const ROCKS = ['#6d7f92', '#86807f', '#788a86', '#8f7d6c', '#66759a'] as const
const WOODS = ['#3f6f58', '#557a45', '#3b6670', '#78753c', '#a3703a'] as const

/** Mountains and a wooded shore, mirrored in still water. */
export function drawLake(stage: Stage): Footing {
  const { sheet, h, u, horizon, light } = stage
  const rng = stage.rng.fork('lake')
  const wood = rng.pick(WOODS)
  const shore = horizon + 0.02 * h
  const land = sheet.capture(() => {
    drawHighRange(stage, rng, {
      rock: rng.pick(ROCKS),
      base: shore + 2,
      tall: (stage.portrait ? 0.3 : 0.36) * h * rng.range(0.85, 1.1),
    })
    for (const [i, layer] of [
      { y: 40, depth: 0.46, tall: 22 },
      { y: 14, depth: 0.3, tall: 34 },
    ].entries()) {
      const at = rng.fork(`shore${i}`)
      const top = drawRidge(stage, at, {
        y: shore - layer.y * u,
        swing: (22 - i * 10) * u,
        wave: 330 * u,
        own: wood,
        depth: layer.depth,
        bottom: shore + 2,
        mist: 0.1,
      })
      sheet.fill(woodLine(stage, at.fork('trees'), top, layer.tall * u), light.tone(wood, layer.depth, -0.3))
    }
  })
  sheet.add(land)
  drawWater(stage, rng.fork('water'), {
    y: shore,
    bottom: h,
    own: rng.pick(SEAS),
    mirror: rng.range(0.55, 0.75),
    shore: land,
  })
  return { kind: 'water', y: h * 0.8, own: wood }
}
