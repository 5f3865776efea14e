import { mix } from '../colour/oklab.ts'
import { fractalNoise } from '../drawing/noise.ts'
import { band, curve, hillUnder, lens, type Point, polygon, rectangle, sampleLine } from '../drawing/path.ts'
import { sandOf } from '../places/colours.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'

export const SEAS = ['#1f7a8c', '#2a9d94', '#1d6fa3', '#3b8ea5', '#23698f', '#3aa6a0'] as const

export interface WaterShape {
  y: number
  bottom: number
  own: string
  /** Share of the mirrored land and sky that is visible, 0 to 1. */
  mirror?: number
  /** Land on the far shore (markup), mirrored about `y`. */
  shore?: string
  /** Land on the far shore hides the sun. */
  isShaded?: boolean
}

/** A surface of water: mirrored shore, depth gradient, ripples, and the sun's path on it. */
export function drawWater(stage: Stage, rng: Rng, shape: WaterShape): void {
  const { sheet, w, light } = stage
  const { y, bottom, own } = shape
  const mirror = shape.mirror ?? 0.35
  const [, high, low, near] = light.sky.stops
  const reach = y + (bottom - y) * 0.95
  sheet.fill(rectangle(0, y, w, bottom - y), sheet.vertical(y, reach, near, low, mix(high, low, 0.35)))
  if (shape.shore) {
    const squash = 0.78
    sheet.clipped(rectangle(0, y, w, bottom - y), () =>
      sheet.add(`<g transform="matrix(1 0 0 ${-squash} 0 ${(y * (1 + squash)).toFixed(1)})">${shape.shore}</g>`),
    )
  }
  const far = light.tone(own, 0.42, 0.05)
  const close = light.tone(own, 0, light.isDark ? -0.15 : -0.05)
  sheet.fill(
    rectangle(0, y, w, bottom - y),
    sheet.linear(
      [0, y],
      [0, bottom],
      [
        [far, 0, 1 - mirror],
        [mix(far, close, 0.6), 0.45, 1 - mirror * 0.75],
        [close, 1, 1 - mirror * 0.3],
      ],
    ),
  )
  drawRipples(stage, rng.fork('ripples'), y, bottom, light.tone(own, 0.5, 0.35), light.tone(own, 0.05, -0.3))
  if (!shape.isShaded) drawSunPath(stage, rng.fork('path'), y, bottom)
}

/** Thin lenses, small and dense far off, long and sparse near. */
function drawRipples(stage: Stage, rng: Rng, y: number, bottom: number, lit: string, dark: string): void {
  const { sheet, w, u } = stage
  let bright = ''
  let shade = ''
  for (let i = 0; i < 46; i++) {
    const t = rng.next() ** 1.3
    const d = lens(
      rng.range(0, w),
      y + (bottom - y) * (0.03 + 0.97 * t),
      (26 + 130 * t) * rng.range(0.5, 1.3) * u,
      (0.8 + 3.4 * t) * u,
    )
    if (rng.chance(0.55)) bright += d
    else shade += d
  }
  sheet.fill(shade, dark, 0.22)
  sheet.fill(bright, lit, 0.3)
}

/** Broken light on the water under the sun or moon. */
export function drawSunPath(stage: Stage, rng: Rng, y: number, bottom: number): void {
  const { sheet, u, light, sun } = stage
  const strength = light.hour === 'day' ? 0.35 : 0.8
  const tall = bottom - y
  let d = ''
  let at = 0.008
  while (at < 0.96) {
    const t = at ** 0.9
    const spread = (14 + 120 * t) * u
    const count = t < 0.3 ? 2 : 3
    for (let i = 0; i < count; i++) {
      d += lens(
        sun.x + rng.range(-1, 1) * spread,
        y + tall * at,
        spread * rng.range(0.25, 0.95) * (1 - 0.55 * t),
        (1 + 4.2 * t) * rng.range(0.6, 1.2) * u,
      )
    }
    at += 0.012 + 0.055 * t
  }
  sheet.fill(
    d,
    sheet.linear(
      [0, y],
      [0, bottom],
      [
        [light.sky.sun, 0, strength],
        [light.sky.sun, 0.5, strength * 0.6],
        [light.sky.sun, 1, strength * 0.12],
      ],
    ),
  )
}

/** Near ground across the whole picture, higher on one side; returns its top edge. */
export function drawBank(
  stage: Stage,
  rng: Rng,
  shape: { y: number; rise: number; side: 1 | -1; fill: string; rim?: string },
): Point[] {
  const { sheet, w, h, u } = stage
  const noise = fractalNoise(rng, 3, 0.4)
  const top = sampleLine(-20, w + 20, 30 * u, (x) => {
    const t = shape.side === 1 ? x / w : 1 - x / w
    const eased = Math.max(0, Math.min(1, (t - 0.15) / 0.85))
    return shape.y - shape.rise * eased ** 1.6 + noise(x / (260 * u)) * 12 * u
  })
  sheet.fill(hillUnder(top, h + 10), shape.fill)
  if (shape.rim) sheet.stroke(curve(top), shape.rim, 2.2 * u, 0.55)
  return top
}

/** Height of a sampled line at x. */
export function levelAt(line: readonly Point[], x: number): number {
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i], line[i + 1]]
    if (a && b && x >= a[0] && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(0.001, b[0] - a[0])
  }
  return line.at(-1)?.[1] ?? 0
}

/** Blades of grass along a line. */
export function grassAlong(rng: Rng, line: readonly Point[], tall: number, gap: number): string {
  let d = ''
  const from = line[0]?.[0] ?? 0
  const to = line.at(-1)?.[0] ?? 0
  for (let x = from; x < to; x += gap * rng.range(0.4, 1.6)) {
    const y = levelAt(line, x) + tall * 0.15
    const lean = rng.range(-0.5, 0.5) * tall
    const up = tall * rng.range(0.4, 1)
    d += `M${(x - tall * 0.09).toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${(y - up * 0.6).toFixed(1)} ${(x + lean).toFixed(1)} ${(y - up).toFixed(1)}Q${(x + tall * 0.05).toFixed(1)} ${(y - up * 0.5).toFixed(1)} ${(x + tall * 0.09).toFixed(1)} ${y.toFixed(1)}Z`
  }
  return d
}

/** A crescent of sand with lines of surf; it widens towards `side`. */
export function drawBeach(stage: Stage, rng: Rng, side: 1 | -1): Footing {
  const { sheet, w, h, u, light } = stage
  const own = rng.pick(sandOf(stage.place))
  const noise = fractalNoise(rng, 2, 0.4)
  const line = (lift: number, calm: number): Point[] =>
    sampleLine(-30, w + 30, 40 * u, (x) => {
      const t = side === 1 ? x / w : 1 - x / w
      return (
        h * 0.965 -
        0.15 * h * Math.max(0, t) ** 2.2 -
        lift * u * (0.5 + 0.5 * t) +
        noise(x / (240 * u) + lift * 0.13) * 9 * u * calm
      )
    })
  const foam = light.bright('#ffffff', 0.05, 0.15)
  sheet.fill(hillUnder(line(58, 1.2), h + 10), light.tone('#6fc7bf', 0.08, 0.1), 0.5)
  sheet.fill(band(line(66, 1.2), line(57, 1.4)), foam, 0.75)
  sheet.fill(hillUnder(line(24, 1), h + 10), light.tone(own, 0.02, -0.2))
  sheet.fill(band(line(31, 1), line(20, 1.5)), foam, 0.92)
  sheet.fill(
    hillUnder(line(4, 1), h + 10),
    sheet.vertical(h * 0.8, h, light.tone(own, 0.06, 0.14), light.tone(own, 0, -0.06)),
  )
  return { kind: 'land', y: h * 0.93, own }
}

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

/** Flat pieces of sea ice, small towards the horizon, each with a thin edge and a shadow in the water. */
export function drawFloes(stage: Stage, rng: Rng, field: { ice: string; from: number; to: number }): void {
  const { sheet, w, u, light } = stage
  const { ice, from, to } = field
  const floes = Array.from({ length: 46 }, () => ({ t: rng.next() ** 1.25, x: rng.range(-0.05, 1.05) * w })).sort(
    (a, b) => a.t - b.t,
  )
  for (const { t, x } of floes) {
    const y = from + (to - from) * t
    const half = (12 + 95 * t ** 1.4) * rng.range(0.4, 1.2) * u
    const flat = 0.22 + 0.06 * t
    const count = rng.int(6, 9)
    const edge = Array.from({ length: count }, (_, i): Point => {
      const angle = (i / count) * 2 * Math.PI + rng.range(-0.2, 0.2)
      const out = half * rng.range(0.72, 1.05)
      return [x + Math.cos(angle) * out, y + Math.sin(angle) * out * flat]
    })
    const thick = (1.5 + 8 * t) * u
    const depth = 0.5 * (1 - t)
    const shift = (by: number): Point[] => edge.map(([px, py]): Point => [px, py + by])
    sheet.fill(polygon(shift(thick * 2.2)), light.tone('#0d3550', depth, -0.2), 0.25)
    sheet.fill(polygon([...shift(thick)]), light.bright('#7fb4cc', depth, -0.3))
    sheet.fill(polygon(edge), light.bright(ice, depth, rng.range(-0.02, 0.3)))
  }
}
