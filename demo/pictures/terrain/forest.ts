import { mix } from '../colour/oklab.ts'
import { levelAt } from '../elements/bank.ts'
import { treeCrowns } from '../elements/crowns.ts'
import { drawHighRange } from '../elements/high-range.ts'
import { drawPine } from '../elements/pine.ts'
import { drawRidge } from '../elements/ridge.ts'
import { drawTree, woodLine } from '../elements/woods.ts'
import { climateOf } from '../places/climate.ts'
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
  if (rng.chance(0.5))
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
    if (i < 4) sheet.fill(woodLine(stage, at.fork('trees'), top, layer.tall * u), colour)
    else {
      for (let x = -20 * u; x < w + 20 * u; x += layer.tall * at.range(0.22, 0.55) * u) {
        const tall = layer.tall * at.range(0.6, 1.25) * u
        if (climate === 'alpine')
          drawPine(stage, at, x, levelAt(top, x) + 8 * u, tall, colour, light.tone(own, layer.depth, 0.28), 0.17)
        else drawTree(stage, at, x, levelAt(top, x) + 8 * u, tall, layer.depth)
      }
    }
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
