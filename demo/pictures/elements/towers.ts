import { polygon, rectangle } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'

export interface Tower {
  x: number
  base: number
  wide: number
  tall: number
  depth: number
  own: string
}

const TOPS = ['flat', 'flat', 'step', 'spire', 'slant', 'crown', 'mast'] as const

/** One high-rise: a lit and a shaded face, a top, windows. */
export function drawTower(stage: Stage, rng: Rng, tower: Tower): void {
  const { sheet, light, sunSide } = stage
  const { x, base, wide, tall, depth, own } = tower
  const top = base - tall
  const left = x - wide / 2
  const split = wide * rng.range(0.3, 0.62)
  const foot = Math.min(1, depth + 0.22)
  const lit = sheet.vertical(top, base, light.bright(own, depth, 0.24), light.bright(own, foot, 0.1))
  const shade = sheet.vertical(top, base, light.tone(own, depth, -0.34), light.tone(own, foot, -0.1))
  const [first, second] = sunSide === 1 ? [shade, lit] : [lit, shade]
  sheet.fill(rectangle(left, top, wide, tall), first)
  sheet.fill(rectangle(left + split, top, wide - split, tall), second)
  const kind = rng.pick(TOPS)
  if (kind === 'step') {
    sheet.fill(rectangle(left + wide * 0.16, top - wide * 0.34, wide * 0.68, wide * 0.36), first)
    sheet.fill(rectangle(left + split, top - wide * 0.34, wide * 0.84 - split, wide * 0.36), second)
    sheet.fill(rectangle(left + wide * 0.34, top - wide * 0.62, wide * 0.32, wide * 0.3), shade)
  } else if (kind === 'spire') {
    sheet.fill(
      polygon([
        [left, top],
        [x, top - wide * 0.9],
        [left + wide, top],
      ]),
      first,
    )
    sheet.fill(
      polygon([
        [left + split, top],
        [x, top - wide * 0.9],
        [left + wide, top],
      ]),
      second,
    )
    sheet.fill(rectangle(x - wide * 0.02, top - wide * 1.7, wide * 0.04, wide), shade)
  } else if (kind === 'slant') {
    sheet.fill(
      polygon([
        [left, top],
        [left + wide, top],
        [sunSide === 1 ? left + wide : left, top - wide * 0.5],
      ]),
      lit,
    )
  } else if (kind === 'crown') {
    for (let i = 0; i < 3; i++)
      sheet.fill(
        rectangle(left + wide * (0.06 + 0.33 * i), top - wide * (i === 1 ? 0.5 : 0.28), wide * 0.22, wide * 0.55),
        i === 1 ? lit : shade,
      )
  } else if (kind === 'mast') {
    sheet.fill(rectangle(left + wide * 0.2, top - wide * 0.18, wide * 0.6, wide * 0.2), shade)
    sheet.fill(rectangle(x - wide * 0.025, top - wide * 1.1, wide * 0.05, wide), shade)
  }
  drawWindows(stage, rng, tower, left, top, depth)
}

function drawWindows(stage: Stage, rng: Rng, tower: Tower, left: number, top: number, depth: number): void {
  const { sheet, light, u } = stage
  if (depth > 0.72) return
  const { wide, tall } = tower
  const gap = (17 - 9 * depth) * u
  const columns = Math.max(2, Math.floor(wide / gap) - 1)
  const step = wide / (columns + 1)
  const glow = light.isDark ? 0.34 : 0
  let lamps = ''
  let panes = ''
  for (let y = top + gap * 0.9; y < top + tall - gap; y += gap * 1.15) {
    for (let c = 0; c < columns; c++) {
      const x = left + step * (c + 0.72)
      const pane = rectangle(x, y, step * 0.5, gap * 0.62)
      if (rng.chance(glow)) lamps += pane
      else if (rng.chance(light.isDark ? 0.3 : 0.62)) panes += pane
    }
  }
  sheet.fill(panes, light.tone(tower.own, depth, -0.5), light.isDark ? 0.4 : 0.3)
  sheet.fill(lamps, '#ffd88c', 0.9 - depth * 0.6)
}
