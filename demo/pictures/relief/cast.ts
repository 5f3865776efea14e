/** Front view of a relief, on a coarse grid of the picture. */
export interface ReliefView {
  columns: number
  rows: number
  /** Picture coordinates of the grid's first cell, and the cell size in px. */
  left: number
  top: number
  cell: number
  /** Rows below the skyline (above it: negative), limited to 8 either way. */
  cover: Float32Array
  /** Angle to the light, -1 to 1. */
  facing: Float32Array
  /** Slope of a spot, 0 on the flat, 1 at 45 degrees. */
  steep: Float32Array
  /** Height of a spot above its ground, px. */
  altitude: Float32Array
  /** 0 at the near edge, 1 at the far one. */
  distance: Float32Array
  /** Skyline y per column, for objects standing on it; the near ground's y where nothing rises. */
  skyline: Float32Array
}

/** Rows around the skyline in which `cover` is a distance, so that outlines pass between grid points. */
const SOFT_ROWS = 8
/** `cover` of a cell away from the land. */
export const OUTSIDE = -SOFT_ROWS

export interface ReliefShape {
  left: number
  right: number
  /** Picture y of the ground at the near and at the far edge. */
  nearY: number
  farY: number
  /** Highest picture y that the land can reach. */
  top: number
  /** Depth of the land, in px like x. */
  deep: number
  /** Height above ground at (x, z); z from 0 (near) to `deep`. */
  height: (x: number, z: number) => number
  /** Direction of the light: x to the right, y up, z away from the viewer. */
  light: readonly [number, number, number]
  cell: number
  slices: number
  /** Exaggerates slopes for the light only; default 1. */
  emphasis?: number
  /** Reduction of the far edge: sizes there are divided by 1 + perspective. */
  perspective?: number
}

/** Projects a height field to the front view, slice by slice, nearest first. */
export function castRelief(shape: ReliefShape): ReliefView {
  const { left, top, cell, slices, nearY, farY, deep } = shape
  const columns = Math.ceil((shape.right - left) / cell) + 1
  const rows = Math.ceil((nearY - top) / cell) + 1
  const size = columns * rows
  const view: ReliefView = {
    columns,
    rows,
    left,
    top,
    cell,
    cover: new Float32Array(size).fill(OUTSIDE),
    facing: new Float32Array(size),
    steep: new Float32Array(size),
    altitude: new Float32Array(size),
    distance: new Float32Array(size),
    skyline: new Float32Array(columns).fill(nearY),
  }
  const heights = heightGrid(shape, columns)
  const emphasis = shape.emphasis ?? 1
  const perspective = shape.perspective ?? 0
  const stepZ = deep / (slices - 1)
  const [lx, ly, lz] = normalise(shape.light)
  /** Slope to the right and away from the viewer at a point of the grid. */
  const slopesAt = (c: number, s: number): [x: number, z: number] => {
    const at = s * columns + c
    const stepX = cell * (1 + perspective * (s / (slices - 1)))
    const onRight = heights[at + (c < columns - 1 ? 1 : 0)] as number
    const onLeft = heights[at - (c > 0 ? 1 : 0)] as number
    const far = heights[at + (s < slices - 1 ? columns : 0)] as number
    const near = heights[at - (s > 0 ? columns : 0)] as number
    return [((onRight - onLeft) * emphasis) / (2 * stepX), ((far - near) * emphasis) / (2 * stepZ)]
  }
  for (let c = 0; c < columns; c++) {
    let reached = rows
    let lastY = nearY
    let lastFacing = 0
    let lastAltitude = 0
    for (let s = 0; s < slices; s++) {
      const h = heights[s * columns + c] as number
      const [slopeX, slopeZ] = slopesAt(c, s)
      const slope = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ)
      const facing = (-slopeX * lx + ly - slopeZ * lz) / Math.sqrt(slope * slope + 1)
      const away = 1 + perspective * (s / (slices - 1))
      const ground = groundShare(perspective, s / (slices - 1))
      const y = farY + (nearY - farY) * ground - h / away
      const row = Math.max(0, Math.ceil((y - top) / cell))
      for (let r = Math.min(reached, rows) - 1; r >= row; r--) {
        const span = lastY - y
        const t = span > 0.01 && s > 0 ? Math.min(1, Math.max(0, (lastY - (top + r * cell)) / span)) : 1
        const i = r * columns + c
        view.cover[i] = SOFT_ROWS
        view.facing[i] = lastFacing + (facing - lastFacing) * t
        view.altitude[i] = lastAltitude + (h - lastAltitude) * t
        view.steep[i] = slope / emphasis
        view.distance[i] = s / (slices - 1)
      }
      if (row < reached) {
        reached = row
        view.skyline[c] = y
      }
      lastY = y
      lastFacing = facing
      lastAltitude = h
    }
    soften(view, c, reached)
  }
  return view
}

/** Projected position and size of an object on a relief. */
export interface Spot {
  x: number
  y: number
  /** 1 at the near edge, smaller farther off. */
  scale: number
  /** 0 at the near edge, 1 at the far one. */
  distance: number
}

/** Projects a spot of the ground, hidden or not. */
export function projectSpot(shape: ReliefShape, x: number, z: number): Spot {
  const distance = z / shape.deep
  const middle = (shape.left + shape.right) / 2
  const away = 1 + (shape.perspective ?? 0) * distance
  return {
    x: middle + (x - middle) / away,
    y:
      shape.farY +
      (shape.nearY - shape.farY) * groundShare(shape.perspective ?? 0, distance) -
      shape.height(x, z) / away,
    scale: 1 / away,
    distance,
  }
}

/** Vertical share of the ground between far and near edge: 1 near, 0 far. */
function groundShare(perspective: number, distance: number): number {
  if (perspective === 0) return 1 - distance
  return (1 / (1 + perspective * distance) - 1 / (1 + perspective)) / (1 - 1 / (1 + perspective))
}

function heightGrid(shape: ReliefShape, columns: number): Float32Array {
  const { left, right, cell, slices, deep, height } = shape
  const middle = (left + right) / 2
  const heights = new Float32Array(columns * slices)
  for (let s = 0; s < slices; s++) {
    const z = (deep * s) / (slices - 1)
    const spread = 1 + (shape.perspective ?? 0) * (s / (slices - 1))
    for (let c = 0; c < columns; c++) heights[s * columns + c] = height(middle + (left + c * cell - middle) * spread, z)
  }
  return heights
}

function soften(view: ReliefView, column: number, reached: number): void {
  const { columns, rows, cell, top } = view
  if (reached >= rows) return
  const y = view.skyline[column] as number
  const edge = reached * columns + column
  for (let r = Math.max(0, reached - SOFT_ROWS); r < Math.min(rows, reached + SOFT_ROWS); r++) {
    const i = r * columns + column
    view.cover[i] = Math.max(-SOFT_ROWS + 0.5, Math.min(SOFT_ROWS, (top + r * cell - y) / cell + 0.001))
    if (r >= reached) continue
    view.facing[i] = view.facing[edge] as number
    view.altitude[i] = view.altitude[edge] as number
    view.steep[i] = view.steep[edge] as number
    view.distance[i] = view.distance[edge] as number
  }
}

function normalise([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
