import { levelAt } from '../elements/bank.ts'
import { treeCrowns } from '../elements/crowns.ts'
import { drawFalls } from '../elements/falls.ts'
import { drawLeaves } from '../elements/leaves.ts'
import { palmOutline } from '../elements/palm.ts'
import { drawRidge } from '../elements/ridge.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const GREENS = ['#3f8a5a', '#4f9050', '#2f7f6c', '#5f9145', '#3b7a66'] as const

/** Rain forest in storeys: misty hills, a waterfall, crowns and palms, large leaves at the edges. */
export function drawJungle(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('jungle')
  const own = rng.pick(GREENS)
  const fall = stage.sunSide === 1 ? rng.range(0.3, 0.44) : rng.range(0.56, 0.7)
  const layers = [
    { y: -130, swing: 90, depth: 0.84, size: 12 },
    { y: -80, swing: 76, depth: 0.68, size: 18 },
    { y: -6, swing: 56, depth: 0.48, size: 27 },
    { y: 86, swing: 46, depth: 0.3, size: 40 },
    { y: 190, swing: 40, depth: 0.14, size: 58 },
  ]
  const falls = rng.chance(0.6)
  for (const [i, layer] of layers.entries()) {
    const at = rng.fork(`layer${i}`)
    const top = drawRidge(stage, at, {
      y: horizon + layer.y * u,
      swing: layer.swing * u,
      wave: (260 + 60 * i) * u,
      own,
      depth: layer.depth,
      bottom: h + 10,
      mist: 0.5,
    })
    const level = (x: number): number => levelAt(top, x) + 3 * u
    const peak = Math.min(...top.map((point) => point[1]))
    const body = sheet.vertical(
      peak - 20 * u,
      peak + 150 * u,
      light.tone(own, layer.depth, -0.08),
      light.tone(own, Math.min(1, layer.depth + 0.2), 0),
    )
    sheet.fill(treeCrowns(at.fork('crowns'), -40, w + 40, level, layer.size * u), body)
    sheet.fill(
      treeCrowns(
        at.fork('lit'),
        -40,
        w + 40,
        (x) => level(x + stage.sunSide * -6 * u) - layer.size * 0.32 * u,
        layer.size * 0.5 * u,
      ),
      light.tone(own, layer.depth, 0.2),
      0.55,
    )
    if (i >= 2) {
      let palms = ''
      for (let k = 0; k < 3 + i; k++) {
        const x = at.range(0, w)
        palms += palmOutline(at, x, level(x) + 10 * u, layer.size * at.range(3, 4.4) * u, at.range(-0.25, 0.25))
      }
      sheet.fill(palms, light.tone(own, layer.depth, -0.32))
    }
    if (i === 2 && falls)
      drawFalls(stage, rng.fork('falls'), {
        x: fall * w,
        top: levelAt(top, fall * w) + 2 * u,
        bottom: horizon + 0.2 * h,
        wide: rng.range(40, 80) * u,
        rock: '#5d6660',
        depth: 0.4,
      })
  }
  drawLeaves(stage, rng.fork('leaves'), own)
  return { kind: 'land', y: h * 0.93, own }
}
