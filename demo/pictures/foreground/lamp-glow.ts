import { circle } from '../drawing/path.ts'
import type { Stage } from '../scene/stage.ts'

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
