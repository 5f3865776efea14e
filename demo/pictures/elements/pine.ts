import { type Point, polygon } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

/** Outline of a conifer standing at (x, y); `slim` is half its width over its height. */
export function pineOutline(rng: Rng, x: number, y: number, height: number, slim = 0.2, tiers = 8): string {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers
    const level = y - height + height * 0.94 * t
    const reach = height * slim * t ** 0.85
    for (const [side, direction] of [
      [left, -1],
      [right, 1],
    ] as const) {
      const out = reach * rng.range(0.82, 1.14)
      side.push([x + direction * out, level + height * 0.02 * rng.range(0, 1)])
      if (i < tiers) side.push([x + direction * out * 0.5, level - height * 0.012])
    }
  }
  const trunk = height * 0.022
  return polygon([
    [x, y - height],
    ...right,
    [x + trunk, y - height * 0.055],
    [x + trunk, y],
    [x - trunk, y],
    [x - trunk, y - height * 0.055],
    ...left.reverse(),
  ])
}

/** A conifer with the side towards the sun caught by light. */
export function drawPine(
  stage: Stage,
  rng: Rng,
  x: number,
  y: number,
  height: number,
  body: string,
  rim: string,
  slim = 0.2,
): void {
  const shape = rng.fork(`${Math.round(x)}:${Math.round(height)}`)
  stage.sheet.fill(pineOutline(shape, x, y, height, slim), body)
  const side = stage.sunSide
  const tiers = 8
  let d = ''
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers
    const level = y - height + height * 0.94 * t
    const reach = height * slim * t ** 0.85 * 0.86
    d += polygon([
      [x + side * reach * 0.12, level - height * 0.075],
      [x + side * reach, level],
      [x + side * reach * 0.34, level - height * 0.012],
    ])
  }
  stage.sheet.fill(d, rim, 0.5)
}

/** A line of far conifers along a skyline, one path. */
export function treeLine(rng: Rng, top: readonly Point[], tall: number, gap: number): string {
  const first = top[0]
  const last = top.at(-1)
  if (!first || !last) return ''
  let d = ''
  let k = 0
  for (let x = first[0]; x < last[0]; x += gap * rng.range(0.55, 1.25)) {
    while (k < top.length - 2 && (top[k + 1]?.[0] ?? 0) < x) k++
    const [a, b] = [top[k] ?? first, top[k + 1] ?? last]
    const y = a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(1, b[0] - a[0])
    const height = tall * rng.range(0.45, 1.15)
    d += simplePine(x, y + tall * 0.12, height)
  }
  return d
}

function simplePine(x: number, y: number, height: number): string {
  const half = height * 0.19
  return polygon([
    [x, y - height],
    [x + half * 0.55, y - height * 0.6],
    [x + half * 0.32, y - height * 0.6],
    [x + half * 0.85, y - height * 0.28],
    [x + half * 0.5, y - height * 0.28],
    [x + half, y],
    [x - half, y],
    [x - half * 0.5, y - height * 0.28],
    [x - half * 0.85, y - height * 0.28],
    [x - half * 0.32, y - height * 0.6],
    [x - half * 0.55, y - height * 0.6],
  ])
}
