import { mix } from '../colour/oklab.ts'
import { circle, polygon, rectangle } from '../drawing/path.ts'
import type { Stage } from '../scene/stage.ts'
import { drawAurora, drawMoon, drawStars } from './night-sky.ts'

/** Sky from edge to edge, with its sun or moon. Drawn before anything else. */
export function drawBackdrop(stage: Stage, options: { aurora?: boolean } = {}): void {
  const { sheet, w, h, horizon, sun, light } = stage
  const [zenith, high, low, near] = light.sky.stops
  const sky = sheet.linear(
    [0, 0],
    [0, horizon],
    [
      [zenith, 0],
      [high, 0.42],
      [low, 0.78],
      [near, 1],
    ],
  )
  sheet.fill(rectangle(0, 0, w, h), sky)
  if (light.hour === 'night') {
    drawStars(stage)
    if (options.aurora) drawAurora(stage)
    drawMoon(stage)
    return
  }
  const reach = Math.min(sun.r * (light.hour === 'day' ? 6 : 8), 560 * stage.u)
  const glow = sheet.radial(sun.x, sun.y, reach, [
    [mix(light.sky.sun, near, 0.2), 0, light.hour === 'day' ? 0.75 : 0.85],
    [near, 0.35, 0.38],
    [near, 1, 0],
  ])
  // Only the part above the land: radial gradients are the most expensive fill.
  const [left, top] = [Math.max(0, sun.x - reach), Math.max(0, sun.y - reach)]
  sheet.fill(
    rectangle(left, top, Math.min(w, sun.x + reach) - left, Math.min(horizon + 0.06 * h, sun.y + reach) - top),
    glow,
  )
  if (light.hour !== 'day' && stage.rng.fork('rays').chance(0.22)) drawRays(stage)
  if (light.hour !== 'day' && stage.rng.fork('rings').chance(0.6)) {
    for (const [size, see] of [
      [2.5, 0.1],
      [1.85, 0.14],
      [1.38, 0.2],
    ] as const) {
      sheet.fill(circle(sun.x, sun.y, sun.r * size), light.sky.sun, see)
    }
  }
  const disc = sheet.vertical(
    sun.y - sun.r,
    sun.y + sun.r,
    light.sky.sun,
    mix(light.sky.sun, light.hour === 'day' ? near : low, light.isDark ? 0.35 : 0.22),
  )
  sheet.fill(circle(sun.x, sun.y, sun.r), disc)
}

/** A few broad, faint beams, as screen prints like them. */
function drawRays(stage: Stage): void {
  const { sheet, sun, w, h, light } = stage
  const rng = stage.rng.fork('ray-shape')
  const count = rng.int(14, 20)
  const reach = Math.hypot(w, h)
  const turn = rng.range(0, 1)
  for (let i = 0; i < count; i++) {
    const from = ((i + turn) / count) * 2 * Math.PI
    const to = from + (0.46 / count) * 2 * Math.PI
    const along = (from + to) / 2
    const fill = sheet.linear(
      [sun.x, sun.y],
      [sun.x + Math.cos(along) * reach * 0.7, sun.y + Math.sin(along) * reach * 0.7],
      [
        [light.sky.sun, 0, 0.2],
        [light.sky.sun, 1, 0],
      ],
    )
    sheet.fill(
      polygon([
        [sun.x, sun.y],
        [sun.x + Math.cos(from) * reach, sun.y + Math.sin(from) * reach],
        [sun.x + Math.cos(to) * reach, sun.y + Math.sin(to) * reach],
      ]),
      fill,
    )
  }
}
