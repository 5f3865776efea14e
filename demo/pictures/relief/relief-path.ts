import { blob, polygon } from '../drawing/path.ts'
import { OUTSIDE, type ReliefView } from './cast.ts'
import { contourRings, ringArea, simplifyRing } from './contour.ts'

export interface Cut {
  /** How straight outlines are cut, in cells. */
  tolerance?: number
  /** Lesser specks are left out, in cells. */
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

/** SVG path of where a field on a grid is above zero. */
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

/** Follows the outlines in the part of the grid that has any. */
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

/** Where the land shows, as a field above zero: `value` within the relief's outline. */
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
