import type { Point } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'
import { levelAt } from './bank.ts'

const n = (v: number): string => v.toFixed(1)
const JACKETS = ['#e2573f', '#f0a83c', '#3f8f8a', '#4a6fb0', '#e9d3a2', '#b5486b', '#6f9a4a'] as const

/** A small group walking along a ground line, packs on their backs. */
export function drawWalkers(
  stage: Stage,
  rng: Rng,
  line: readonly Point[],
  from: number,
  tall: number,
  facing: 1 | -1,
): void {
  const count = rng.int(4, 7)
  for (let i = 0; i < count; i++) {
    const x = from - facing * i * tall * rng.range(0.62, 0.95)
    drawWalker(
      stage,
      rng,
      x,
      levelAt(line, x) + tall * 0.03,
      tall * rng.range(0.9, 1.06),
      facing,
      JACKETS[(i + rng.int(0, 6)) % JACKETS.length] ?? JACKETS[0],
    )
  }
}

function drawWalker(stage: Stage, rng: Rng, x: number, y: number, t: number, f: 1 | -1, jacket: string): void {
  const { sheet, light } = stage
  const dark = light.tone('#2f3440', 0, -0.35)
  const coat = light.bright(jacket, 0.03, -0.05)
  const skin = light.bright('#c98f6a', 0.03, -0.1)
  const stride = rng.range(0.09, 0.15) * t
  sheet.stroke(
    `M${n(x)} ${n(y - t * 0.46)}L${n(x + f * stride)} ${n(y)}M${n(x)} ${n(y - t * 0.46)}L${n(x - f * stride)} ${n(y)}`,
    dark,
    t * 0.085,
  )
  sheet.fill(
    `M${n(x - f * t * 0.17)} ${n(y - t * 0.74)}Q${n(x - f * t * 0.24)} ${n(y - t * 0.6)} ${n(x - f * t * 0.17)} ${n(y - t * 0.46)}L${n(x - f * t * 0.05)} ${n(y - t * 0.46)}L${n(x - f * t * 0.03)} ${n(y - t * 0.77)}Z`,
    dark,
  )
  sheet.fill(
    `M${n(x - t * 0.075)} ${n(y - t * 0.42)}L${n(x - t * 0.07)} ${n(y - t * 0.72)}Q${n(x)} ${n(y - t * 0.82)} ${n(x + t * 0.075)} ${n(y - t * 0.72)}L${n(x + t * 0.085)} ${n(y - t * 0.42)}Z`,
    coat,
  )
  sheet.stroke(
    `M${n(x + f * t * 0.02)} ${n(y - t * 0.7)}L${n(x + f * t * 0.13)} ${n(y - t * 0.55)}L${n(x + f * t * 0.18)} ${n(y - t * 0.6)}`,
    coat,
    t * 0.055,
  )
  if (rng.chance(0.5))
    sheet.stroke(`M${n(x + f * t * 0.17)} ${n(y - t * 0.62)}L${n(x + f * t * 0.24)} ${n(y)}`, dark, t * 0.018)
  sheet.add(`<circle cx="${n(x + f * t * 0.02)}" cy="${n(y - t * 0.88)}" r="${n(t * 0.072)}" fill="${skin}"/>`)
  sheet.fill(
    `M${n(x + f * t * 0.02 - t * 0.078)} ${n(y - t * 0.88)}a${n(t * 0.078)} ${n(t * 0.085)} 0 0 1 ${n(t * 0.156)} 0Z`,
    rng.chance(0.5) ? dark : light.bright(rng.pick(JACKETS), 0.03, -0.1),
  )
}
