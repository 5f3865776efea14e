import type { Stage } from '../scene/stage.ts'
import type { ForegroundKind } from '../subjects.ts'
import { type Solids, solids } from './solids.ts'

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
  brick: (part, { x, y, t, wall, roof, sunSide }) => {
    part.block(x, y, t * 0.1, t * 0.36, wall)
    part.cone(x, y - t * 0.36, t * 0.11, t * 0.16, roof)
    part.arch(x, y - t * 0.14, t * 0.035, t * 0.2)
    const [high, low] = [x - sunSide * t * 0.15, x + sunSide * t * 0.15]
    for (const [cx, up] of [
      [high, 0.62],
      [low, 0.52],
    ] as const) {
      part.block(cx, y, t * 0.08, t * up, wall)
      for (const k of [0.16, 0.3, 0.44]) part.arch(cx, y - t * k, t * 0.02, t * 0.09)
    }
    part.block(high, y - t * 0.62, t * 0.065, t * 0.1, wall)
    for (const s of [-1, 1]) part.cone(high + s * t * 0.06, y - t * 0.7, t * 0.02, t * 0.13, roof)
    part.cone(high, y - t * 0.72, t * 0.05, t * 0.28, roof)
    part.bar(high, y - t * 0.83, t * 0.036, t * 0.022, '#e0a83c')
    part.dome(low, y - t * 0.52, t * 0.085, t * 0.1, roof)
    part.bar(low, y - t * 0.61, t * 0.022, t * 0.04, wall)
    part.cone(low, y - t * 0.65, t * 0.03, t * 0.06, roof)
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
