import { mix } from '../colour/oklab.ts'
import { circle } from '../drawing/path.ts'
import type { Stage } from '../scene/stage.ts'

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
