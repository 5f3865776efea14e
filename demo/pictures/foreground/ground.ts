import { curve, type Point } from '../drawing/path.ts'
import { drawBank, grassAlong, levelAt } from '../elements/water.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'

export interface Ground {
  line: Point[]
  /** The side on which the ground is high: 1 right, -1 left. */
  side: 1 | -1
  body: string
  rim: string
}

const SOILS = { land: '', water: '#4d6a50', air: '' }

/** Dark ground at the viewer's feet for objects to stand on; over water only a shore in one corner. */
export function drawGround(
  stage: Stage,
  rng: Rng,
  footing: Footing,
  options: { side?: 1 | -1; rise?: number; own?: string; grass?: boolean } = {},
): Ground {
  const { sheet, h, u, light } = stage
  const own = options.own ?? (footing.kind === 'water' ? SOILS.water : footing.own)
  const side = options.side ?? (rng.chance(0.5) ? 1 : -1)
  const rise = (options.rise ?? 0.12) * h
  const body = sheet.vertical(h * 0.78, h, light.tone(own, 0.02, -0.3), light.tone(own, 0, -0.55))
  const rim = light.tone(own, 0.1, 0.45)
  const y = footing.kind === 'water' ? h * 0.985 : h * 0.965
  const line = drawBank(stage, rng.fork('bank'), {
    y,
    rise: footing.kind === 'water' ? rise * 1.5 : rise,
    side,
    fill: body,
  })
  sheet.stroke(curve(line), rim, 2.4 * u, 0.5)
  if (options.grass !== false)
    sheet.fill(grassAlong(rng.fork('grass'), line, 20 * u, 11 * u), light.tone(own, 0.01, -0.42))
  return { line, side, body, rim }
}

/** Ground at a share of the width, counted from the high side: the lowest below a building that is `half` wide to either side. */
export function spotOn(stage: Stage, ground: Ground, share: number, half = 0): { x: number; y: number } {
  const x = ground.side === 1 ? stage.w * (1 - share) : stage.w * share
  const levels = [x - half, x, x + half].map((at) => levelAt(ground.line, at))
  return { x, y: Math.max(...levels) + 8 * stage.u }
}
