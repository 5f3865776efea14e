import { mix } from '../colour/oklab.ts'
import { fractalNoise } from '../drawing/noise.ts'
import { circle, landUnder, lens, type Point, polygon, rectangle, sampleLine } from '../drawing/path.ts'
import { levelAt } from '../elements/water.ts'
import type { Footing, Stage } from '../scene/stage.ts'

/** Turns of the road. */
const BENDS = 7
/** How much the slope is foreshortened. */
const FLAT = 0.4

/** A road in hairpin bends up the slope below a pass. */
export function drawHairpins(stage: Stage, footing: Footing): void {
  const { sheet, w, h, u, light, portrait, sunSide } = stage
  const rng = stage.rng.fork('hairpins')
  const own = mix(footing.own, '#b39a7c', 0.8)
  const middle = w * (0.5 - sunSide * rng.range(0.04, 0.12))
  const top = stage.horizon - 0.01 * h
  const noise = fractalNoise(rng.fork('slope'), 4, 0.5)
  const slope = sampleLine(-20, w + 20, 14 * u, (x) => {
    const away = Math.abs(x - middle) / w
    return top + 0.42 * h * away ** 1.1 + 34 * u * noise(x / (120 * u)) * Math.min(1, away * 9)
  })
  sheet.fill(landUnder(slope, h + 10), sheet.vertical(top, h, light.tone(own, 0.32, 0.05), light.tone(own, 0.02, -0.3)))
  let stones = ''
  for (let k = 0; k < 150; k++) {
    const t = rng.next() ** 0.8
    const x = middle + rng.range(-0.75, 0.75) * w
    const y = top + (h - top) * t
    if (y > levelAt(slope, x) + 14 * u) stones += lens(x, y, (6 + 46 * t) * rng.range(0.5, 1.3) * u, (2 + 7 * t) * u)
  }
  sheet.fill(stones, light.tone(own, 0.05, -0.6), 0.22)
  /** Middle of the road, from the pass (0) to the viewer (1). */
  const road = (t: number): Point => {
    const turn = Math.sin(t * BENDS * Math.PI)
    return [
      middle + Math.sign(turn) * Math.abs(turn) ** 0.8 * w * (portrait ? 0.4 : 0.34) * (0.08 + 0.92 * t),
      top + 0.012 * h + (1.02 * h - top) * t ** 1.25,
    ]
  }
  const edge = (t: number, side: 1 | -1): Point => {
    const [[x, y], [bx, by]] = [road(t), road(t + 0.001)]
    const [dx, dy] = [bx - x, (by - y) / FLAT]
    const half = (side * (3 + 25 * t) * u) / Math.hypot(dx, dy)
    return [x - dy * half, y + dx * half * FLAT]
  }
  const steps = Array.from({ length: 240 }, (_, i) => i / 240)
  const surface = polygon([...steps.map((t) => edge(t, 1)), ...steps.reverse().map((t) => edge(t, -1))])
  const tarmac = light.bright('#d6cfc2', 0.1, 0.05)
  sheet.add(
    `<g transform="translate(0 ${(9 * u).toFixed(1)})">${sheet.capture(() => sheet.fill(surface, light.tone(own, 0, -0.7), 0.6))}</g>`,
  )
  sheet.fill(surface, tarmac)
  const [x, y] = road(0.62)
  const bus = 36 * u
  sheet.fill(rectangle(x - bus, y - bus * 0.7, 2 * bus, bus * 0.72), light.bright('#d9573f', 0.06, 0))
  sheet.fill(rectangle(x - bus * 0.9, y - bus * 0.58, 1.8 * bus, bus * 0.24), light.tone('#2f3844', 0.05, -0.1))
  sheet.fill(circle(x - bus * 0.55, y, bus * 0.16) + circle(x + bus * 0.55, y, bus * 0.16), light.ink)
}
