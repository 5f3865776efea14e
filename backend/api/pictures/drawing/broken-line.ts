import type { Rng } from '../random/rng.ts'
import type { Point } from './path.ts'

/**
 * A line from `a` to `b` broken by midpoint displacement: rock edges, coasts. `rough` and `sag` (how far
 * it hangs below the straight line) are relative to its length.
 */
export function brokenLine(a: Point, b: Point, rng: Rng, rough: number, levels = 5, sag = 0): Point[] {
  if (levels === 0) return [a, b]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const push = rng.range(-rough, rough) + sag
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + Math.hypot(dx, dy) * push]
  const first = brokenLine(a, middle, rng, rough * 0.85, levels - 1, sag * 0.4)
  return [...first, ...brokenLine(middle, b, rng, rough * 0.85, levels - 1, sag * 0.4).slice(1)]
}

/** The part of a line, running down from its first point, that lies above `y`. */
export function cutBelow(line: readonly Point[], y: number): Point[] {
  const kept: Point[] = []
  for (const point of line) {
    if (point[1] > y) {
      const last = kept[kept.length - 1]
      if (last && point[1] > last[1]) {
        const t = (y - last[1]) / (point[1] - last[1])
        kept.push([last[0] + (point[0] - last[0]) * t, y])
      }
      return kept
    }
    kept.push(point)
  }
  return kept
}

/** Points along x at even steps, y from a function. */
export function sampleLine(from: number, to: number, step: number, y: (x: number) => number): Point[] {
  const count = Math.max(1, Math.round((to - from) / step))
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const x = from + ((to - from) * i) / count
    return [x, y(x)]
  })
}
