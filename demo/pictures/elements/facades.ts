import { lightness } from '../colour/oklab.ts'
import { polygon, rectangle } from '../drawing/path.ts'
import type { Rng } from '../random/rng.ts'
import type { Stage } from '../scene/stage.ts'
import type { Houses } from '../subjects.ts'

/** Building style of old towns in a region. */
export interface TownStyle {
  walls: readonly string[]
  roofs: readonly string[]
  shape: 'gable' | 'hip' | 'flat' | 'curved'
  /** Height of a house over its width. */
  tall: readonly [number, number]
}

const WARM = ['#e8c08a', '#e0a874', '#f0d9b0', '#d98f6a', '#e9b7a0', '#f3e3c6'] as const
export const TOWN_STYLES = {
  mediterranean: {
    walls: WARM,
    roofs: ['#c4623f', '#b5563a', '#cc7450'],
    shape: 'hip',
    tall: [0.8, 1.5],
  },
  northern: {
    walls: ['#b8483a', '#d9a441', '#e9dcc0', '#6f8ea3', '#8c5a4a', '#d97f4e'],
    roofs: ['#4f4a52', '#7a4238', '#5c5f68'],
    shape: 'gable',
    tall: [1.1, 1.9],
  },
  central: {
    walls: ['#ead7a8', '#d9b38c', '#c9d0b0', '#e6b9a6', '#f0e4c8', '#b7c4cc'],
    roofs: ['#b0503a', '#9c4636', '#c0623f'],
    shape: 'gable',
    tall: [1.1, 1.8],
  },
  cycladic: {
    walls: ['#fbfaf4', '#f4f1e6', '#ffffff', '#f7efdf'],
    roofs: ['#fbfaf4', '#f1ede0'],
    shape: 'flat',
    tall: [0.6, 1],
  },
  whitewashed: {
    walls: ['#fbfaf4', '#f4efe2', '#ffffff', '#eef0ec'],
    roofs: ['#fbfaf4', '#f1ede0'],
    shape: 'flat',
    tall: [0.6, 1.2],
  },
  blue: {
    walls: ['#8fb8dc', '#6f9fce', '#b5d2e8', '#5f8fc4', '#e4eef3'],
    roofs: ['#a9c8e0', '#8fb3d1'],
    shape: 'flat',
    tall: [0.6, 1.2],
  },
  white: {
    walls: ['#fbfaf4', '#f4efe2', '#ffffff', '#f3ead8'],
    roofs: ['#b9573a', '#c4623f', '#a8492f'],
    shape: 'hip',
    tall: [0.8, 1.4],
  },
  medina: {
    walls: ['#dca877', '#cf9468', '#e6bf93', '#c98a60', '#e9cfa8'],
    roofs: ['#c99a6c', '#b98455'],
    shape: 'flat',
    tall: [0.7, 1.5],
  },
  colonial: {
    walls: ['#e8735a', '#f2b84b', '#4fa3a5', '#7fb069', '#e58aa0', '#f0e0c0', '#5f8fc4'],
    roofs: ['#b9573a', '#a8492f', '#c66a48'],
    shape: 'hip',
    tall: [0.8, 1.3],
  },
  tin: {
    walls: ['#e6cfa4', '#c98a62', '#d9b98f', '#a9c0b4', '#efe4cc', '#b9a48c'],
    roofs: ['#9a5a44', '#8d959b', '#a8694c', '#76808a'],
    shape: 'hip',
    tall: [0.45, 0.75],
  },
  eastern: {
    walls: ['#e9dcc4', '#b98a63', '#d9c3a0', '#8c5a44', '#f0e8d8'],
    roofs: ['#4a525c', '#3f4a55', '#5d5a58'],
    shape: 'curved',
    tall: [0.6, 1],
  },
  limestone: {
    walls: ['#e8cf9f', '#dfc08a', '#efdcb4', '#d6b57e', '#f1e2c2'],
    roofs: ['#d9b983', '#cda870'],
    shape: 'flat',
    tall: [1, 1.7],
  },
} as const satisfies Record<Houses, TownStyle>

/** One house front with its roof, windows and a shaded edge. */
export function drawFacade(
  stage: Stage,
  rng: Rng,
  style: TownStyle,
  x: number,
  y: number,
  wide: number,
  depth: number,
): number {
  const { sheet, light, sunSide } = stage
  const tall = wide * rng.range(style.tall[0], style.tall[1])
  const wall = rng.pick(style.walls)
  const roof = rng.pick(style.roofs)
  const left = x - wide / 2
  const top = y - tall
  const drop = wide * 3
  const face = sheet.vertical(top, y + drop * 0.4, light.bright(wall, depth, 0.16), light.tone(wall, depth, -0.12))
  sheet.fill(rectangle(left, top, wide, tall + drop), face)
  sheet.fill(
    rectangle(sunSide === 1 ? left : left + wide * 0.78, top, wide * 0.22, tall + drop),
    light.tone(wall, depth, -0.5),
    lightness(wall) > 0.93 ? 0.62 : 0.34,
  )
  drawRoof(stage, rng, style.shape, left, top, wide, roof, wall, depth)
  const lampChance = light.hour === 'night' ? 0.55 : light.hour === 'dusk' ? 0.45 : 0
  const floors = Math.max(1, Math.round(tall / (wide * 0.42)))
  const columns = wide > 60 * stage.u ? 3 : 2
  let panes = ''
  let lamps = ''
  for (let f = 0; f < floors; f++) {
    for (let c = 0; c < columns; c++) {
      if (rng.chance(0.12)) continue
      const pane = rectangle(
        left + (wide * (c + 0.5)) / columns - wide * 0.065,
        top + (tall * (f + 0.3)) / floors,
        wide * 0.13,
        Math.min(wide * 0.21, (tall / floors) * 0.5),
      )
      if (rng.chance(lampChance)) lamps += pane
      else panes += pane
    }
  }
  sheet.fill(panes, light.tone('#3f4a57', depth, -0.25), 0.72)
  sheet.fill(lamps, '#ffd486', 0.95 - 0.5 * depth)
  return tall
}

function drawRoof(
  stage: Stage,
  rng: Rng,
  shape: TownStyle['shape'],
  left: number,
  top: number,
  wide: number,
  roof: string,
  wall: string,
  depth: number,
): void {
  const { sheet, light, sunSide } = stage
  const right = left + wide
  const over = wide * 0.06
  const colour = light.bright(roof, depth, 0.1)
  const shade = light.tone(roof, depth, -0.3)
  const x = left + wide / 2
  if (shape === 'gable') {
    const tip = top - wide * rng.range(0.42, 0.62)
    sheet.fill(
      polygon([
        [left - over, top],
        [x, tip],
        [right + over, top],
      ]),
      light.bright(wall, depth, 0.12),
    )
    sheet.fill(
      polygon([
        [left - over, top + over],
        [x, tip - over],
        [x, tip + over * 1.6],
        [left + over, top + over],
      ]),
      sunSide === 1 ? shade : colour,
    )
    sheet.fill(
      polygon([
        [right + over, top + over],
        [x, tip - over],
        [x, tip + over * 1.6],
        [right - over, top + over],
      ]),
      sunSide === 1 ? colour : shade,
    )
  } else if (shape === 'hip') {
    const rise = wide * rng.range(0.2, 0.32)
    sheet.fill(
      polygon([
        [left - over, top + over * 0.5],
        [left + wide * 0.16, top - rise],
        [right - wide * 0.16, top - rise],
        [right + over, top + over * 0.5],
      ]),
      colour,
    )
    sheet.fill(rectangle(left - over, top, wide + 2 * over, wide * 0.045), shade)
    if (rng.chance(0.5))
      sheet.fill(
        rectangle(left + wide * rng.range(0.2, 0.7), top - rise - wide * 0.12, wide * 0.09, wide * 0.2),
        light.tone(wall, depth, -0.2),
      )
  } else if (shape === 'curved') {
    const rise = wide * 0.34
    const d = `M${(left - wide * 0.2).toFixed(1)} ${(top - wide * 0.03).toFixed(1)}Q${(left + wide * 0.1).toFixed(1)} ${(top - wide * 0.02).toFixed(1)} ${(left + wide * 0.22).toFixed(1)} ${(top - rise).toFixed(1)}H${(right - wide * 0.22).toFixed(1)}Q${(right - wide * 0.1).toFixed(1)} ${(top - wide * 0.02).toFixed(1)} ${(right + wide * 0.2).toFixed(1)} ${(top - wide * 0.03).toFixed(1)}L${(right + wide * 0.1).toFixed(1)} ${(top + wide * 0.08).toFixed(1)}H${(left - wide * 0.1).toFixed(1)}Z`
    sheet.fill(d, colour)
    sheet.fill(rectangle(left + wide * 0.2, top - rise - wide * 0.03, wide * 0.6, wide * 0.05), shade)
  } else {
    sheet.fill(
      rectangle(left - over * 0.4, top - wide * 0.05, wide + over * 0.8, wide * 0.06),
      light.bright(wall, depth, 0.3),
    )
  }
}
