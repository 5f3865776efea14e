import { adjust } from '../colour/oklab.ts'
import { drawDuneField } from '../elements/dune-field.ts'
import { drawRidge } from '../elements/ridge.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const SANDS = ['#e6a850', '#dd8a4a', '#e8bd7a', '#d0703f', '#e3b088', '#dd9c58'] as const

/** A sea of sand: long dunes with one sharp winding crest each, one side in the light. */
export function drawDunes(stage: Stage): Footing {
  const { h, u, horizon } = stage
  const rng = stage.rng.fork('dunes')
  const own = rng.pick(SANDS)
  drawRidge(stage, rng.fork('far'), {
    y: horizon - 6 * u,
    swing: 26 * u,
    wave: 300 * u,
    own: adjust(own, { light: 0.8 }),
    depth: 0.82,
    bottom: horizon + 40 * u,
    sharp: rng.chance(0.5),
    mist: 0.3,
  })
  drawDuneField(stage, rng.fork('back'), {
    own,
    nearY: horizon + 0.13 * h,
    farY: horizon,
    tall: 120 * u,
    count: 6,
    depth: 0.56,
  })
  drawDuneField(stage, rng.fork('middle'), {
    own,
    nearY: horizon + 0.3 * h,
    farY: horizon + 0.05 * h,
    tall: 230 * u,
    count: 4,
    depth: 0.3,
  })
  drawDuneField(stage, rng.fork('near'), {
    own,
    nearY: h * 1.14,
    farY: horizon + 0.17 * h,
    tall: 200 * u,
    count: 3,
    depth: 0.06,
  })
  return { kind: 'land', y: h * 0.9, own }
}
