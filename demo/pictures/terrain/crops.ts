import { mix } from '../colour/oklab.ts'
import { drawFarmRows } from '../elements/hills.ts'
import { drawRidge } from '../elements/mountains.ts'
import { treeCrowns } from '../elements/trees.ts'
import { levelAt } from '../elements/water.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const TEAS = ['#5f9f4a', '#4f9450', '#6fa84f'] as const

/** Rows of clipped tea bushes over steep green hills, a few shade trees. */
export function drawTeaFields(stage: Stage): Footing {
  const rng = stage.rng.fork('tea')
  const own = rng.pick(TEAS)
  drawRolling(stage, rng, own, '#4f7f6a', 96)
  drawPlots(stage, rng, [own, mix(own, '#2f7a4a', 0.3), own], 1.5)
  return { kind: 'land', y: stage.h * 0.9, own }
}

/** Violet rows to the hills. */
export function drawLavender(stage: Stage): Footing {
  const rng = stage.rng.fork('lavender')
  drawRolling(stage, rng, '#8f9a5a', '#6f7f86', 50)
  drawPlots(stage, rng, ['#9a7fc0', '#8f6fb8', '#a58acb'], 0.5)
  return { kind: 'land', y: stage.h * 0.9, own: '#7a6f5a' }
}

/** Level fields in strips of green and gold. */
export function drawFields(stage: Stage): Footing {
  const rng = stage.rng.fork('fields')
  const crops = rng.chance(0.5) ? ['#d9b85a', '#8fae4f', '#c9a64a'] : ['#8fae4f', '#d9b85a', '#7fa04a']
  drawRolling(stage, rng, '#8fa055', '#7f8f6f', 24)
  drawPlots(stage, rng, crops, 0.3)
  return { kind: 'land', y: stage.h * 0.9, own: '#6f8a4a' }
}

function drawRolling(stage: Stage, rng: Rng, own: string, far: string, swing: number): void {
  const { sheet, w, h, u, horizon, light } = stage
  for (const [i, layer] of [
    { y: -84, depth: 0.8 },
    { y: -46, depth: 0.66 },
    { y: -10, depth: 0.52 },
  ].entries()) {
    const top = drawRidge(stage, rng.fork(`hill${i}`), {
      y: horizon + layer.y * u,
      swing: swing * u,
      wave: (400 - 60 * i) * u,
      own: mix(own, far, 0.6 - 0.25 * i),
      depth: layer.depth,
      bottom: h,
      mist: 0.25,
    })
    const from = rng.range(0, 0.6) * w
    sheet.fill(
      treeCrowns(rng.fork(`wood${i}`), from, from + rng.range(0.15, 0.35) * w, (x) => levelAt(top, x), (9 + 5 * i) * u),
      light.tone('#4f7a4e', layer.depth - 0.04, -0.3),
    )
  }
}

function drawPlots(stage: Stage, rng: Rng, crops: readonly string[], steep: number): void {
  const { h, u, horizon } = stage
  for (const [i, plot] of [
    { y: 0.06, depth: 0.36, rows: 46 },
    { y: 0.15, depth: 0.2, rows: 34 },
    { y: 0.27, depth: 0.06, rows: 24 },
  ].entries())
    drawFarmRows(stage, rng.fork(`plot${i}`), {
      ...plot,
      y: horizon + plot.y * h,
      rise: (i % 2 === 0 ? -60 : 80) * steep * u,
      vanish: i % 2 === 0 ? rng.range(0.1, 0.45) : rng.range(0.55, 0.95),
      own: crops[i] ?? '#8fae4f',
    })
}
