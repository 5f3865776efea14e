import { lens, polygon } from '../drawing/path.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround, spotOn } from './ground.ts'

/** Great stone figures on a grassy slope. */
export function drawMoai(stage: Stage, footing: Footing): void {
  const { sheet, light, h, u, sunSide } = stage
  const rng = stage.rng.fork('moai')
  const ground = drawGround(stage, rng, footing, { rise: 0.1, own: '#7f8a4a' })
  const n = (v: number): string => v.toFixed(1)
  for (const [i, t] of [0.47, 0.37, 0.27, 0.16, 0.05].entries()) {
    const { x, y } = spotOn(stage, ground, t)
    const s = (0.2 + 0.045 * i) * h * rng.range(0.92, 1.08) * (stage.portrait ? 0.8 : 1)
    const f = sunSide
    const body = `M${n(x - f * s * 0.2)} ${n(y)}L${n(x - f * s * 0.21)} ${n(y - s * 0.36)}Q${n(x - f * s * 0.14)} ${n(y - s * 0.46)} ${n(x - f * s * 0.15)} ${n(y - s * 0.6)}L${n(x - f * s * 0.13)} ${n(y - s * 0.96)}Q${n(x)} ${n(y - s * 1.02)} ${n(x + f * s * 0.1)} ${n(y - s * 0.97)}L${n(x + f * s * 0.13)} ${n(y - s * 0.84)}L${n(x + f * s * 0.1)} ${n(y - s * 0.8)}L${n(x + f * s * 0.19)} ${n(y - s * 0.63)}L${n(x + f * s * 0.13)} ${n(y - s * 0.6)}L${n(x + f * s * 0.15)} ${n(y - s * 0.53)}L${n(x + f * s * 0.12)} ${n(y - s * 0.5)}L${n(x + f * s * 0.13)} ${n(y - s * 0.43)}Q${n(x + f * s * 0.22)} ${n(y - s * 0.34)} ${n(x + f * s * 0.22)} ${n(y)}Z`
    sheet.fill(
      body,
      sheet.linear(
        [x - f * s * 0.2, 0],
        [x + f * s * 0.2, 0],
        [
          [light.tone('#6a5f58', 0.02, -0.5), 0],
          [light.tone('#8a7a6c', 0.03, -0.15), 0.6],
          [light.bright('#b09a84', 0.04, 0.3), 1],
        ],
      ),
    )
    sheet.fill(
      polygon([
        [x + f * s * 0.0, y - s * 0.81],
        [x + f * s * 0.11, y - s * 0.82],
        [x + f * s * 0.09, y - s * 0.75],
        [x, y - s * 0.76],
      ]),
      light.tone('#3a3430', 0, -0.4),
      0.7,
    )
    sheet.fill(lens(x, y + 3 * u, s * 0.3, s * 0.02), light.ink, 0.3)
  }
}
