import { mix } from '../colour/oklab.ts'
import { blob, type Point } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

/** Smoke that leans with the wind, lit from the sun's side. */
export function drawPlume(stage: Stage, rng: Rng, x: number, y: number, tall: number): void {
  const { sheet, light } = stage
  const wind = -stage.sunSide
  const body = mix(light.sky.stops[1], light.sky.stops[3], 0.45)
  const bright = mix(light.sky.sun, light.sky.stops[3], 0.3)
  const puffs = 9
  for (const [colour, shift, see] of [
    [body, 0, 0.75],
    [bright, 0.16, 0.55],
  ] as const) {
    let d = ''
    for (let i = 0; i < puffs; i++) {
      const t = i / (puffs - 1)
      const r = tall * (0.05 + 0.17 * t) * (1 - shift * 1.6)
      const cx = x + wind * tall * 0.75 * t ** 1.5 + stage.sunSide * r * shift
      const cy = y - tall * 0.52 * t ** 0.8 - r * shift
      d += puff(rng, cx, cy, r)
    }
    sheet.fill(
      d,
      sheet.linear(
        [x, y],
        [x + wind * tall * 0.75, y - tall * 0.55],
        [
          [colour, 0, see],
          [colour, 0.6, see * 0.7],
          [colour, 1, 0.05],
        ],
      ),
    )
  }
}

function puff(rng: Rng, x: number, y: number, r: number): string {
  const count = 9
  return blob(
    Array.from({ length: count }, (_, i): Point => {
      const angle = (i / count) * 2 * Math.PI
      const out = r * rng.range(0.82, 1.16)
      return [x + Math.cos(angle) * out * 1.15, y + Math.sin(angle) * out * 0.9]
    }),
  )
}
