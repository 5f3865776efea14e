import { circle, lens } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

const n = (v: number): string => v.toFixed(1)
const JACKETS = ['#e2573f', '#f0a83c', '#3f8f8a', '#4a6fb0', '#b5486b', '#6f9a4a'] as const

/** A small group seated around a fire; `size` is the height of a seated person. */
export function drawCampfire(stage: Stage, rng: Rng, x: number, y: number, size: number): void {
  const { sheet } = stage
  lampGlow(stage, x, y - size * 0.3, size * 3.2)
  for (const [i, dx] of [-1.5, -0.85, 0.9, 1.55].entries())
    drawSitter(
      stage,
      x + dx * size + rng.range(-0.08, 0.08) * size,
      y + (i % 3 === 0 ? 0.08 : -0.02) * size,
      size * rng.range(0.92, 1.08),
      dx < 0 ? 1 : -1,
      JACKETS[(i + rng.int(0, 5)) % JACKETS.length] ?? JACKETS[0],
    )
  sheet.fill(lens(x, y, size * 0.42, size * 0.06), '#3a2420')
  const flame = (half: number, tall: number, lean: number): string =>
    `M${n(x - half)} ${n(y)}Q${n(x - half * 1.3)} ${n(y - tall * 0.45)} ${n(x + lean)} ${n(y - tall)}Q${n(x + half * 0.5)} ${n(y - tall * 0.62)} ${n(x + half * 0.9)} ${n(y - tall * 0.5)}Q${n(x + half * 1.2)} ${n(y - tall * 0.2)} ${n(x + half)} ${n(y)}Z`
  sheet.fill(flame(size * 0.24, size * 0.78, size * 0.04), '#f0702e')
  sheet.fill(flame(size * 0.16, size * 0.54, -size * 0.03), '#ffb340')
  sheet.fill(flame(size * 0.08, size * 0.3, 0), '#fff0b0')
}

function drawSitter(stage: Stage, x: number, y: number, t: number, f: 1 | -1, jacket: string): void {
  const { sheet, light } = stage
  const dark = light.tone('#2f3440', 0, -0.4)
  sheet.stroke(
    `M${n(x)} ${n(y - t * 0.12)}L${n(x + f * t * 0.36)} ${n(y - t * 0.3)}L${n(x + f * t * 0.46)} ${n(y)}`,
    dark,
    t * 0.15,
  )
  sheet.fill(
    `M${n(x - f * t * 0.2)} ${n(y)}Q${n(x - f * t * 0.24)} ${n(y - t * 0.5)} ${n(x - f * t * 0.02)} ${n(y - t * 0.66)}Q${n(x + f * t * 0.2)} ${n(y - t * 0.6)} ${n(x + f * t * 0.16)} ${n(y)}Z`,
    light.tone(jacket, 0, -0.2),
  )
  sheet.stroke(
    `M${n(x + f * t * 0.06)} ${n(y - t * 0.52)}Q${n(x + f * t * 0.2)} ${n(y - t * 0.34)} ${n(x + f * t * 0.36)} ${n(y - t * 0.36)}`,
    light.bright(jacket, 0, 0.05),
    t * 0.09,
  )
  sheet.fill(
    circle(x + f * t * 0.05, y - t * 0.8, t * 0.145),
    light.bright('#c98f6a', 0.03, light.hour === 'day' ? 0 : 0.12),
  )
  sheet.fill(
    `M${n(x + f * t * 0.05 - t * 0.155)} ${n(y - t * 0.79)}a${n(t * 0.155)} ${n(t * 0.16)} 0 0 1 ${n(t * 0.31)} 0Z`,
    dark,
  )
}

/** Warm light around a lit window or tent, when it is not day. */
export function lampGlow(stage: Stage, x: number, y: number, r: number): void {
  if (stage.light.hour === 'day') return
  stage.sheet.fill(
    circle(x, y, r),
    stage.sheet.radial(x, y, r, [
      ['#ffd98a', 0, 0.5],
      ['#ffb95c', 0.4, 0.2],
      ['#ffb95c', 1, 0],
    ]),
  )
}
