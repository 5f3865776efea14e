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

/** A tomb of Hegra: a smooth front with crowsteps, carved into a rock that stands alone. */
export function drawFreestandingTomb(stage: Stage, rng: Rng, { x, y }: { x: number; y: number }, t: number): void {
  const { sheet, light, h } = stage
  const rock = rng.pick(['#d0955f', '#c98a58', '#d8a06a'])
  const foot = y + 0.05 * h
  const n = (v: number): string => v.toFixed(1)
  sheet.fill(
    `M${n(x - t * 0.66)} ${n(foot)}C${n(x - t * 0.86)} ${n(y - t * 0.5)} ${n(x - t * 0.74)} ${n(y - t * 1.2)} ${n(x - t * 0.2)} ${n(y - t * 1.36)}C${n(x + t * 0.3)} ${n(y - t * 1.46)} ${n(x + t * 0.74)} ${n(y - t * 1.1)} ${n(x + t * 0.7)} ${n(y - t * 0.6)}Q${n(x + t * 0.72)} ${n(y - t * 0.2)} ${n(x + t * 0.6)} ${n(foot)}Z`,
    sheet.linear(
      [x - t * 0.7, 0],
      [x + t * 0.7, 0],
      [
        [light.tone(rock, 0.03, -0.45 * stage.sunSide), 0],
        [light.tone(rock, 0.03, 0.25 * stage.sunSide), 1],
      ],
    ),
  )
  sheet.fill(rectangle(x - t * 0.38, y - t * 1.1, t * 0.76, t * 1.12), light.tone(rock, 0, -0.4))
  const part = solids(stage, 0.05)
  part.bar(x, y + t * 0.02, t * 0.36, t * 0.76, rock)
  for (let k = 0; k < 5; k++)
    for (const s of [-1, 1])
      part.bar(x + s * t * (0.33 - 0.066 * k), y - t * 0.8, t * 0.034, t * (0.29 - 0.058 * k), rock)
  for (const k of [-1.5, -0.5, 0.5, 1.5]) part.block(x + k * t * 0.22, y + t * 0.02, t * 0.03, t * 0.66, rock)
  part.block(x, y - t * 0.64, t * 0.38, t * 0.05, rock)
  part.block(x, y - t * 0.76, t * 0.39, t * 0.05, rock)
  part.arch(x, y + t * 0.02, t * 0.055, t * 0.24)
  part.cone(x, y - t * 0.24, t * 0.1, t * 0.07, rock)
}
