import { mix } from '../colour/oklab.ts'
import type { Point } from '../drawing/path.ts'
import { climateOf } from '../places/climate.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'
import { drawRange } from './mountain-range.ts'
import { drawRidge } from './ridge.ts'

/** Hazy ranges behind, and in front the range that makes the picture. */
export function drawHighRange(
  stage: Stage,
  rng: Rng,
  shape: { rock: string; base: number; tall?: number; bare?: number; main?: number },
): void {
  const { w, h, u, horizon } = stage
  const { base } = shape
  const climate = climateOf(stage.place)
  const snowless = climate === 'tropical' || climate === 'arid'
  const rock =
    climate === 'tropical'
      ? mix(shape.rock, '#4d7a58', 0.7)
      : climate === 'arid'
        ? mix(shape.rock, '#b5764a', 0.6)
        : shape.rock
  drawRidge(stage, rng.fork('far'), {
    y: horizon - 60 * u,
    swing: 80 * u,
    wave: 190 * u,
    own: rock,
    depth: 0.84,
    bottom: base,
    sharp: true,
    mist: 0.5,
  })
  const tall = shape.tall ?? (stage.portrait ? 0.38 : 0.45) * h * rng.range(0.9, 1.08) * (snowless ? 0.8 : 1)
  const bare = snowless ? 2 : (shape.bare ?? rng.range(0.42, 0.66))
  drawRange(stage, rng.fork('back'), {
    summits: summitRow(rng.fork('back-row'), w, base, tall * 0.66, 5, rng.range(0.2, 0.8)),
    base,
    own: rock,
    depth: 0.6,
    bare,
  })
  const main = shape.main ?? rng.range(0.3, 0.7)
  drawRange(stage, rng.fork('front'), {
    summits: summitRow(rng.fork('front-row'), w, base, tall, rng.int(3, 5), main),
    base,
    own: rock,
    depth: 0.26,
    bare,
  })
}

/** Summits across the picture, highest at `main` (share of the width). */
function summitRow(rng: Rng, w: number, base: number, tall: number, count: number, main: number): Point[] {
  const xs = Array.from({ length: count }, (_, i) => ((i + rng.range(0.2, 0.8)) / count) * 1.2 - 0.1)
  const highest = xs.reduce((best, x, i) => (Math.abs(x - main) < Math.abs((xs[best] ?? 0) - main) ? i : best), 0)
  xs[highest] = main
  return xs
    .map(
      (x, i): Point => [
        x * w,
        base - tall * (i === highest ? 1 : rng.range(0.42, 0.72) * (1 - 0.3 * Math.abs(x - main))),
      ],
    )
    .sort((a, b) => a[0] - b[0])
}
