import { blob, type Point } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'

/** A flat-topped thorn tree standing at (x, y): forked trunk and two or three level crowns. */
export function acaciaOutline(rng: Rng, x: number, y: number, tall: number): string {
  const half = tall * 0.028
  const n = (v: number): string => v.toFixed(1)
  const lean = rng.range(-0.08, 0.08) * tall
  let d = ''
  const crowns = [
    { dx: rng.range(-0.3, -0.2), level: rng.range(0.74, 0.8), wide: rng.range(0.34, 0.42) },
    { dx: rng.range(0.2, 0.34), level: rng.range(0.8, 0.86), wide: rng.range(0.34, 0.44) },
    { dx: rng.range(-0.05, 0.08), level: 0.95, wide: rng.range(0.44, 0.56) },
  ]
  const fork = y - tall * 0.38
  d += `M${n(x - half * 1.6)} ${n(y)}Q${n(x - half * 0.6)} ${n(y - tall * 0.18)} ${n(x + lean - half)} ${n(fork)}L${n(x + lean + half)} ${n(fork)}Q${n(x + half)} ${n(y - tall * 0.18)} ${n(x + half * 2)} ${n(y)}Z`
  for (const crown of crowns) {
    const cx = x + lean + crown.dx * tall
    const cy = y - crown.level * tall
    d += `M${n(x + lean - half)} ${n(fork + half)}Q${n(x + lean + crown.dx * tall * 0.35)} ${n(cy + tall * 0.22)} ${n(cx)} ${n(cy)}L${n(cx + half)} ${n(cy)}Q${n(x + lean + crown.dx * tall * 0.4 + half)} ${n(cy + tall * 0.26)} ${n(x + lean + half)} ${n(fork + half)}Z`
    const count = 12
    d += blob(
      Array.from({ length: count }, (_, i): Point => {
        const angle = (i / count) * 2 * Math.PI
        const out = rng.range(0.88, 1.1)
        const flat = Math.sin(angle) > 0 ? 0.1 : 0.24
        return [cx + Math.cos(angle) * crown.wide * tall * out, cy + Math.sin(angle) * crown.wide * tall * flat * out]
      }),
    )
  }
  return d
}
