import type { Point } from '../drawing/path.ts'
import { band, polygon } from '../drawing/path.ts'
import { levelAt } from '../elements/bank.ts'
import { drawTree } from '../elements/woods.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround } from './ground.ts'
import { lampGlow } from './lamp-glow.ts'

const n = (v: number): string => v.toFixed(1)

/** A log cabin with lit windows and smoke, among pines. */
export function drawCabin(stage: Stage, footing: Footing): void {
  const { sheet, w, h, u, light, sunSide } = stage
  const rng = stage.rng.fork('cabin')
  const ground = drawGround(stage, rng, footing, { rise: 0.1 })
  const red = ['NOR', 'SWE', 'FIN', 'ISL', 'FRO', 'GRL', 'DNK'].includes(stage.place.country)
  const at = (t: number): number => (ground.side === 1 ? w * (1 - t) : w * t)
  for (const [t, size] of [
    [0.05, 0.4],
    [0.12, 0.3],
    [0.36, 0.26],
    [0.41, 0.2],
    [0.94, 0.22],
  ] as const) {
    drawTree(stage, rng, at(t), levelAt(ground.line, at(t)) + 8 * u, size * h * rng.range(0.9, 1.15), 0.04)
  }
  const x = at(stage.portrait ? 0.3 : 0.24)
  const y = levelAt(ground.line, x) + 14 * u
  const s = (stage.portrait ? 170 : 200) * u
  const wall = red ? '#b23f35' : '#8a5a3c'
  const roof = red ? '#3f4450' : '#5a4a44'
  lampGlow(stage, x, y - s * 0.2, s * 1.1)
  sheet.fill(
    polygon([
      [x - s * 0.5, y],
      [x - s * 0.5, y - s * 0.34],
      [x + s * 0.5, y - s * 0.34],
      [x + s * 0.5, y],
    ]),
    light.bright(wall, 0, sunSide === 1 ? -0.3 : 0.05),
  )
  const gx = x + sunSide * s * 0.2
  sheet.fill(
    polygon([
      [gx - s * 0.3, y],
      [gx - s * 0.3, y - s * 0.34],
      [gx, y - s * 0.66],
      [gx + s * 0.3, y - s * 0.34],
      [gx + s * 0.3, y],
    ]),
    light.bright(wall, 0, 0.12),
  )
  sheet.fill(
    polygon([
      [gx, y - s * 0.72],
      [gx - sunSide * s * 0.56, y - s * 0.72],
      [gx - sunSide * s * 0.8, y - s * 0.3],
      [gx - sunSide * s * 0.36, y - s * 0.3],
    ]),
    light.bright(roof, 0, -0.05),
  )
  sheet.fill(
    polygon([
      [gx, y - s * 0.72],
      [gx + sunSide * s * 0.37, y - s * 0.3],
      [gx + sunSide * s * 0.29, y - s * 0.28],
      [gx, y - s * 0.62],
      [gx - sunSide * s * 0.29, y - s * 0.28],
      [gx - sunSide * s * 0.37, y - s * 0.3],
    ]),
    light.bright(roof, 0, 0.3),
  )
  let logs = ''
  for (let k = 1; k < 6; k++) logs += `M${n(x - s * 0.5)} ${n(y - s * 0.057 * k)}H${n(x + s * 0.5)}`
  sheet.stroke(logs, light.tone(wall, 0, -0.5), s * 0.008, 0.4)
  const pane = light.hour === 'day' ? light.tone('#9fc4cc', 0.1, 0.1) : '#ffe09a'
  const trim = light.bright('#f4eee0', 0, 0.1)
  for (const dx of [-0.12, 0.12]) {
    sheet.fill(
      polygon([
        [gx + s * (dx - 0.07), y - s * 0.12],
        [gx + s * (dx - 0.07), y - s * 0.28],
        [gx + s * (dx + 0.07), y - s * 0.28],
        [gx + s * (dx + 0.07), y - s * 0.12],
      ]),
      trim,
    )
    sheet.fill(
      polygon([
        [gx + s * (dx - 0.052), y - s * 0.138],
        [gx + s * (dx - 0.052), y - s * 0.262],
        [gx + s * (dx + 0.052), y - s * 0.262],
        [gx + s * (dx + 0.052), y - s * 0.138],
      ]),
      pane,
    )
  }
  const chimney = gx - sunSide * s * 0.34
  sheet.fill(
    polygon([
      [chimney - s * 0.05, y - s * 0.6],
      [chimney - s * 0.05, y - s * 0.86],
      [chimney + s * 0.05, y - s * 0.86],
      [chimney + s * 0.05, y - s * 0.6],
    ]),
    light.tone('#8a7a70', 0, -0.1),
  )
  drawSmoke(stage, chimney, y - s * 0.88, s)
}

/** Smoke that rises from a chimney, bends with the wind and thins out. */
function drawSmoke(stage: Stage, x: number, y: number, size: number): void {
  const { sheet, light, sunSide } = stage
  const left: Point[] = []
  const right: Point[] = []
  for (let k = 0; k <= 8; k++) {
    const t = k / 8
    const cx = x - sunSide * size * (0.34 * t * t + 0.05 * Math.sin(t * 8))
    const half = size * (0.02 + 0.09 * t)
    left.push([cx - half, y - size * 0.85 * t])
    right.push([cx + half, y - size * 0.85 * t + half * 0.3])
  }
  const colour = light.bright('#ffffff', 0.4)
  sheet.fill(
    band(left, right),
    sheet.linear(
      [0, y],
      [0, y - size * 0.85],
      [
        [colour, 0, 0.5],
        [colour, 0.5, 0.28],
        [colour, 1, 0],
      ],
    ),
  )
}
