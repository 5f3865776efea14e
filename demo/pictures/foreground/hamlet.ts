import { solids } from '../elements/solids.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'
import { type Ground, spotOn } from './ground.ts'

/** Round huts with thatched roofs, or stone houses with a defence tower each. */
export function drawHamlet(stage: Stage, rng: Rng, ground: Ground, kind: 'huts' | 'towers'): void {
  const { h, portrait } = stage
  const part = solids(stage, 0.04)
  const spots = portrait ? [0.6, 0.44, 0.28, 0.1] : [0.46, 0.36, 0.25, 0.15, 0.05]
  for (const [i, t] of spots.entries()) {
    const size = (0.1 + 0.018 * i) * h * rng.range(0.9, 1.12)
    const { x, y } = spotOn(stage, ground, t, size * 0.5)
    if (kind === 'huts') {
      part.block(x, y, size * 0.42, size * 0.46, rng.pick(['#b8784f', '#c98f5f', '#a86a48']))
      part.arch(x, y, size * 0.1, size * 0.34)
      part.cone(x, y - size * 0.4, size * 0.66, size * 0.66, rng.pick(['#a58a52', '#8f7748']))
      continue
    }
    const stone = rng.pick(['#b3a084', '#a8967c', '#bda98a'])
    part.block(x + size * 0.36, y, size * 0.4, size * 0.52, stone)
    part.taper(x, y, size * 0.22, size * 0.18, size * 1.5, stone)
    part.bar(x, y - size * 1.42, size * 0.23, size * 0.1, stone)
    part.cone(x, y - size * 1.52, size * 0.25, size * 0.16, '#6a5f58')
    for (const up of [0.5, 0.9, 1.24]) part.arch(x, y - size * up, size * 0.03, size * 0.1)
  }
}
