import { rectangle } from '../drawing/path.ts'
import { levelAt } from '../elements/bank.ts'
import { treeCrowns } from '../elements/crowns.ts'
import { TOWN_STYLES } from '../elements/facades.ts'
import { cypress, drawHouse } from '../elements/houses.ts'
import { drawPine } from '../elements/pine.ts'
import { solids } from '../elements/solids.ts'
import { townStyleOf } from '../places/town-style.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround, spotOn } from './ground.ts'

/** A cluster of houses of the region with trees between them. */
export function drawVillage(stage: Stage, footing: Footing): void {
  const { u, sheet, light, portrait } = stage
  const rng = stage.rng.fork('village')
  const ground = drawGround(stage, rng, footing, { rise: 0.13 })
  const name = townStyleOf(stage.place)
  const style = TOWN_STYLES[name]
  const conifers = name === 'northern' || name === 'central'
  const spots = portrait ? [0.62, 0.5, 0.38, 0.25, 0.1] : [0.47, 0.39, 0.31, 0.22, 0.13, 0.04]
  for (const [i, t] of spots.entries()) {
    const { x, y } = spotOn(stage, ground, t)
    const size = (66 + 11 * i) * rng.range(0.85, 1.15) * u
    if (rng.chance(0.75)) {
      const tx = x + rng.range(0.5, 0.9) * size
      const ty = levelAt(ground.line, tx) + 8 * u
      if (conifers)
        drawPine(
          stage,
          rng,
          tx,
          ty,
          size * rng.range(1.5, 2.4),
          light.tone('#2f5f4c', 0.03, -0.35),
          light.tone('#2f5f4c', 0.1, 0.34),
        )
      else if (name === 'mediterranean')
        sheet.fill(cypress(tx, ty, size * rng.range(1.4, 2.1)), light.tone('#2f5a45', 0.03, -0.35))
      else
        sheet.fill(
          treeCrowns(rng, tx - size * 0.3, tx + size * 0.4, () => ty - size * 0.5, size * 0.36) +
            rectangle(tx, ty - size * 0.6, size * 0.06, size * 0.62),
          light.tone('#4a6f48', 0.03, -0.32),
        )
    }
    if (style.shape === 'flat') {
      const part = solids(stage, 0.04)
      const wall = rng.pick(style.walls)
      part.block(x, y, size * 0.5, size * rng.range(0.6, 0.9), wall)
      part.block(x - size * 0.3, y, size * 0.3, size * rng.range(0.4, 0.6), rng.pick(style.walls))
      part.arch(x + size * 0.1, y, size * 0.09, size * 0.3)
      if (name === 'cycladic' && i === 3) part.dome(x, y - size * 0.7, size * 0.36, size * 0.44, '#2f7fc0')
    } else drawHouse(stage, rng, { x, y, size, wall: rng.pick(style.walls), roof: rng.pick(style.roofs), depth: 0.04 })
  }
}
