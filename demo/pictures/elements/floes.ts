import { type Point, polygon } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

/** Flat pieces of sea ice, small towards the horizon, each with a thin edge and a shadow in the water. */
export function drawFloes(stage: Stage, rng: Rng, field: { ice: string; from: number; to: number }): void {
  const { sheet, w, u, light } = stage
  const { ice, from, to } = field
  const floes = Array.from({ length: 46 }, () => ({ t: rng.next() ** 1.25, x: rng.range(-0.05, 1.05) * w })).sort(
    (a, b) => a.t - b.t,
  )
  for (const { t, x } of floes) {
    const y = from + (to - from) * t
    const half = (12 + 95 * t ** 1.4) * rng.range(0.4, 1.2) * u
    const flat = 0.22 + 0.06 * t
    const count = rng.int(6, 9)
    const edge = Array.from({ length: count }, (_, i): Point => {
      const angle = (i / count) * 2 * Math.PI + rng.range(-0.2, 0.2)
      const out = half * rng.range(0.72, 1.05)
      return [x + Math.cos(angle) * out, y + Math.sin(angle) * out * flat]
    })
    const thick = (1.5 + 8 * t) * u
    const depth = 0.5 * (1 - t)
    const shift = (by: number): Point[] => edge.map(([px, py]): Point => [px, py + by])
    sheet.fill(polygon(shift(thick * 2.2)), light.tone('#0d3550', depth, -0.2), 0.25)
    sheet.fill(polygon([...shift(thick)]), light.bright('#7fb4cc', depth, -0.3))
    sheet.fill(polygon(edge), light.bright(ice, depth, rng.range(-0.02, 0.3)))
  }
}
