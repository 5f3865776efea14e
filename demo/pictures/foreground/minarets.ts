import { levelAt } from '../elements/bank.ts'
import { palmOutline } from '../elements/palm.ts'
import { solids } from '../elements/solids.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround, spotOn } from './ground.ts'

/** Two minarets beside a pointed gate. */
export function drawMinarets(stage: Stage, footing: Footing): void {
  const { h, u, sheet, light } = stage
  const rng = stage.rng.fork('minarets')
  const ground = drawGround(stage, rng, footing, { rise: 0.04, grass: false })
  const { x, y } = spotOn(stage, ground, stage.portrait ? 0.34 : 0.24)
  const t = (stage.portrait ? 0.46 : 0.6) * h
  const part = solids(stage, 0.04)
  const tile = rng.pick(['#2f97a5', '#3f8fb5', '#4fa58f'])
  part.block(x, y, t * 0.3, t * 0.42, '#dcb987')
  part.arch(x, y, t * 0.17, t * 0.34)
  part.bar(x, y - t * 0.4, t * 0.31, t * 0.03, tile)
  for (const s of [-1, 1]) {
    const cx = x + s * t * 0.4
    part.taper(cx, y, t * 0.062, t * 0.045, t * 0.78, '#e2c296')
    for (const level of [0.14, 0.3, 0.46, 0.62]) part.bar(cx, y - t * level, t * 0.056, t * 0.025, tile)
    part.bar(cx, y - t * 0.77, t * 0.075, t * 0.03, '#e2c296')
    part.block(cx, y - t * 0.8, t * 0.034, t * 0.08, '#e2c296')
    part.onion(cx, y - t * 0.87, t * 0.045, t * 0.13, tile)
  }
  const palms = palmOutline(
    rng,
    x - ground.side * t * 0.72,
    levelAt(ground.line, x - ground.side * t * 0.72) + 6 * u,
    0.3 * h,
    0.1,
  )
  sheet.fill(palms, light.tone('#3f6a4c', 0.04, -0.35))
}
