import { fractalNoise, ridgedNoise } from '../drawing/noise.ts'
import { hillUnder, landUnder, type Point } from '../drawing/path.ts'
import { sampleLine } from '../drawing/sample-line.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

export interface RidgeShape {
  /** Middle height of the skyline, and how far it swings. */
  y: number
  swing: number
  /** Width of one swing in px. */
  wave: number
  own: string
  depth: number
  /** Where the land ends or disappears in mist. */
  bottom: number
  /** Sharp crests rather than round hills. */
  sharp?: boolean
  /** How much mist gathers at the bottom, 0 to 1. */
  mist?: number
}

/** A skyline of hills or mountains; returns its top edge. */
export function drawRidge(stage: Stage, rng: Rng, shape: RidgeShape): Point[] {
  const { sheet, light, w, u } = stage
  const { y, swing, wave, own, depth, bottom } = shape
  const noise = shape.sharp ? ridgedNoise(rng, 5, 0.48) : fractalNoise(rng, 3, 0.34)
  const shift = rng.range(0, 100)
  const level = (x: number): number =>
    shape.sharp ? y + swing - 2 * swing * noise(x / wave + shift) : y - swing * noise(x / wave + shift)
  const top = sampleLine(-30, w + 30, (shape.sharp ? 7 : 26) * u, level)
  const mist = shape.mist ?? 0.5
  const fill = sheet.vertical(
    y - swing,
    bottom,
    light.tone(own, depth, 0.06),
    light.tone(own, Math.min(1, depth + mist * 0.6), 0.1),
  )
  sheet.fill(shape.sharp ? landUnder(top, bottom) : hillUnder(top, bottom), fill)
  return top
}
