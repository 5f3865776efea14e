import { drawHighRange } from '../elements/high-range.ts'
import { drawRidge } from '../elements/ridge.ts'
import { woodLine } from '../elements/woods.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const ROCKS = ['#6f7f93', '#8a7f86', '#7d8a86', '#96826f', '#6a7796', '#8c7466'] as const
const MEADOWS = ['#4c7354', '#5d7a45', '#3f6b5e', '#6e7f43', '#47685f'] as const

/** High mountains: a far range, a great connected range, forested foothills. */
export function drawPeaks(stage: Stage): Footing {
  const { sheet, h, u, horizon, light } = stage
  const rng = stage.rng.fork('peaks')
  const rock = rng.pick(ROCKS)
  const meadow = rng.pick(MEADOWS)
  const base = horizon + 0.1 * h
  drawHighRange(stage, rng, { rock, base })
  const near = [
    { y: horizon + 0.05 * h, swing: 34 * u, depth: 0.36, tall: 24 },
    { y: horizon + 0.11 * h, swing: 42 * u, depth: 0.2, tall: 40 },
    { y: horizon + 0.2 * h, swing: 50 * u, depth: 0.06, tall: 64 },
  ]
  for (const [i, layer] of near.entries()) {
    const at = rng.fork(`hill${i}`)
    const top = drawRidge(stage, at, {
      y: layer.y,
      swing: layer.swing,
      wave: 420 * u,
      own: meadow,
      depth: layer.depth,
      bottom: h + 10,
      mist: 0.18,
    })
    sheet.fill(woodLine(stage, at.fork('trees'), top, layer.tall * u), light.tone(meadow, layer.depth, -0.32))
  }
  return { kind: 'land', y: h * 0.88, own: meadow }
}
