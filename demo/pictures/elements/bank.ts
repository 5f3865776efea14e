import { fractalNoise } from '../drawing/noise.ts'
import { curve, hillUnder, type Point } from '../drawing/path.ts'
import { sampleLine } from '../drawing/sample-line.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

/** Near ground across the whole picture, higher on one side; returns its top edge. */
export function drawBank(
  stage: Stage,
  rng: Rng,
  shape: { y: number; rise: number; side: 1 | -1; fill: string; rim?: string },
): Point[] {
  const { sheet, w, h, u } = stage
  const noise = fractalNoise(rng, 3, 0.4)
  const top = sampleLine(-20, w + 20, 30 * u, (x) => {
    const t = shape.side === 1 ? x / w : 1 - x / w
    const eased = Math.max(0, Math.min(1, (t - 0.15) / 0.85))
    return shape.y - shape.rise * eased ** 1.6 + noise(x / (260 * u)) * 12 * u
  })
  sheet.fill(hillUnder(top, h + 10), shape.fill)
  if (shape.rim) sheet.stroke(curve(top), shape.rim, 2.2 * u, 0.55)
  return top
}

/** Height of a sampled line at x. */
export function levelAt(line: readonly Point[], x: number): number {
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i], line[i + 1]]
    if (a && b && x >= a[0] && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(0.001, b[0] - a[0])
  }
  return line.at(-1)?.[1] ?? 0
}

/** Blades of grass along a line. */
export function grassAlong(rng: Rng, line: readonly Point[], tall: number, gap: number): string {
  let d = ''
  const from = line[0]?.[0] ?? 0
  const to = line.at(-1)?.[0] ?? 0
  for (let x = from; x < to; x += gap * rng.range(0.4, 1.6)) {
    const y = levelAt(line, x) + tall * 0.15
    const lean = rng.range(-0.5, 0.5) * tall
    const up = tall * rng.range(0.4, 1)
    d += `M${(x - tall * 0.09).toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${(y - up * 0.6).toFixed(1)} ${(x + lean).toFixed(1)} ${(y - up).toFixed(1)}Q${(x + tall * 0.05).toFixed(1)} ${(y - up * 0.5).toFixed(1)} ${(x + tall * 0.09).toFixed(1)} ${y.toFixed(1)}Z`
  }
  return d
}
