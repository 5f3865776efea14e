import { mix } from '../colour/oklab.ts'
import type { Stage } from '../scene/stage.ts'

const n = (v: number): string => v.toFixed(1)

/** A gull-like bird, wings spread by `span`. */
function bird(x: number, y: number, span: number, flap: number): string {
  const s = span / 2
  const up = s * flap
  return `M${n(x - s)} ${n(y - up * 0.35)}Q${n(x - s * 0.5)} ${n(y - up)} ${n(x)} ${n(y)}Q${n(x + s * 0.5)} ${n(y - up)} ${n(x + s)} ${n(y - up * 0.35)}Q${n(x + s * 0.5)} ${n(y - up * 0.62)} ${n(x)} ${n(y + s * 0.16)}Q${n(x - s * 0.5)} ${n(y - up * 0.62)} ${n(x - s)} ${n(y - up * 0.35)}Z`
}

/** A flock that crosses the sky, in a loose V or scattered. */
export function drawBirds(stage: Stage, small = false): void {
  const { sheet, w, u, light, horizon, sun } = stage
  const rng = stage.rng.fork('birds')
  const count = small ? rng.int(3, 6) : rng.int(8, 15)
  const toSun = sun.x > w / 2 ? -1 : 1
  const cx = small ? rng.range(0.2, 0.8) * w : w / 2 + toSun * w * rng.range(0.05, 0.24)
  const cy = horizon * (small ? rng.range(0.35, 0.6) : rng.range(0.36, 0.56))
  const vee = rng.chance(0.5)
  let d = ''
  for (let i = 0; i < count; i++) {
    const k = Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1)
    const size = (small ? 17 : 34) * u * rng.range(0.6, 1.25)
    const x = vee ? cx + Math.abs(k) * 34 * u * -toSun + rng.range(-6, 6) * u : cx + rng.range(-210, 210) * u
    const y = vee ? cy + k * 22 * u + rng.range(-5, 5) * u : cy + rng.range(-90, 90) * u
    d += bird(x, y, size, rng.range(0.35, 0.8))
  }
  sheet.fill(d, mix(light.ink, light.sky.haze, small ? 0.35 : 0.15), 0.9)
}
