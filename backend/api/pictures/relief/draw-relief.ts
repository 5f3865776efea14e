import type { Stage } from '../scene/stage.ts'
import type { ReliefView } from './cast.ts'
import { type Cut, reliefPath } from './relief-path.ts'

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
  const { sheet, light } = stage
  const { own, depth, top, base, cut, mask } = tones
  const mist = tones.mist ?? 0.3
  const [body, bright, half, full] = tones.lifts ?? [-0.12, 0.3, -0.42, -0.62]
  const foot = light.tone(own, Math.min(1, depth + mist))
  const fill = (lift: number): string =>
    sheet.vertical(
      top,
      base,
      light.tone(own, depth, lift),
      light.tone(own, Math.min(1, depth + mist * 0.35), lift * 0.8),
      foot,
    )
  const within =
    (value: (facing: number) => number) =>
    (i: number): number => {
      const here = value(view.facing[i] as number)
      return mask ? Math.min(here, mask(i)) : here
    }
  sheet.fill(
    reliefPath(
      view,
      within(() => 1),
      { ...cut, tolerance: (cut?.tolerance ?? 0.55) * 0.7 },
    ),
    fill(body),
  )
  sheet.fill(
    reliefPath(
      view,
      within((f) => f - (tones.lit ?? 0.52)),
      cut,
    ),
    fill(bright),
  )
  sheet.fill(
    reliefPath(
      view,
      within((f) => (tones.half ?? 0.16) - f),
      cut,
    ),
    fill(half),
  )
  sheet.fill(
    reliefPath(
      view,
      within((f) => (tones.full ?? -0.22) - f),
      cut,
    ),
    fill(full),
  )
}

/** Prints a deep relief from far to near, each stretch less hazy than the one behind it. */
export function drawReliefByDistance(
  stage: Stage,
  view: ReliefView,
  tones: ReliefTones,
  nearDepth: number,
  stretches: readonly number[],
): void {
  const { mask } = tones
  for (let k = 0; k < stretches.length; k++) {
    const far = k === 0 ? 2 : (stretches[k - 1] as number)
    const near = k === stretches.length - 1 ? -1 : (stretches[k] as number)
    const depth = nearDepth + (tones.depth - nearDepth) * (1 - (k + 0.5) / stretches.length)
    drawRelief(stage, view, {
      ...tones,
      depth,
      mask: (i) => {
        const distance = view.distance[i] as number
        const here = Math.min((far - distance) * 40, (distance - near) * 40 + 0.5)
        return mask ? Math.min(here, mask(i)) : here
      },
    })
  }
}
