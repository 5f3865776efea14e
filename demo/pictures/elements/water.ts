import { mix } from '../colour/oklab.ts'
import { lens, rectangle } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

export const SEAS = ['#1f7a8c', '#2a9d94', '#1d6fa3', '#3b8ea5', '#23698f', '#3aa6a0'] as const

export interface WaterShape {
  y: number
  bottom: number
  own: string
  /** Share of the mirrored land and sky that shows through, 0 to 1. */
  mirror?: number
  /** Land that stands on the far shore (markup), mirrored about `y`. */
  shore?: string
}

/** A surface of water: mirrored shore, depth gradient, ripples, and the sun's path on it. */
export function drawWater(stage: Stage, rng: Rng, shape: WaterShape): void {
  const { sheet, w, light } = stage
  const { y, bottom, own } = shape
  const mirror = shape.mirror ?? 0.35
  const [, high, low, near] = light.sky.stops
  const reach = y + (bottom - y) * 0.95
  sheet.fill(rectangle(0, y, w, bottom - y), sheet.vertical(y, reach, near, low, mix(high, low, 0.35)))
  if (shape.shore) {
    const squash = 0.78
    sheet.clipped(rectangle(0, y, w, bottom - y), () =>
      sheet.add(`<g transform="matrix(1 0 0 ${-squash} 0 ${(y * (1 + squash)).toFixed(1)})">${shape.shore}</g>`),
    )
  }
  const far = light.tone(own, 0.42, 0.05)
  const close = light.tone(own, 0, light.isDark ? -0.15 : -0.05)
  sheet.fill(
    rectangle(0, y, w, bottom - y),
    sheet.linear(
      [0, y],
      [0, bottom],
      [
        [far, 0, 1 - mirror],
        [mix(far, close, 0.6), 0.45, 1 - mirror * 0.75],
        [close, 1, 1 - mirror * 0.3],
      ],
    ),
  )
  drawRipples(stage, rng.fork('ripples'), y, bottom, light.tone(own, 0.5, 0.35), light.tone(own, 0.05, -0.3))
  drawSunPath(stage, rng.fork('path'), y, bottom)
}

/** Thin lenses, small and dense far off, long and sparse near. */
function drawRipples(stage: Stage, rng: Rng, y: number, bottom: number, lit: string, dark: string): void {
  const { sheet, w, u } = stage
  let bright = ''
  let shade = ''
  for (let i = 0; i < 46; i++) {
    const t = rng.next() ** 1.3
    const d = lens(
      rng.range(0, w),
      y + (bottom - y) * (0.03 + 0.97 * t),
      (26 + 130 * t) * rng.range(0.5, 1.3) * u,
      (0.8 + 3.4 * t) * u,
    )
    if (rng.chance(0.55)) bright += d
    else shade += d
  }
  sheet.fill(shade, dark, 0.22)
  sheet.fill(bright, lit, 0.3)
}

/** Broken light on the water under the sun or moon. */
export function drawSunPath(stage: Stage, rng: Rng, y: number, bottom: number): void {
  const { sheet, u, light, sun } = stage
  const strength = light.hour === 'day' ? 0.35 : 0.8
  const tall = bottom - y
  let d = ''
  let at = 0.008
  while (at < 0.96) {
    const t = at ** 0.9
    const spread = (14 + 120 * t) * u
    const count = t < 0.3 ? 2 : 3
    for (let i = 0; i < count; i++) {
      d += lens(
        sun.x + rng.range(-1, 1) * spread,
        y + tall * at,
        spread * rng.range(0.25, 0.95) * (1 - 0.55 * t),
        (1 + 4.2 * t) * rng.range(0.6, 1.2) * u,
      )
    }
    at += 0.012 + 0.055 * t
  }
  sheet.fill(
    d,
    sheet.linear(
      [0, y],
      [0, bottom],
      [
        [light.sky.sun, 0, strength],
        [light.sky.sun, 0.5, strength * 0.6],
        [light.sky.sun, 1, strength * 0.12],
      ],
    ),
  )
}
