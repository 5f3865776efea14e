import { blob, type Point, polygon } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

/** A waterfall in a notch of rock, with mist at its foot. */
export function drawFalls(
  stage: Stage,
  rng: Rng,
  falls: { x: number; top: number; bottom: number; wide: number; rock: string; depth: number },
): void {
  const { sheet, light, u } = stage
  const { x, top, bottom, wide, rock, depth } = falls
  const cheek = (side: 1 | -1): Point[] => [
    [x + side * wide * 0.4, top - 4 * u],
    [x + side * wide * 1.25, top + (bottom - top) * 0.1],
    [x + side * wide * 1.5, top + (bottom - top) * 0.5],
    [x + side * wide * 1.8, bottom],
    [x, bottom],
  ]
  sheet.fill(polygon(cheek(1)), light.tone(rock, depth, stage.sunSide === 1 ? 0.1 : -0.3))
  sheet.fill(polygon(cheek(-1)), light.tone(rock, depth, stage.sunSide === 1 ? -0.3 : 0.1))
  const water = sheet.linear(
    [0, top],
    [0, bottom],
    [
      [light.bright('#ffffff', depth * 0.6, 0.3), 0],
      [light.bright('#e9f6f6', depth * 0.5), 0.7],
      [light.bright('#ffffff', depth), 1, 0.75],
    ],
  )
  sheet.fill(
    polygon([
      [x - wide * 0.5, top],
      [x + wide * 0.5, top],
      [x + wide * 0.66, bottom],
      [x - wide * 0.66, bottom],
    ]),
    water,
  )
  let threads = ''
  for (let i = 0; i < 7; i++) {
    const at = rng.range(-0.42, 0.42) * wide
    threads += polygon([
      [x + at, top],
      [x + at + wide * 0.03, top],
      [x + at * 1.3 + wide * 0.05, bottom],
      [x + at * 1.3 - wide * 0.03, top + (bottom - top) * rng.range(0.5, 1)],
    ])
  }
  sheet.fill(threads, light.tone('#5fa3b0', depth, -0.1), 0.4)
  for (let i = 0; i < 4; i++) {
    const cx = x + rng.range(-1, 1) * wide
    const r = wide * rng.range(0.5, 0.9)
    const ring = Array.from(
      { length: 8 },
      (_, k): Point => [
        cx + Math.cos((k / 8) * 6.283) * r * rng.range(0.9, 1.2),
        bottom - r * 0.1 + Math.sin((k / 8) * 6.283) * r * 0.45,
      ],
    )
    sheet.fill(blob(ring), light.bright('#ffffff', depth), 0.35)
  }
}
