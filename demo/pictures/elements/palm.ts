import { type Point, polygon } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'

/** Outline of a palm standing at (x, y); `lean` is how far its top swings, relative to its height. */
export function palmOutline(rng: Rng, x: number, y: number, tall: number, lean: number): string {
  const topX = x + lean * tall
  const topY = y - tall
  const half = tall * 0.02
  const bendX = x + lean * tall * 0.28
  const bendY = y - tall * 0.52
  const n = (v: number): string => v.toFixed(1)
  let d = `M${n(x - half * 1.5)} ${n(y)}Q${n(bendX - half)} ${n(bendY)} ${n(topX - half * 0.6)} ${n(topY)}L${n(topX + half * 0.6)} ${n(topY)}Q${n(bendX + half)} ${n(bendY)} ${n(x + half * 1.5)} ${n(y)}Z`
  const fronds = rng.int(9, 11)
  for (let i = 0; i < fronds; i++) {
    const angle = -Math.PI * (1.14 - (1.28 * i) / (fronds - 1)) + rng.range(-0.08, 0.08)
    d += frond(topX, topY, angle, tall * rng.range(0.36, 0.5))
  }
  return d
}

/** A feathered leaf that rises, arches and droops: a bowed rib with leaflets hanging from it. */
function frond(x: number, y: number, angle: number, long: number): string {
  const side = Math.cos(angle) >= 0 ? 1 : -1
  const rib = (t: number): Point => [
    x + Math.cos(angle) * long * t,
    y + Math.sin(angle) * long * t + long * 0.62 * t * t,
  ]
  const steps = 9
  let d = ''
  const upper: Point[] = []
  const lower: Point[] = []
  for (let k = 0; k <= steps; k++) {
    const t = k / steps
    const [px, py] = rib(t)
    const thick = long * 0.034 * (1 - t * 0.85)
    upper.push([px, py - thick])
    lower.push([px, py + thick])
    if (k === 0) continue
    const [bx, by] = rib(t - 0.6 / steps)
    const hang = long * (0.05 + 0.2 * Math.sin(Math.min(1, t * 0.95 + 0.05) * Math.PI) ** 0.8)
    d += clockwise([
      [bx, by - thick],
      [px + side * long * 0.012, py - thick],
      [px + side * long * 0.07 * (1 - t), py + hang],
    ])
  }
  return d + clockwise([...upper, ...lower.reverse()])
}

/** Overlapping parts of one path only add up when they all turn the same way. */
function clockwise(points: Point[]): string {
  let area = 0
  for (let i = 0; i < points.length; i++) {
    const [a, b] = [points[i] as Point, points[(i + 1) % points.length] as Point]
    area += a[0] * b[1] - b[0] * a[1]
  }
  return polygon(area < 0 ? points.reverse() : points)
}
