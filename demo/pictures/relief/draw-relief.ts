import { blob, polygon } from '../drawing/path.ts'
import type { Stage } from '../scene/stage.ts'
import { OUTSIDE, type ReliefView } from './cast.ts'
import { contourRings, ringArea, simplifyRing } from './contour.ts'

export interface ReliefTones {
  own: string
  depth: number
  /** Picture y between which the tones fade into the haze. */
  top: number
  base: number
  /** Extent of the fade, 0 to 1. */
  mist?: number
  /** Minimum `facing` of lit spots, and the limits of half and full shade. */
  lit?: number
  half?: number
  full?: number
  /** Lifts of body, light, half shade and full shade. */
  lifts?: readonly [number, number, number, number]
  /** Draws only where this is above zero. */
  mask?: (i: number) => number
  cut?: Cut
}

/** Draws a relief in four flat tones, like the separations of a screen print. */
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

/** Draws a deep relief from far to near, each stretch less hazy than the one behind it. */
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

export interface Cut {
  /** Simplification of outlines, in cells. */
  tolerance?: number
  /** Minimum area of an outline, in cells. */
  smallest?: number
  /** Curves instead of straight cuts. */
  smooth?: boolean
}

export interface Grid {
  columns: number
  rows: number
  /** Picture coordinates of the first cell, and the cell size in px. */
  left: number
  top: number
  cell: number
}

/** SVG path of the area where a field on a grid is above zero. */
export function fieldPath(grid: Grid, field: Float32Array, cut: Cut = {}): string {
  const { columns, rows } = grid
  let [first, last, left, right] = [rows, -1, columns, -1]
  for (let r = 0, i = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++, i++) {
      if ((field[i] as number) <= 0) continue
      if (r < first) first = r
      last = r
      if (c < left) left = c
      if (c > right) right = c
    }
  }
  if (last < 0) return ''
  return windowPath(grid, field, cut, {
    top: Math.max(0, first - 1),
    bottom: Math.min(rows, last + 2),
    left: Math.max(0, left - 1),
    right: Math.min(columns, right + 2),
  })
}

/** Traces outlines in the non-empty part of the grid. */
function windowPath(
  grid: Grid,
  field: Float32Array,
  cut: Cut,
  part: { top: number; bottom: number; left: number; right: number },
): string {
  const { tolerance = 0.55, smallest = 6, smooth = false } = cut
  const wide = part.right - part.left
  const inner = new Float32Array(wide * (part.bottom - part.top))
  for (let r = part.top; r < part.bottom; r++)
    inner.set(field.subarray(r * grid.columns + part.left, r * grid.columns + part.right), (r - part.top) * wide)
  const [x0, y0] = [grid.left + part.left * grid.cell, grid.top + part.top * grid.cell]
  let d = ''
  for (const ring of contourRings(inner, wide, part.bottom - part.top)) {
    if (ring.length < 4 || ringArea(ring) < smallest) continue
    const points = simplifyRing(ring, tolerance).map(([x, y]) => [x0 + x * grid.cell, y0 + y * grid.cell] as const)
    if (points.length > 2) d += smooth ? blob(points) : polygon(points)
  }
  return d
}

/** Visible land as a field above zero: `value` within the relief's outline. */
export function reliefField(view: ReliefView, value: (i: number) => number): Float32Array {
  const { cover } = view
  const field = new Float32Array(cover.length)
  for (let i = 0; i < field.length; i++) {
    const covered = cover[i] as number
    if (covered <= OUTSIDE) field[i] = covered
    else field[i] = Math.min(value(i), covered)
  }
  return field
}

/** SVG path of all spots of a view where `value` is above zero. */
export function reliefPath(view: ReliefView, value: (i: number) => number, cut: Cut = {}): string {
  return fieldPath(view, reliefField(view, value), cut)
}

/** SVG path of the part of `field` where sign * (facing - threshold) is above zero as well. */
export function facingPath(
  view: ReliefView,
  field: Float32Array,
  sign: 1 | -1,
  threshold: number,
  cut: Cut = {},
): string {
  const { facing } = view
  const part = new Float32Array(field.length)
  for (let i = 0; i < part.length; i++) {
    const here = field[i] as number
    const turned = sign * ((facing[i] as number) - threshold)
    part[i] = here <= 0 || here < turned ? here : turned
  }
  return fieldPath(view, part, cut)
}
