import { polygon, rectangle } from '../drawing/path.ts'
import { solids } from '../elements/solids.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround, spotOn } from './ground.ts'

/** Two windmills with lattice sails, brick in the north and white in the south. */
export function drawWindmill(stage: Stage, footing: Footing): void {
  const { h, portrait } = stage
  const rng = stage.rng.fork('windmill')
  const ground = drawGround(stage, rng, footing, { rise: 0.08 })
  const south = ['GRC', 'ESP', 'PRT', 'CYP', 'ITA'].includes(stage.place.country)
  for (const [t, size, depth] of [
    [portrait ? 0.66 : 0.48, 0.22, 0.22],
    [portrait ? 0.28 : 0.2, 0.42, 0.04],
  ] as const) {
    const { x, y } = spotOn(stage, ground, t)
    drawMill(stage, x, y + 4, size * h * (portrait ? 0.85 : 1), depth, south, rng.range(12, 34))
  }
}

function drawMill(stage: Stage, x: number, y: number, t: number, depth: number, south: boolean, turn: number): void {
  const { sheet, light } = stage
  const part = solids(stage, depth)
  if (south) {
    part.taper(x, y, t * 0.2, t * 0.18, t * 0.6, '#fbfaf4')
    part.cone(x, y - t * 0.6, t * 0.22, t * 0.24, '#a8814f')
  } else {
    part.taper(x, y, t * 0.2, t * 0.12, t * 0.62, '#a8583f')
    part.bar(x, y - t * 0.26, t * 0.23, t * 0.02, '#f4efe2')
    part.dome(x, y - t * 0.62, t * 0.13, t * 0.16, '#4f4a46')
  }
  part.arch(x, y, t * 0.045, t * 0.15)
  part.arch(x, y - t * 0.38, t * 0.025, t * 0.07)
  const hub = y - t * 0.66
  const frame = light.tone('#5a4434', depth, -0.3)
  const cloth = light.bright('#f0e6d0', depth, 0.05)
  const arm = t * 0.52
  const blade = sheet.capture(() => {
    sheet.fill(
      polygon([
        [x + t * 0.012, hub - arm * 0.18],
        [x + t * 0.085, hub - arm * 0.18],
        [x + t * 0.085, hub - arm],
        [x + t * 0.012, hub - arm],
      ]),
      cloth,
    )
    let bars = rectangle(x - t * 0.008, hub - arm, t * 0.02, arm)
    for (let k = 1; k < 7; k++) bars += rectangle(x, hub - arm * (0.16 + 0.14 * k), t * 0.09, t * 0.007)
    sheet.fill(bars, frame)
  })
  for (let k = 0; k < 4; k++)
    sheet.add(`<g transform="rotate(${(turn + 90 * k).toFixed(0)} ${x.toFixed(1)} ${hub.toFixed(1)})">${blade}</g>`)
  sheet.add(`<circle cx="${x.toFixed(1)}" cy="${hub.toFixed(1)}" r="${(t * 0.025).toFixed(1)}" fill="${frame}"/>`)
}
