import type { Point } from './path.ts'

/** Points along x at even steps, y from a function. */
export function sampleLine(from: number, to: number, step: number, y: (x: number) => number): Point[] {
  const count = Math.max(1, Math.round((to - from) / step))
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const x = from + ((to - from) * i) / count
    return [x, y(x)]
  })
}
