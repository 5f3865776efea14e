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

/** A feathered leaf that rises, arches and droops. */
function frond(x: number, y: number, angle: number, long: number): string {
  const side = Math.cos(angle) >= 0 ? 1 : -1
  const steps = 7
  const upper: Point[] = []
  const lower: Point[] = []
  for (let k = 0; k <= steps; k++) {
    const t = k / steps
    const px = x + Math.cos(angle) * long * t
    const py = y + Math.sin(angle) * long * t + long * 0.62 * t * t
    const wide = long * 0.115 * Math.sin(Math.min(1, t * 1.15 + 0.06) * Math.PI) ** 0.7
    upper.push([px, py - wide * 0.35])
    lower.push([px - side * long * 0.03, py + wide * 1.2])
    if (k < steps) lower.push([px + side * (long / steps) * 0.72, py + wide * 0.35])
  }
  return polygon([...upper, ...lower.reverse()])
}
