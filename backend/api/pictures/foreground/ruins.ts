import { polygon, rectangle } from '../drawing/path.ts'
import { levelAt } from '../elements/bank.ts'
import { solids } from '../elements/solids.ts'
import { ruinStyleOf } from '../scene/places.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround } from './ground.ts'

/** Broken columns, terraced walls or a castle's remains, on a rise. */
export function drawRuins(stage: Stage, footing: Footing): void {
  const { w, h, u } = stage
  const rng = stage.rng.fork('ruins')
  const ground = drawGround(stage, rng, footing, { rise: 0.12 })
  const at = (t: number): { x: number; y: number } => {
    const x = ground.side === 1 ? w * (1 - t) : w * t
    return { x, y: levelAt(ground.line, x) + 8 * u }
  }
  const part = solids(stage, 0.04)
  const stone = rng.pick(['#d9c4a0', '#cbb094', '#e0cfae'])
  const style = ruinStyleOf(stage.place)
  const t = (stage.portrait ? 0.3 : 0.38) * h
  if (style === 'classical') {
    const broken = [1, 1, 1, 0.62, 0.84, 0.34]
    const gap = stage.portrait ? 0.085 : 0.062
    const level = at(0.2).y
    for (const [i, k] of broken.entries()) {
      const { x } = at(0.05 + gap * i)
      const foot = Math.max(level, levelAt(ground.line, x) + 10 * u)
      part.bar(x, foot, t * 0.085, t * 0.05, stone)
      part.taper(x, foot - t * 0.04, t * 0.062, t * 0.05, t * 0.86 * k, stone)
      let flutes = ''
      for (const dx of [-0.03, -0.01, 0.012, 0.032])
        flutes += rectangle(x + dx * t, foot - t * 0.86 * k, t * 0.006, t * 0.8 * k)
      stage.sheet.fill(flutes, stage.light.tone(stone, 0, -0.5), 0.35)
      if (k === 1) part.bar(x, foot - t * 0.9, t * 0.085, t * 0.05, stone)
    }
    const [from, to] = [at(0.05 - gap * 0.5).x, at(0.05 + gap * 2.5).x]
    part.block((from + to) / 2, level - t * 0.94, Math.abs(to - from) / 2, t * 0.1, stone)
    const { x, y } = at(0.5)
    part.block(x, y, t * 0.1, t * 0.08, stone)
    part.block(x - t * 0.22, y + 4 * u, t * 0.06, t * 0.05, stone)
  } else if (style === 'castle') {
    const grey = rng.pick(['#a89f94', '#9a9690', '#b5a58c'])
    const main = at(0.12)
    part.block(main.x, main.y + 10 * u, t * 0.16, t, grey)
    battlements(stage, main.x, main.y - t, t * 0.16, grey)
    const side = at(stage.portrait ? 0.36 : 0.26)
    part.taper(side.x, side.y + 10 * u, t * 0.12, t * 0.11, t * 0.6, grey)
    stage.sheet.fill(
      polygon([
        [side.x - t * 0.12, side.y - t * 0.58],
        [side.x - t * 0.05, side.y - t * 0.68],
        [side.x, side.y - t * 0.55],
        [side.x + t * 0.07, side.y - t * 0.64],
        [side.x + t * 0.12, side.y - t * 0.56],
      ]),
      stage.light.bright(grey, 0.04, 0.05),
    )
    const [left, right] = [Math.min(main.x, side.x), Math.max(main.x, side.x)]
    part.block((left + right) / 2, Math.max(main.y, side.y) + 14 * u, (right - left) / 2, t * 0.36, grey)
    for (const [spot, level] of [
      [main, 0.7],
      [main, 0.4],
      [side, 0.36],
    ] as const)
      part.arch(spot.x, spot.y - t * level, t * 0.025, t * 0.1)
    part.arch((left + right) / 2, Math.max(main.y, side.y) + 10 * u, t * 0.06, t * 0.2)
  } else {
    const grey = rng.pick(['#b8a88c', '#a89a80', '#c2ae8e'])
    for (let k = 0; k < 4; k++) {
      const { x, y } = at(0.34 - 0.09 * k)
      part.block(ground.side === 1 ? x + t : x - t, y - t * 0.02 * k + 10 * u, t, t * (0.18 + 0.13 * k), grey)
      let joints = ''
      for (let row = 1; row < 4; row++)
        joints += rectangle(
          ground.side === 1 ? x : x - t * 0.5,
          y - t * (0.18 + 0.13 * k) * (row / 4),
          t * 0.5,
          t * 0.006,
        )
      stage.sheet.fill(joints, stage.light.tone(grey, 0, -0.5), 0.35)
    }
    for (const [i, t2] of [0.3, 0.18, 0.06].entries()) {
      const { x, y } = at(t2)
      const foot = y - t * (0.22 + 0.15 * i)
      part.block(x, foot, t * 0.13, t * 0.16, grey)
      stage.sheet.fill(
        polygon([
          [x - t * 0.13, foot - t * 0.15],
          [x, foot - t * 0.3],
          [x + t * 0.13, foot - t * 0.15],
        ]),
        stage.light.bright(grey, 0.04, 0.12),
      )
      part.arch(x, foot, t * 0.035, t * 0.1)
    }
  }
}

function battlements(stage: Stage, x: number, top: number, half: number, own: string): void {
  let d = ''
  for (let k = 0; k < 4; k++)
    d += rectangle(x - half * 1.1 + k * half * 0.62, top - half * 0.3, half * 0.36, half * 0.34)
  stage.sheet.fill(
    d + rectangle(x - half * 1.1, top - 1, half * 2.22, half * 0.14),
    stage.light.bright(own, 0.04, 0.08),
  )
}
