import { rectangle } from '../drawing/path.ts'
import { drawFacade, TOWN_STYLES, type TownStyle } from '../elements/facades.ts'
import { cypress } from '../elements/houses.ts'
import { drawRidge } from '../elements/mountains.ts'
import { treeCrowns } from '../elements/trees.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import { hasHills } from '../places/styles.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import type { Houses } from '../subjects.ts'

/** How far apart the rows of houses are, and how large. */
type Layout = { rows: number; quay: number; rise: number; crest: number; wide: readonly [number, number] }

const LAND: Footing['own'] = '#6d7a58'
const CYPRESSES: readonly Houses[] = ['mediterranean', 'cycladic', 'white', 'whitewashed']

/** Houses climbing a hill in rows, gardens below, or water for what is afloat. */
export function drawOldtown(stage: Stage): Footing {
  const rng = stage.rng.fork('oldtown')
  const quay = stage.horizon + (stage.wantsWater ? 0.2 : 0.3) * stage.h
  drawHills(stage, rng)
  const crest = stage.sunSide === 1 ? rng.range(0.24, 0.42) : rng.range(0.58, 0.76)
  const town = drawHouses(stage, rng, { rows: 6, quay, rise: 0.06, crest, wide: [34, 80] })
  if (stage.wantsWater) return drawQuay(stage, rng, town, quay)
  stage.sheet.add(town)
  return { kind: 'land', y: stage.h * 0.92, own: LAND }
}

/** A front of tall houses along a canal, a river or a harbour, mirrored in the water. */
export function drawWaterfront(stage: Stage): Footing {
  const rng = stage.rng.fork('waterfront')
  const quay = stage.horizon + 0.13 * stage.h
  const crest = stage.sunSide === 1 ? rng.range(0.2, 0.36) : rng.range(0.64, 0.8)
  const town = drawHouses(stage, rng, { rows: 2, quay, rise: 0, crest, wide: [74, 104] })
  return drawQuay(stage, rng, town, quay)
}

/** Streets on level ground behind a row of trees. */
export function drawCity(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('city')
  const quay = horizon + 0.16 * h
  if (hasHills(stage.place)) drawHills(stage, rng)
  const crest = stage.sunSide === 1 ? rng.range(0.28, 0.44) : rng.range(0.56, 0.72)
  sheet.add(drawHouses(stage, rng, { rows: 4, quay, rise: 0, crest, wide: [40, 84] }))
  sheet.fill(
    rectangle(-10, quay, w + 20, h),
    sheet.vertical(quay, h, light.tone('#c9b48f', 0.2), light.tone('#a8946f', 0)),
  )
  for (const [i, size] of [20, 34].entries()) {
    const y = quay + (i === 0 ? 4 : 0.1 * h)
    sheet.fill(
      treeCrowns(rng.fork(`trees${i}`), i === 0 ? -40 : -60, i === 0 ? w + 40 : w * 0.34, () => y, size * u),
      light.tone('#4f7a4e', 0.2 - 0.12 * i, -0.2),
    )
  }
  return { kind: 'land', y: h * 0.92, own: LAND }
}

function drawHills(stage: Stage, rng: Rng): void {
  const { h, u, horizon } = stage
  drawRidge(stage, rng.fork('far'), {
    y: horizon - 30 * u,
    swing: 60 * u,
    wave: 380 * u,
    own: '#8a9490',
    depth: 0.82,
    bottom: h,
    sharp: rng.chance(0.3),
    mist: 0.2,
  })
  drawRidge(stage, rng.fork('hill'), {
    y: horizon + 10 * u,
    swing: 44 * u,
    wave: 460 * u,
    own: '#8a9160',
    depth: 0.6,
    bottom: h,
    mist: 0.2,
  })
}

/** Rows of houses from the back to the front, as markup. */
function drawHouses(stage: Stage, rng: Rng, layout: Layout): string {
  const style: TownStyle = TOWN_STYLES[stage.terrainKind as Houses]
  return stage.sheet.capture(() => {
    for (let r = 0; r < layout.rows; r++) {
      const t = r / (layout.rows - 1)
      const { depth, base } = rowOf(stage, layout, t)
      const size = (layout.wide[0] + (layout.wide[1] - layout.wide[0]) * t) * stage.u
      drawRow(stage, rng.fork(`row${r}`), style, layout.rise > 0, { size, depth, base })
    }
  })
}

type Row = { size: number; depth: number; base: (x: number) => number }

/** Depth and ground of the row at a share of the way to the front. */
const rowOf = ({ w, h, u }: Stage, { rows, quay, rise, crest }: Layout, t: number): Omit<Row, 'size'> => {
  const hill = (x: number): number => (rise === 0 ? 0.06 : 0.26 * Math.exp(-(((x / w - crest) / 0.42) ** 2)))
  return {
    depth: rows > 2 ? 0.52 - 0.44 * t : 0.34 - 0.26 * t,
    base: (x) => quay - (1 - t) * h * (rise + hill(x)) - 6 * u * t,
  }
}

/** On a hill the houses are uneven, with cypresses between them. */
function drawRow(stage: Stage, rng: Rng, style: TownStyle, uneven: boolean, { size, depth, base }: Row): void {
  const { sheet, w, u, light, terrainKind } = stage
  const cypresses = uneven && CYPRESSES.includes(terrainKind as Houses)
  for (let x = -size + rng.range(0, size); x < w + size; ) {
    const house = size * rng.range(0.7, 1.25)
    if (cypresses && rng.chance(0.09))
      sheet.fill(cypress(x, base(x) + 10 * u, house * rng.range(1.2, 1.9)), light.tone('#3f6a4c', depth, -0.25))
    const shift = uneven ? rng.range(-8, 8) * u : 0
    drawFacade(stage, rng, style, x + house / 2, base(x + house / 2) + shift, house, depth)
    x += house * (uneven ? rng.range(0.9, 1.02) : rng.range(0.99, 1.04))
  }
}

function drawQuay(stage: Stage, rng: Rng, town: string, quay: number): Footing {
  const { sheet, w, h, u, light } = stage
  sheet.add(town)
  const edge = quay + 34 * u
  sheet.fill(`M-10 ${(edge - 12 * u).toFixed(0)}H${w + 10}V${edge.toFixed(0)}H-10Z`, light.tone('#b7a58c', 0.1, -0.2))
  drawWater(stage, rng.fork('water'), { y: edge, bottom: h, own: rng.pick(SEAS), mirror: 0.5, shore: town })
  return { kind: 'water', y: h * 0.84, own: LAND }
}
