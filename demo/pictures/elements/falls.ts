import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

/** A thin, long fall that sways down a wall. */
export function drawThreadFall(
  stage: Stage,
  rng: Rng,
  fall: { x: number; top: number; bottom: number; wide: number; depth: number },
): void {
  const { sheet, light } = stage
  const { x, top, bottom, wide, depth } = fall
  const n = (v: number): string => v.toFixed(1)
  const sway = rng.range(-3, 3) * wide
  const middle = (top + bottom) / 2
  sheet.fill(
    `M${n(x - wide * 0.5)} ${n(top)}Q${n(x + sway)} ${n(middle)} ${n(x - wide)} ${n(bottom)}H${n(x + wide * 1.4)}Q${n(x + sway + wide)} ${n(middle)} ${n(x + wide * 0.5)} ${n(top)}Z`,
    sheet.linear(
      [0, top],
      [0, bottom],
      [
        [light.bright('#ffffff', depth * 0.6, 0.2), 0, 0.9],
        [light.bright('#ffffff', depth), 0.7, 0.75],
        ['#ffffff', 1, 0.1],
      ],
    ),
  )
}
