import type { Point } from '../drawing/path.ts'

/** Per corner code (1 = top left, 2 = top right, 4 = bottom right, 8 = bottom left): edges crossed (0 top, 1 right, 2 bottom, 3 left). */
const SEGMENTS: readonly (readonly number[])[] = [
  [],
  [0, 3],
  [1, 0],
  [1, 3],
  [2, 1],
  [0, 3, 2, 1],
  [2, 0],
  [2, 3],
  [3, 2],
  [0, 2],
  [1, 0, 3, 2],
  [1, 2],
  [3, 1],
  [0, 1],
  [3, 0],
  [],
]

/**
 * Outlines of the cells where a field is above zero (marching squares), as closed rings in grid coordinates. The
 * field counts as negative outside the grid, so every ring closes.
 */
export function contourRings(field: Float32Array, columns: number, rows: number): Point[][] {
  const wide = columns + 2
  const high = rows + 2
  const padded = new Float32Array(wide * high).fill(-1)
  for (let y = 0; y < rows; y++) padded.set(field.subarray(y * columns, (y + 1) * columns), (y + 1) * wide + 1)
  /** Edge 2i runs along x from point i, edge 2i + 1 along y; each leads to the next edge of its ring. */
  const next = new Int32Array(wide * high * 2).fill(-1)
  const starts: number[] = []
  for (let y = 0; y < high - 1; y++) {
    for (let x = 0, i = y * wide; x < wide - 1; x++, i++) {
      const segments = SEGMENTS[cornerCode(padded, i, wide)] as readonly number[]
      for (let k = 0; k < segments.length; k += 2) {
        const from = edgeOf(i, segments[k] as number, wide)
        next[from] = edgeOf(i, segments[k + 1] as number, wide)
        starts.push(from)
      }
    }
  }
  return collectRings(padded, wide, next, starts)
}

/** Bits of the corners of a cell that are above zero, in the order of `SEGMENTS`. */
function cornerCode(padded: Float32Array, cell: number, wide: number): number {
  return (
    ((padded[cell] as number) > 0 ? 1 : 0) |
    ((padded[cell + 1] as number) > 0 ? 2 : 0) |
    ((padded[cell + wide + 1] as number) > 0 ? 4 : 0) |
    ((padded[cell + wide] as number) > 0 ? 8 : 0)
  )
}

function edgeOf(cell: number, side: number, wide: number): number {
  if (side === 0) return cell * 2
  if (side === 1) return (cell + 1) * 2 + 1
  if (side === 2) return (cell + wide) * 2
  return cell * 2 + 1
}

function collectRings(padded: Float32Array, wide: number, next: Int32Array, starts: readonly number[]): Point[][] {
  const rings: Point[][] = []
  for (const start of starts) {
    if (next[start] === -1) continue
    const ring: Point[] = []
    let edge = start
    do {
      const from = edge >> 1
      const a = padded[from] as number
      const b = padded[from + (edge & 1 ? wide : 1)] as number
      const t = Math.min(0.999, Math.max(0.001, a / (a - b)))
      const x = (from % wide) - 1
      const y = Math.floor(from / wide) - 1
      ring.push(edge & 1 ? [x, y + t] : [x + t, y])
      const following = next[edge] as number
      next[edge] = -1
      edge = following
    } while (edge !== start && edge !== -1)
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}

/** Area of a ring in grid cells. */
export function ringArea(ring: readonly Point[]): number {
  let sum = 0
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i] as Point, ring[(i + 1) % ring.length] as Point]
    sum += a[0] * b[1] - b[0] * a[1]
  }
  return Math.abs(sum) / 2
}

/** Douglas-Peucker on a ring: drops points closer than `tolerance` to the straight line; gives cut-paper edges. */
export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const count = ring.length
  if (count < 6) return [...ring]
  let opposite = 0
  let farthest = -1
  const first = ring[0] as Point
  for (let i = 1; i < count; i++) {
    const p = ring[i] as Point
    const d = (p[0] - first[0]) ** 2 + (p[1] - first[1]) ** 2
    if (d > farthest) [farthest, opposite] = [d, i]
  }
  const keep = new Uint8Array(count + 1)
  keep[0] = 1
  keep[opposite] = 1
  const stack: [number, number][] = [
    [0, opposite],
    [opposite, count],
  ]
  while (stack.length > 0) {
    const [from, to] = stack.pop() as [number, number]
    const a = ring[from] as Point
    const b = ring[to % count] as Point
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.hypot(dx, dy) || 1
    let worst = tolerance
    let split = -1
    for (let i = from + 1; i < to; i++) {
      const p = ring[i] as Point
      const off = Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / length
      if (off > worst) [worst, split] = [off, i]
    }
    if (split > 0) {
      keep[split] = 1
      stack.push([from, split], [split, to])
    }
  }
  return ring.filter((_, i) => keep[i] === 1)
}
