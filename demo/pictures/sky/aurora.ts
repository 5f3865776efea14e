import { fractalNoise } from '../drawing/noise.ts'
import { polygon } from '../drawing/path.ts'
import { sampleLine } from '../drawing/sample-line.ts'
import type { Stage } from '../scene/stage.ts'

const CURTAINS = [
  ['#5ef2b0', '#3fd0c9'],
  ['#8df5a0', '#6a7df0'],
  ['#6ff0c8', '#b06ee8'],
] as const

/** Two or three curtains of northern light, brightest along the lower hem. */
export function drawAurora(stage: Stage): void {
  const { sheet, w, horizon, u } = stage
  const rng = stage.rng.fork('aurora')
  const [green, veil] = rng.pick(CURTAINS)
  const count = rng.int(2, 3)
  for (let i = 0; i < count; i++) {
    const wander = fractalNoise(rng.fork(`hem${i}`), 3)
    const flicker = fractalNoise(rng.fork(`height${i}`), 4, 0.7)
    const base = horizon * (0.66 - i * 0.17)
    const lean = rng.range(-0.12, 0.12)
    const hem = sampleLine(-20, w + 20, 14 * u, (x) => base + wander(x / (330 * u)) * 95 * u + (x - w / 2) * lean)
    for (let k = 0; k < hem.length - 1; k++) {
      const [a, b] = [hem[k], hem[k + 1]]
      if (!a || !b) continue
      const strength = 0.62 + 0.5 * flicker(a[0] / (60 * u))
      if (strength < 0.2) continue
      const tall = (150 + 170 * Math.max(0, strength)) * u
      const fill = sheet.linear(
        [0, a[1]],
        [0, a[1] - tall],
        [
          [green, 0, 0],
          [green, 0.07, Math.min(0.62, 0.5 * strength)],
          [green, 0.3, 0.28 * strength],
          [veil, 0.65, 0.13 * strength],
          [veil, 1, 0],
        ],
      )
      const sway = 26 * u
      sheet.fill(
        polygon([
          [a[0], a[1]],
          [b[0] + 0.7, b[1]],
          [b[0] + sway + 0.7, b[1] - tall],
          [a[0] + sway, a[1] - tall],
        ]),
        fill,
      )
    }
  }
}
