import type { Stage } from '../scene/stage.ts'
import type { ReliefView } from './cast.ts'
import { type Cut, facingPath, fieldPath, reliefField } from './relief-path.ts'

export interface ReliefTones {
  own: string
  depth: number
  /** Picture y between which the tones fade into the haze. */
  top: number
  base: number
  /** How much of the fade happens, 0 to 1. */
  mist?: number
  /** Facing above which a spot is in the light, and below which it is in half and in full shade. */
  lit?: number
  half?: number
  full?: number
  /** Lifts of body, light, half shade and full shade. */
  lifts?: readonly [number, number, number, number]
  /** Draws only where this is above zero. */
  mask?: (i: number) => number
  cut?: Cut
}

/** Prints a relief in four flat tones, like the separations of a screen print. */
export function drawRelief(stage: Stage, view: ReliefView, tones: ReliefTones): void {
  printTones(stage, view, reliefField(view, tones.mask ?? (() => 1)), tones)
}

function printTones(stage: Stage, view: ReliefView, field: Float32Array, tones: ReliefTones): void {
  const { sheet, light } = stage
  const { own, depth, top, base, cut, mist = 0.3, lit = 0.52, half = 0.16, full = -0.22 } = tones
  const [body, bright, dim, dark] = tones.lifts ?? [-0.12, 0.3, -0.42, -0.62]
  const middle = Math.min(1, depth + mist * 0.35)
  const foot = light.tone(own, Math.min(1, depth + mist))
  const fill = (lift: number): string =>
    sheet.vertical(top, base, light.tone(own, depth, lift), light.tone(own, middle, lift * 0.8), foot)
  const outline = fieldPath(view, field, { ...cut, tolerance: (cut?.tolerance ?? 0.55) * 0.7 })
  if (outline === '') return
  sheet.fill(outline, fill(body))
  sheet.fill(facingPath(view, field, 1, lit, cut), fill(bright))
  sheet.fill(facingPath(view, field, -1, half, cut), fill(dim))
  sheet.fill(facingPath(view, field, -1, full, cut), fill(dark))
}

/** Prints a deep relief from far to near, each stretch less hazy than the one behind it. */
export function drawReliefByDistance(
  stage: Stage,
  view: ReliefView,
  tones: ReliefTones,
  nearDepth: number,
  stretches: readonly number[],
): void {
  const whole = reliefField(view, tones.mask ?? (() => 1))
  const { distance } = view
  for (let k = 0; k < stretches.length; k++) {
    const far = k === 0 ? 2 : (stretches[k - 1] as number)
    const near = k === stretches.length - 1 ? -1 : (stretches[k] as number)
    const part = new Float32Array(whole.length)
    for (let i = 0; i < part.length; i++) {
      const d = distance[i] as number
      part[i] = Math.min(whole[i] as number, (far - d) * 40, (d - near) * 40 + 0.5)
    }
    printTones(stage, view, part, {
      ...tones,
      depth: nearDepth + (tones.depth - nearDepth) * (1 - (k + 0.5) / stretches.length),
    })
  }
}
