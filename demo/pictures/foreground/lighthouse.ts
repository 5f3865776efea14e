import { circle, polygon, rectangle } from '../drawing/path.ts'
import { drawHouse } from '../elements/houses.ts'
import { solids } from '../elements/solids.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround, spotOn } from './ground.ts'

/** A lighthouse on a headland; its beam shows when it is dark. */
export function drawLighthouse(stage: Stage, footing: Footing): void {
  const { h, w, u, sheet, light } = stage
  const rng = stage.rng.fork('lighthouse')
  const ground = drawGround(stage, rng, footing, { rise: 0.2, own: footing.kind === 'water' ? footing.own : undefined })
  const { x, y } = spotOn(stage, ground, stage.portrait ? 0.22 : 0.15)
  const t = (stage.portrait ? 0.36 : 0.44) * h
  const part = solids(stage, 0.03)
  const band = rng.pick(['#d0402f', '#2f5d8c', '#d0402f', '#3a3f48'])
  if (light.hour === 'night' || light.hour === 'dusk') {
    const away = -ground.side
    sheet.fill(
      polygon([
        [x, y - t * 0.86],
        [x + away * w, y - t * 1.3],
        [x + away * w, y - t * 0.7],
      ]),
      sheet.linear(
        [x, 0],
        [x + away * w * 0.8, 0],
        [
          ['#fff3c0', 0, 0.5],
          ['#fff3c0', 1, 0],
        ],
      ),
    )
  }
  drawHouse(stage, rng, {
    x: x - ground.side * t * 0.3,
    y: y + 6 * u,
    size: t * 0.34,
    wall: '#f6f0e2',
    roof: band,
    depth: 0.03,
    tall: 0.5,
  })
  part.taper(x, y, t * 0.1, t * 0.062, t * 0.76, '#fbf7ec')
  for (const k of [0.16, 0.44]) {
    const half = (at: number): number => t * (0.1 - (0.038 * at) / 0.76)
    part.taper(x, y - t * k, half(k), half(k + 0.14), t * 0.14, band)
  }
  part.bar(x, y - t * 0.76, t * 0.082, t * 0.022, '#3a3f48')
  sheet.fill(
    rectangle(x - t * 0.045, y - t * 0.9, t * 0.09, t * 0.12),
    light.hour === 'day' ? light.bright('#cfe6e8', 0.1, 0.2) : '#fff0b0',
  )
  part.dome(x, y - t * 0.89, t * 0.062, t * 0.08, band)
  if (light.hour !== 'day')
    sheet.fill(
      circle(x, y - t * 0.84, t * 0.3),
      sheet.radial(x, y - t * 0.84, t * 0.3, [
        ['#fff3c0', 0, 0.75],
        ['#fff3c0', 1, 0],
      ]),
    )
}
