/** Points are absolute picture coordinates; y grows downwards. */
export type Point = readonly [x: number, y: number]

const round = (n: number): string => String(Math.round(n * 10) / 10)
const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`

export function polygon(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`
}

function polyline(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}`
}

/** Catmull-Rom curve through all points, as cubic segments. */
function curveThrough(points: readonly Point[], closed: boolean): string {
  const count = points.length
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))
    return points[index] ?? [0, 0]
  }
  let d = ''
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    d += `C${pair(c1)} ${pair(c2)} ${pair(p2)}`
  }
  return d
}

export function curve(points: readonly Point[]): string {
  return `M${pair(points[0] ?? [0, 0])}${curveThrough(points, false)}`
}

export function blob(points: readonly Point[]): string {
  return `M${pair(points[0] ?? [0, 0])}${curveThrough(points, true)}Z`
}

/** Land under a skyline: straight edges from `top`, closed along `bottom`. */
export function landUnder(top: readonly Point[], bottom: number): string {
  const first = top[0] ?? [0, 0]
  const last = top[top.length - 1] ?? first
  return `${polyline(top)}L${round(last[0])} ${round(bottom)}L${round(first[0])} ${round(bottom)}Z`
}

/** Like landUnder, with a smooth top edge. */
export function hillUnder(top: readonly Point[], bottom: number): string {
  const first = top[0] ?? [0, 0]
  const last = top[top.length - 1] ?? first
  return `${curve(top)}L${round(last[0])} ${round(bottom)}L${round(first[0])} ${round(bottom)}Z`
}

/** Smooth band between two edges that run the same way. */
export function band(upper: readonly Point[], lower: readonly Point[]): string {
  const back = [...lower].reverse()
  return `${curve(upper)}L${pair(back[0] ?? [0, 0])}${curveThrough(back, false)}Z`
}

/** A flat lens, thick in the middle: glints, ripples, thin clouds. */
export function lens(x: number, y: number, halfWidth: number, halfHeight: number): string {
  const left = round(x - halfWidth)
  const right = round(x + halfWidth)
  return `M${left} ${round(y)}Q${round(x)} ${round(y - 2 * halfHeight)} ${right} ${round(y)}Q${round(x)} ${round(y + 2 * halfHeight)} ${left} ${round(y)}Z`
}

export function circle(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 1 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 1 ${round(-2 * r)} 0Z`
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`
}

/** Points along x at even steps, y from a function. */
export function sampleLine(from: number, to: number, step: number, y: (x: number) => number): Point[] {
  const count = Math.max(1, Math.round((to - from) / step))
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const x = from + ((to - from) * i) / count
    return [x, y(x)]
  })
}

/** Path data with numbers of one decimal. */
export const path = (texts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  String.raw({ raw: texts }, ...values.map((value) => (typeof value === 'number' ? value.toFixed(1) : value)))
