import { circle, rectangle } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'

/** A hedge of round tree crowns along a ground line, as one path. */
export function treeCrowns(rng: Rng, from: number, to: number, ground: (x: number) => number, size: number): string {
  let d = ''
  for (let x = from; x < to; x += size * rng.range(0.45, 1)) {
    const r = size * rng.range(0.5, 1)
    const y = ground(x)
    d += circle(x, y - r * 0.5, r)
    d += rectangle(x - r * 0.8, y - r * 0.4, r * 1.6, r * 0.9)
  }
  return d
}
