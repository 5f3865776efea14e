import { polygon, rectangle } from '../drawing/path.ts'
import { solids } from '../elements/solids.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

/** A temple front carved into a wall of red rock. */
export function drawTomb(stage: Stage, rng: Rng, { x, y }: { x: number; y: number }, t: number): void {
  const { sheet, light, u, h } = stage
  const rock = rng.pick(['#c8704a', '#d08a5e', '#b8613f'])
  const wide = t * 0.95
  const wall = (k: number): readonly (readonly [number, number])[] => [
    [x - wide * k, y + 0.2 * h],
    [x - wide * 0.96 * k, y - t * 0.7],
    [x - wide * 0.7 * k, y - t * 1.28],
    [x - wide * 0.1 * k, y - t * 1.42],
    [x + wide * 0.66 * k, y - t * 1.3],
    [x + wide * 0.98 * k, y - t * 0.8],
    [x + wide * 1.04 * k, y + 0.2 * h],
  ]
  sheet.fill(
    polygon(wall(1)),
    sheet.linear(
      [x - wide, 0],
      [x + wide, 0],
      [
        [light.tone(rock, 0.03, -0.3 * stage.sunSide), 0],
        [light.tone(rock, 0.03, 0.3 * stage.sunSide), 1],
      ],
    ),
  )
  let beds = ''
  for (let k = 0; k < 7; k++)
    beds += `M${(x - wide * 0.9).toFixed(0)} ${(y - t * (0.1 + 0.18 * k)).toFixed(0)}q${wide.toFixed(0)} ${(rng.range(-16, 16) * u).toFixed(0)} ${(wide * 1.8).toFixed(0)} 0`
  sheet.stroke(beds, light.tone(rock, 0, -0.5), 3 * u, 0.3)
  sheet.fill(rectangle(x - t * 0.46, y - t * 1.06, t * 0.92, t * 1.1), light.tone(rock, 0, -0.5), 0.6)
  const part = solids(stage, 0.05)
  for (const k of [-1.5, -0.5, 0.5, 1.5]) part.block(x + k * t * 0.25, y + t * 0.03, t * 0.045, t * 0.52, rock)
  part.block(x, y - t * 0.48, t * 0.46, t * 0.07, rock)
  part.cone(x, y - t * 0.55, t * 0.47, t * 0.13, rock)
  for (const k of [-1, 1]) part.block(x + k * t * 0.33, y - t * 0.6, t * 0.1, t * 0.34, rock)
  part.block(x, y - t * 0.64, t * 0.12, t * 0.26, rock)
  part.cone(x, y - t * 0.9, t * 0.15, t * 0.13, rock)
  part.arch(x, y + t * 0.03, t * 0.09, t * 0.34)
}
