import { circle, lens, type Point, rectangle } from '../drawing/path.ts'
import { climateOf } from '../places/styles.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'
import { drawPine, palmOutline, treeCrowns, treeLine } from './trees.ts'
import { levelAt } from './water.ts'

/** Far trees of the local kind along a skyline, as one path. */
export function woodLine(stage: Stage, rng: Rng, top: readonly Point[], tall: number): string {
  const climate = climateOf(stage.place)
  if (climate === 'bare') return ''
  if (climate === 'alpine') return treeLine(rng, top, tall, tall * 0.3)
  const [first, last] = [top[0]?.[0] ?? 0, top.at(-1)?.[0] ?? 0]
  let d = ''
  for (let x = first; x < last; ) {
    const run = tall * rng.range(2, climate === 'arid' ? 3.5 : 9)
    d += treeCrowns(rng, x, Math.min(last, x + run), (at) => levelAt(top, at) + tall * 0.1, tall * 0.42)
    x += run + tall * rng.range(0, climate === 'arid' ? 10 : climate === 'mild' ? 4 : 1.2)
  }
  if (climate === 'tropical')
    for (let x = first; x < last; x += tall * rng.range(3, 8))
      d += palmOutline(rng, x, levelAt(top, x) + tall * 0.2, tall * rng.range(1.3, 2), rng.range(-0.15, 0.15))
  return d
}

/** A tree of the local kind, standing at (x, y); none where none grow in the open. */
export function drawTree(stage: Stage, rng: Rng, x: number, y: number, tall: number, depth: number): void {
  if (climateOf(stage.place) !== 'bare') drawForestTree(stage, rng, x, y, tall, depth)
}

/** A tree of local forests. */
export function drawForestTree(stage: Stage, rng: Rng, x: number, y: number, tall: number, depth: number): void {
  const { sheet, light, sunSide } = stage
  const climate = climateOf(stage.place)
  sheet.fill(lens(x - sunSide * tall * 0.3, y, tall * 0.42, tall * 0.035), light.ink, 0.22 * (1 - depth))
  if (climate === 'alpine') {
    drawPine(stage, rng, x, y, tall, light.tone('#33644f', depth, -0.3), light.tone('#4d8262', depth, 0.25))
    return
  }
  if (climate === 'tropical' && rng.chance(0.5)) {
    sheet.fill(palmOutline(rng, x, y, tall * 1.25, rng.range(-0.2, 0.2)), light.tone('#2f6a52', depth, -0.28))
    return
  }
  const green = climate === 'arid' ? '#7d7f4a' : '#4d7a4f'
  const r = tall * 0.3
  const crown = (shift: number, size: number): string =>
    circle(x + shift * r - r * 0.55, y - tall * 0.52, r * 0.72 * size) +
    circle(x + shift * r + r * 0.55, y - tall * 0.54, r * 0.7 * size) +
    circle(x + shift * r, y - tall * 0.72, r * 0.8 * size)
  sheet.fill(
    rectangle(x - tall * 0.025, y - tall * 0.45, tall * 0.05, tall * 0.45),
    light.tone('#5a4434', depth, -0.35),
  )
  sheet.fill(crown(0, 1), light.tone(green, depth, -0.28))
  sheet.fill(crown(sunSide * 0.22, 0.72), light.tone(green, depth, 0.1), 0.7)
}
