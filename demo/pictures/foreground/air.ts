import { mix } from '../colour/oklab.ts'
import { circle } from '../drawing/path.ts'
import type { Stage } from '../scene/stage.ts'

const n = (v: number): string => v.toFixed(1)

const STRIPES = [
  ['#d8473d', '#f6e7c8'],
  ['#f0a63c', '#c8412f'],
  ['#2f7f93', '#f3e2b8'],
  ['#e5753f', '#3a4f7c'],
  ['#7d4f8f', '#f2c25c'],
  ['#3f9c86', '#f6efda'],
] as const

/** Hot-air balloons, large ones near, small ones far. */
export function drawBalloons(stage: Stage): void {
  const { w, u, horizon } = stage
  const rng = stage.rng.fork('balloons')
  const spots = [
    { x: 0.16, y: 0.62, size: 34, depth: 0.6 },
    { x: 0.9, y: 0.7, size: 30, depth: 0.64 },
    { x: 0.36, y: 0.82, size: 24, depth: 0.7 },
    { x: 0.62, y: 0.6, size: 40, depth: 0.5 },
    { x: 0.5, y: 0.34, size: 62, depth: 0.34 },
    { x: 0.84, y: 0.3, size: 84, depth: 0.2 },
    { x: 0.24, y: 0.4, size: 118, depth: 0.06 },
  ]
  const flip = stage.sunSide === 1
  for (const [i, spot] of spots.entries()) {
    const x = ((flip ? spot.x : 1 - spot.x) + rng.range(-0.05, 0.05)) * w
    drawBalloon(
      stage,
      x,
      (spot.y + rng.range(-0.04, 0.04)) * horizon,
      spot.size * u * (stage.portrait ? 0.85 : 1),
      spot.depth,
      STRIPES[(i + rng.int(0, 5)) % STRIPES.length] ?? STRIPES[0],
    )
  }
}

function drawBalloon(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  depth: number,
  [first, second]: readonly [string, string],
): void {
  const { sheet, light, sunSide } = stage
  const gores = [1, 0.72, 0.4, 0.14]
  for (const [i, k] of gores.entries()) {
    const half = r * k
    const d = `M${n(x)} ${n(y - r)}C${n(x + half * 1.32)} ${n(y - r)} ${n(x + half * 1.3)} ${n(y + r * 0.32)} ${n(x + r * 0.17 * k)} ${n(y + r * 1.18)}H${n(x - r * 0.17 * k)}C${n(x - half * 1.3)} ${n(y + r * 0.32)} ${n(x - half * 1.32)} ${n(y - r)} ${n(x)} ${n(y - r)}Z`
    sheet.fill(d, light.bright(i % 2 === 0 ? first : second, depth, 0.06))
  }
  const shadeX = x - sunSide * r
  sheet.fill(
    `M${n(x)} ${n(y - r)}C${n(x + r * 1.32)} ${n(y - r)} ${n(x + r * 1.3)} ${n(y + r * 0.32)} ${n(x + r * 0.17)} ${n(y + r * 1.18)}H${n(x - r * 0.17)}C${n(x - r * 1.3)} ${n(y + r * 0.32)} ${n(x - r * 1.32)} ${n(y - r)} ${n(x)} ${n(y - r)}Z`,
    sheet.linear(
      [shadeX, 0],
      [x + sunSide * r, 0],
      [
        [light.sky.shadow, 0, 0.55],
        [light.sky.shadow, 0.55, 0],
        [light.sky.sun, 1, 0.3],
      ],
    ),
  )
  sheet.stroke(
    `M${n(x - r * 0.16)} ${n(y + r * 1.18)}L${n(x - r * 0.1)} ${n(y + r * 1.5)}M${n(x + r * 0.16)} ${n(y + r * 1.18)}L${n(x + r * 0.1)} ${n(y + r * 1.5)}`,
    light.tone('#4a3a30', depth, -0.3),
    Math.max(0.8, r * 0.018),
  )
  sheet.fill(
    `M${n(x - r * 0.12)} ${n(y + r * 1.5)}h${n(r * 0.24)}l${n(-r * 0.03)} ${n(r * 0.2)}h${n(-r * 0.18)}Z`,
    light.tone('#8a5a3a', depth, -0.15),
  )
  if (light.isDark)
    sheet.fill(
      circle(x, y + r * 0.5, r),
      sheet.radial(x, y + r * 0.9, r, [
        ['#ffd27a', 0, 0.6],
        ['#ffb050', 1, 0],
      ]),
    )
}

/** A gull-like bird, wings spread by `span`. */
function bird(x: number, y: number, span: number, flap: number): string {
  const s = span / 2
  const up = s * flap
  return `M${n(x - s)} ${n(y - up * 0.35)}Q${n(x - s * 0.5)} ${n(y - up)} ${n(x)} ${n(y)}Q${n(x + s * 0.5)} ${n(y - up)} ${n(x + s)} ${n(y - up * 0.35)}Q${n(x + s * 0.5)} ${n(y - up * 0.62)} ${n(x)} ${n(y + s * 0.16)}Q${n(x - s * 0.5)} ${n(y - up * 0.62)} ${n(x - s)} ${n(y - up * 0.35)}Z`
}

/** A flock that crosses the sky, in a loose V or scattered. */
export function drawBirds(stage: Stage, small = false): void {
  const { sheet, w, u, light, horizon, sun } = stage
  const rng = stage.rng.fork('birds')
  const count = small ? rng.int(3, 6) : rng.int(8, 15)
  const toSun = sun.x > w / 2 ? -1 : 1
  const cx = small ? rng.range(0.2, 0.8) * w : w / 2 + toSun * w * rng.range(0.05, 0.24)
  const cy = horizon * (small ? rng.range(0.35, 0.6) : rng.range(0.36, 0.56))
  const vee = rng.chance(0.5)
  let d = ''
  for (let i = 0; i < count; i++) {
    const k = Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1)
    const size = (small ? 17 : 34) * u * rng.range(0.6, 1.25)
    const x = vee ? cx + Math.abs(k) * 34 * u * -toSun + rng.range(-6, 6) * u : cx + rng.range(-210, 210) * u
    const y = vee ? cy + k * 22 * u + rng.range(-5, 5) * u : cy + rng.range(-90, 90) * u
    d += bird(x, y, size, rng.range(0.35, 0.8))
  }
  const colour = light.hour === 'night' ? light.sky.sun : mix(light.ink, light.sky.haze, small ? 0.35 : 0.15)
  sheet.fill(d, colour, 0.9)
}
