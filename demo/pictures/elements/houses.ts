import { polygon, rectangle } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

/** One gabled house: front, side wall, roof, windows. `size` is its width. */
export function drawHouse(
  stage: Stage,
  rng: Rng,
  house: {
    x: number
    y: number
    size: number
    wall: string
    roof: string
    depth: number
    tall?: number
    lit?: boolean
  },
): void {
  const { sheet, light, sunSide } = stage
  const { x, y, size, wall, roof, depth } = house
  const tall = size * (house.tall ?? rng.range(0.6, 0.95))
  const gable = size * 0.42
  const front = size * 0.5
  const side = sunSide
  const frontLeft = side === 1 ? x + size / 2 - front : x - size / 2
  const sideLeft = side === 1 ? x - size / 2 : x - size / 2 + front
  sheet.fill(rectangle(sideLeft, y - tall, size - front, tall), light.bright(wall, depth, -0.32))
  sheet.fill(
    polygon([
      [frontLeft, y],
      [frontLeft, y - tall],
      [frontLeft + front / 2, y - tall - gable],
      [frontLeft + front, y - tall],
      [frontLeft + front, y],
    ]),
    light.bright(wall, depth, 0.22),
  )
  const ridge = frontLeft + front / 2
  const back = side === 1 ? x - size / 2 + front * 0.2 : x + size / 2 - front * 0.2
  const eave = side === 1 ? frontLeft : frontLeft + front
  const outer = side === 1 ? x - size / 2 - size * 0.04 : x + size / 2 + size * 0.04
  sheet.fill(
    polygon([
      [ridge, y - tall - gable],
      [back, y - tall - gable],
      [outer, y - tall + size * 0.03],
      [eave, y - tall + size * 0.03],
    ]),
    light.bright(roof, depth, -0.08),
  )
  const pane = light.isDark || house.lit ? '#ffd98a' : light.tone('#44515c', depth, -0.1)
  let panes = ''
  for (let i = 0; i < 2; i++)
    panes += rectangle(frontLeft + front * (0.2 + 0.36 * i), y - tall * 0.72, front * 0.2, tall * 0.26)
  panes += rectangle(sideLeft + (size - front) * 0.35, y - tall * 0.7, (size - front) * 0.26, tall * 0.26)
  sheet.fill(panes, pane, 0.9)
}

/** A farmhouse with a low barn and two cypresses. */
export function drawFarmhouse(stage: Stage, rng: Rng, x: number, y: number, size: number, depth: number): void {
  const { sheet, light } = stage
  for (const at of [-0.95, -0.72, 0.98, 1.2])
    sheet.fill(
      cypress(x + at * size, y + size * 0.06, size * rng.range(0.95, 1.35)),
      light.tone('#2f5a45', depth, -0.3),
    )
  drawHouse(stage, rng, {
    x: x + size * 0.42,
    y,
    size: size * 0.7,
    wall: '#e6c79a',
    roof: '#b9573a',
    depth,
    tall: 0.45,
  })
  drawHouse(stage, rng, {
    x: x - size * 0.1,
    y: y + size * 0.03,
    size: size * 0.8,
    wall: '#f0d8ac',
    roof: '#c4603f',
    depth,
    tall: 0.7,
  })
}

/** Outline of a slender cypress standing at (x, y). */
export function cypress(x: number, y: number, tall: number): string {
  const half = tall * 0.1
  return `M${x.toFixed(1)} ${(y - tall).toFixed(1)}C${(x + half * 0.9).toFixed(1)} ${(y - tall * 0.7).toFixed(1)} ${(x + half * 1.5).toFixed(1)} ${(y - tall * 0.3).toFixed(1)} ${(x + half * 0.6).toFixed(1)} ${(y - tall * 0.05).toFixed(1)}L${(x + half * 0.2).toFixed(1)} ${y.toFixed(1)}L${(x - half * 0.2).toFixed(1)} ${y.toFixed(1)}L${(x - half * 0.6).toFixed(1)} ${(y - tall * 0.05).toFixed(1)}C${(x - half * 1.5).toFixed(1)} ${(y - tall * 0.3).toFixed(1)} ${(x - half * 0.9).toFixed(1)} ${(y - tall * 0.7).toFixed(1)} ${x.toFixed(1)} ${(y - tall).toFixed(1)}Z`
}
