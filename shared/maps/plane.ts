import type { Point } from '../contracts/point.ts'

/** On the Mercator plane, in degrees of longitude: x grows to the east, y to the south. */
export type PlanePoint = { x: number; y: number }

/** Part of the plane; `x` is from -180 to 180, and a box across the antimeridian ends beyond 180. */
export type Box = PlanePoint & { width: number; height: number }

const DEGREE = Math.PI / 180
/** Where the plane ends; the poles are infinitely far. */
const MAX_LATITUDE = 80

export const toPlane = ({ latitude, longitude }: Point): PlanePoint => {
  const clamped = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude))
  return { x: longitude, y: -Math.log(Math.tan(Math.PI / 4 + (clamped * DEGREE) / 2)) / DEGREE }
}

/** The same point beside a box that may cross the antimeridian. */
export const besideBox = ({ x, y }: PlanePoint, box: Box): PlanePoint => ({ x: x < box.x ? x + 360 : x, y })

type Frame = {
  /** Width by height. */
  ratio: number
  /** Least width, in degrees. */
  minWidth: number
  /** Part of the width and height that stays free on each side, for pins. */
  margin: number
}

/** The smallest box of a ratio with all points, which crosses the antimeridian where that is shorter. */
export const boxAround = (points: readonly PlanePoint[], { ratio, minWidth, margin }: Frame): Box => {
  const [west, spread] = westOf(points.map(({ x }) => x))
  const ys = points.map(({ y }) => y)
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const free = 1 - 2 * margin
  const least = Math.max(minWidth, spread / free, ((south - north) / free) * ratio)
  const isWorld = least > 180
  const width = isWorld ? 360 : least
  const height = width / ratio
  const x = isWorld ? -180 : west + spread / 2 - width / 2
  return { x: x < -180 ? x + 360 : x, y: (north + south) / 2 - height / 2, width, height }
}

/** Western end and width of the shortest range of longitudes. */
const westOf = (longitudes: readonly number[]): [number, number] => {
  const sorted = longitudes.toSorted((a, b) => a - b)
  const [first = 0] = sorted
  const gaps = sorted.map((x, index) => ({
    x: sorted[index + 1] ?? first + 360,
    gap: (sorted[index + 1] ?? first + 360) - x,
  }))
  const widest = gaps.reduce((best, each) => (each.gap > best.gap ? each : best), { x: first, gap: 0 })
  return [widest.x >= 180 ? widest.x - 360 : widest.x, 360 - widest.gap]
}

export const contains = (outer: Box, { x, y, width, height }: Box): boolean =>
  y >= outer.y &&
  y + height <= outer.y + outer.height &&
  [x, x + 360, x - 360].some((west) => west >= outer.x && west + width <= outer.x + outer.width)
