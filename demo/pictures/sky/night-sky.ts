import { mix } from '../colour/oklab.ts'
import { fractalNoise } from '../drawing/noise.ts'
import { circle, polygon, sampleLine } from '../drawing/path.ts'
import type { Stage } from '../scene/stage.ts'

const CURTAINS = [
  ['#5ef2b0', '#3fd0c9'],
  ['#8df5a0', '#6a7df0'],
  ['#6ff0c8', '#b06ee8'],
] as const

/** Two or three curtains of northern light, brightest along the lower hem. */
export function drawAurora(stage: Stage): void {
  const { sheet, w, horizon, u } = stage
  const rng = stage.rng.fork('aurora')
  const [green, veil] = rng.pick(CURTAINS)
  const count = rng.int(2, 3)
  for (let i = 0; i < count; i++) {
    const wander = fractalNoise(rng.fork(`hem${i}`), 3)
    const flicker = fractalNoise(rng.fork(`height${i}`), 4, 0.7)
    const base = horizon * (0.66 - i * 0.17)
    const lean = rng.range(-0.12, 0.12)
    const hem = sampleLine(-20, w + 20, 14 * u, (x) => base + wander(x / (330 * u)) * 95 * u + (x - w / 2) * lean)
    for (let k = 0; k < hem.length - 1; k++) {
      const [a, b] = [hem[k], hem[k + 1]]
      if (!a || !b) continue
      const strength = 0.62 + 0.5 * flicker(a[0] / (60 * u))
      if (strength < 0.2) continue
      const tall = (150 + 170 * Math.max(0, strength)) * u
      const fill = sheet.linear(
        [0, a[1]],
        [0, a[1] - tall],
        [
          [green, 0, 0],
          [green, 0.07, Math.min(0.62, 0.5 * strength)],
          [green, 0.3, 0.28 * strength],
          [veil, 0.65, 0.13 * strength],
          [veil, 1, 0],
        ],
      )
      const sway = 26 * u
      sheet.fill(
        polygon([
          [a[0], a[1]],
          [b[0] + 0.7, b[1]],
          [b[0] + sway + 0.7, b[1] - tall],
          [a[0] + sway, a[1] - tall],
        ]),
        fill,
      )
    }
  }
}

/** Full moon with a few seas, or a crescent. */
export function drawMoon(stage: Stage): void {
  const { sheet, sun, light } = stage
  const rng = stage.rng.fork('moon')
  const { x, y } = sun
  const r = sun.r * 0.82
  const [, high, low] = light.sky.stops
  sheet.fill(
    circle(x, y, r * 6),
    sheet.radial(x, y, r * 6, [
      [light.sky.sun, 0, 0.5],
      [low, 0.3, 0.22],
      [low, 1, 0],
    ]),
  )
  if (rng.chance(0.35)) {
    const bite = r * 0.9
    const turn = rng.range(0.1, 0.5) * -stage.sunSide
    const tilt = `rotate(${((turn * 180) / Math.PI).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})`
    const d = `M${x.toFixed(1)} ${(y - r).toFixed(1)}A${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${x.toFixed(1)} ${(y + r).toFixed(1)}A${(bite * 1.25).toFixed(1)} ${(bite * 1.25).toFixed(1)} 0 0 0 ${x.toFixed(1)} ${(y - r).toFixed(1)}Z`
    sheet.add(`<path d="${d}" fill="${light.sky.sun}" transform="${tilt}"/>`)
    return
  }
  sheet.fill(circle(x, y, r), light.sky.sun)
  const sea = mix(light.sky.sun, high, 0.2)
  for (const [dx, dy, size] of [
    [-0.3, -0.25, 0.28],
    [0.25, 0.1, 0.34],
    [-0.15, 0.4, 0.2],
    [0.42, -0.42, 0.14],
  ] as const) {
    sheet.fill(circle(x + dx * r, y + dy * r, size * r), sea, 0.6)
  }
}

/** Stars, denser towards the zenith and along a band, a few of them large. */
export function drawStars(stage: Stage): void {
  const { sheet, w, horizon, u } = stage
  const rng = stage.rng.fork('stars')
  const slope = rng.range(-0.5, 0.5)
  const middle = rng.range(0.25, 0.5) * horizon
  let small = ''
  let medium = ''
  for (let i = 0; i < 300; i++) {
    const x = rng.range(0, w)
    let y = rng.next() ** 1.5 * horizon * 0.95
    if (rng.chance(0.4)) y = middle + (x - w / 2) * slope + (rng.next() + rng.next() - 1) * 130 * u
    if (y < 0 || y > horizon * 0.92) continue
    const r = rng.range(0.7, 1.5) * u
    if (rng.chance(0.85)) small += circle(x, y, r)
    else medium += circle(x, y, r * 1.5)
  }
  sheet.fill(small, '#ffffff', 0.55)
  sheet.fill(medium, '#fff8e6', 0.9)
  for (let i = 0; i < rng.int(4, 8); i++) {
    const [x, y, r] = [rng.range(0, w), rng.range(0.02, 0.6) * horizon, rng.range(5, 9) * u]
    const thin = r * 0.14
    sheet.fill(
      polygon([
        [x, y - r],
        [x + thin, y - thin],
        [x + r, y],
        [x + thin, y + thin],
        [x, y + r],
        [x - thin, y + thin],
        [x - r, y],
        [x - thin, y - thin],
      ]),
      '#fffdf0',
      0.95,
    )
  }
}
