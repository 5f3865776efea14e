import { fractalNoise } from '../drawing/noise.ts'
import { band, hillUnder, type Point } from '../drawing/path.ts'
import { sampleLine } from '../drawing/sample-line.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const SANDS = ['#ecd3a0', '#f1dfb8', '#dcb98a', '#e9c9a4'] as const

/** A crescent of sand with lines of surf; it widens towards `side`. */
export function drawBeach(stage: Stage, rng: Rng, side: 1 | -1): Footing {
  const { sheet, w, h, u, light } = stage
  const own = rng.pick(SANDS)
  const noise = fractalNoise(rng, 2, 0.4)
  const line = (lift: number, calm: number): Point[] =>
    sampleLine(-30, w + 30, 40 * u, (x) => {
      const t = side === 1 ? x / w : 1 - x / w
      return (
        h * 0.965 -
        0.15 * h * Math.max(0, t) ** 2.2 -
        lift * u * (0.5 + 0.5 * t) +
        noise(x / (240 * u) + lift * 0.13) * 9 * u * calm
      )
    })
  const foam = light.bright('#ffffff', 0.05, 0.15)
  sheet.fill(hillUnder(line(58, 1.2), h + 10), light.tone('#6fc7bf', 0.08, 0.1), 0.5)
  sheet.fill(band(line(66, 1.2), line(57, 1.4)), foam, 0.75)
  sheet.fill(hillUnder(line(24, 1), h + 10), light.tone(own, 0.02, -0.2))
  sheet.fill(band(line(31, 1), line(20, 1.5)), foam, 0.92)
  sheet.fill(
    hillUnder(line(4, 1), h + 10),
    sheet.vertical(h * 0.8, h, light.tone(own, 0.06, 0.14), light.tone(own, 0, -0.06)),
  )
  return { kind: 'land', y: h * 0.93, own }
}
