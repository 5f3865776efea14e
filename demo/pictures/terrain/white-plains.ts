import { mix } from '../colour/oklab.ts'
import { type Point, polygon, rectangle } from '../drawing/path.ts'
import { drawHighRange, drawRidge } from '../elements/mountains.ts'
import { treeLine } from '../elements/trees.ts'
import { drawSunPath } from '../elements/water.ts'
import type { Footing, Stage } from '../scene/stage.ts'

/** A dry white lake in plates of salt, far mountains on the rim of the sky. */
export function drawSaltFlat(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('salt')
  drawRidge(stage, rng.fork('far'), {
    y: horizon - 30 * u,
    swing: 54 * u,
    wave: 240 * u,
    own: rng.pick(['#8a7a86', '#9a7f72', '#7f8696']),
    depth: 0.74,
    bottom: horizon + 2,
    sharp: true,
    mist: 0.3,
  })
  const [, , low, near] = light.sky.stops
  sheet.fill(
    rectangle(-10, horizon, w + 20, h - horizon + 10),
    sheet.vertical(
      horizon,
      h,
      mix(near, '#ffffff', 0.45),
      light.bright(mix('#f3efe8', low, 0.25), 0.2, 0.1),
      light.bright('#efe9df', 0, 0),
    ),
  )
  drawSunPath(stage, rng.fork('path'), horizon, h)
  const spot = (c: number, r: number): Point => {
    const t = (r / 11) ** 2.1
    const shift = r % 2 === 0 ? 0.5 : 0
    return [
      w / 2 + (c - 9 + shift + rng.fork(`${c}/${r}`).range(-0.16, 0.16)) * w * (0.03 + 0.2 * t),
      horizon + (h * 1.06 - horizon) * (0.02 + 0.98 * t),
    ]
  }
  let cracks = ''
  for (let r = 0; r < 11; r++)
    for (let c = -4; c < 23; c++) {
      const [[ax, ay], [bx, by], [dx, dy]] = [spot(c, r), spot(c + 1, r), spot(c + (r % 2 === 0 ? 1 : 0), r + 1)]
      cracks += `M${ax.toFixed(0)} ${ay.toFixed(0)}L${((ax + bx) / 2).toFixed(0)} ${((ay + by) / 2 - (3 + r) * u).toFixed(0)}L${bx.toFixed(0)} ${by.toFixed(0)}L${dx.toFixed(0)} ${dy.toFixed(0)}`
    }
  sheet.stroke(cracks, light.tone('#9a8f8c', 0.1, -0.1), 2 * u, 0.35)
  return { kind: 'land', y: h * 0.93, own: '#8a8078' }
}

/** Snow on rolling ground, dark conifers on the ridges, perhaps white mountains behind. */
export function drawSnow(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('snow')
  const snow = light.isDark ? '#c9d8ea' : '#f2f5f8'
  const wood = '#3f5f66'
  const hasMountains = stage.terrainKind === 'mountains'
  if (hasMountains)
    drawHighRange(stage, rng, { rock: '#7b8ea6', base: horizon + 0.02 * h, tall: rng.range(0.3, 0.38) * h, bare: 0.05 })
  for (const [i, layer] of [
    { y: -90, swing: 60, depth: 0.8, tall: 14 },
    { y: -40, swing: 52, depth: 0.62, tall: 26 },
    { y: 40, swing: 50, depth: 0.42, tall: 44 },
    { y: 140, swing: 44, depth: 0.24, tall: 0 },
    { y: 240, swing: 40, depth: 0.08, tall: 0 },
  ].entries()) {
    if (i === 0 && hasMountains) continue
    const at = rng.fork(`layer${i}`)
    const top = drawRidge(stage, at, {
      y: horizon + layer.y * u,
      swing: layer.swing * u,
      wave: (320 + 60 * i) * u,
      own: snow,
      depth: layer.depth,
      bottom: h + 10,
      mist: 0.2,
    })
    if (layer.tall === 0) continue
    const [from, to] = i === 2 ? [at.range(0, 0.35), at.range(0.55, 1)] : [0, 1]
    const row = top.filter(([x]) => x >= from * w && x <= to * w)
    if (row.length > 1)
      sheet.fill(
        treeLine(at.fork('trees'), row, layer.tall * u, layer.tall * 0.4 * u),
        light.tone(wood, layer.depth - 0.08, -0.2),
      )
  }
  const y = h * 0.9
  sheet.fill(
    polygon([
      [-10, h + 10],
      [-10, y + 30 * u],
      [w * 0.5, y + 50 * u],
      [w + 10, y + 10 * u],
      [w + 10, h + 10],
    ]),
    light.bright(snow, 0.02, -0.05),
  )
  return { kind: 'land', y, own: '#a9b8c6' }
}
