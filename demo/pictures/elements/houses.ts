import { polygon, rectangle } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'
import type { ForegroundKind } from '../subjects.ts'
import { type Solids, solids } from './solids.ts'

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

interface Spot {
  x: number
  y: number
  /** Full height. */
  t: number
  wall: string
  roof: string
  sunSide: 1 | -1
}

const DRAW: Record<ForegroundKind<'church'>, (part: Solids, spot: Spot) => void> = {
  campanile: (part, { x, y, t, wall, roof, sunSide }) => {
    part.block(x, y, t * 0.075, t * 0.78, wall)
    part.bar(x, y - t * 0.77, t * 0.085, t * 0.02, wall)
    part.arch(x - t * 0.032, y - t * 0.64, t * 0.02, t * 0.09)
    part.arch(x + t * 0.032, y - t * 0.64, t * 0.02, t * 0.09)
    part.cone(x, y - t * 0.79, t * 0.08, t * 0.21, roof)
    const cx = x - sunSide * t * 0.3
    part.block(cx, y, t * 0.17, t * 0.42, wall)
    part.block(cx, y - t * 0.42, t * 0.11, t * 0.08, wall)
    part.dome(cx, y - t * 0.48, t * 0.13, t * 0.17, roof)
    part.bar(cx, y - t * 0.63, t * 0.018, t * 0.09, wall)
  },
  spire: (part, { x, y, t, wall }) => {
    part.block(x, y, t * 0.08, t * 0.52, wall)
    part.arch(x, y - t * 0.34, t * 0.025, t * 0.12)
    part.cone(x, y - t * 0.52, t * 0.09, t * 0.48, '#4f7a6a')
    for (const s of [-1, 1]) part.cone(x + s * t * 0.075, y - t * 0.52, t * 0.018, t * 0.12, '#4f7a6a')
  },
  onion: (part, { x, y, t, wall }) => {
    for (const [s, k] of [
      [-1, 0.82],
      [1, 1],
    ] as const) {
      const cx = x + s * t * 0.13
      part.block(cx, y, t * 0.06, t * 0.6 * k, wall)
      part.arch(cx, y - t * 0.43 * k, t * 0.02, t * 0.09)
      part.onion(cx, y - t * 0.6 * k, t * 0.07, t * 0.22, '#5b8f7c')
    }
    part.block(x, y, t * 0.12, t * 0.34, wall)
  },
  bluedome: (part, { x, y, t, wall, sunSide }) => {
    part.block(x, y, t * 0.2, t * 0.3, wall)
    part.block(x, y - t * 0.3, t * 0.15, t * 0.12, wall)
    part.dome(x, y - t * 0.42, t * 0.16, t * 0.25, '#3f83b8')
    part.bar(x, y - t * 0.67, t * 0.006, t * 0.11, '#ffffff')
    part.bar(x, y - t * 0.73, t * 0.026, t * 0.014, '#ffffff')
    const cx = x + sunSide * t * 0.34
    part.block(cx, y, t * 0.075, t * 0.56, wall)
    part.arch(cx - t * 0.03, y - t * 0.34, t * 0.02, t * 0.08)
    part.arch(cx + t * 0.03, y - t * 0.34, t * 0.02, t * 0.08)
    part.arch(cx, y - t * 0.46, t * 0.018, t * 0.07)
  },
  drum: (part, { x, y, t, wall, roof, sunSide }) => {
    const cx = x - sunSide * t * 0.02
    part.block(cx, y, t * 0.26, t * 0.28, wall)
    part.cone(cx, y - t * 0.28, t * 0.3, t * 0.13, roof)
    part.block(cx, y - t * 0.3, t * 0.12, t * 0.28, wall)
    for (const dx of [-0.07, 0, 0.07]) part.arch(cx + dx * t, y - t * 0.4, t * 0.016, t * 0.13)
    part.cone(cx, y - t * 0.58, t * 0.15, t * 0.32, roof)
    part.bar(cx, y - t * 0.9, t * 0.006, t * 0.07, '#f4efe2')
    part.arch(cx, y, t * 0.05, t * 0.16)
  },
  twin: (part, { x, y, t, wall, roof }) => {
    part.block(x, y, t * 0.12, t * 0.46, wall)
    part.cone(x, y - t * 0.46, t * 0.12, t * 0.1, wall)
    for (const s of [-1, 1]) {
      const cx = x + s * t * 0.17
      part.block(cx, y, t * 0.08, t * 0.62, wall)
      part.arch(cx, y - t * 0.42, t * 0.026, t * 0.12)
      part.block(cx, y - t * 0.62, t * 0.06, t * 0.14, wall)
      part.dome(cx, y - t * 0.76, t * 0.06, t * 0.12, roof)
      part.bar(cx, y - t * 0.87, t * 0.005, t * 0.08, wall)
    }
    part.arch(x, y, t * 0.035, t * 0.16)
  },
}

/** A church with its towers. `tall` is its full height above y. */
export function drawChurchBuilding(
  stage: Stage,
  kind: ForegroundKind<'church'>,
  spot: { x: number; y: number; tall: number; wall: string; roof: string; depth: number },
): void {
  DRAW[kind](solids(stage, spot.depth), { ...spot, t: spot.tall, sunSide: stage.sunSide })
}
