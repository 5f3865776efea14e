import { band, type Point, polygon, rectangle } from '../drawing/path.ts'
import { TOWN_STYLES, type TownStyle } from '../elements/facades.ts'
import { cypress, drawHouse } from '../elements/houses.ts'
import { solids } from '../elements/solids.ts'
import { drawPine, treeCrowns } from '../elements/trees.ts'
import { levelAt } from '../elements/water.ts'
import { drawTree } from '../elements/woods.ts'
import { climateOf } from '../places/styles.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import type { ForegroundKind } from '../subjects.ts'
import { drawGround, spotOn } from './ground.ts'
import { drawHamlet } from './hamlet.ts'
import { lampGlow } from './lights.ts'

const n = (v: number): string => v.toFixed(1)

/** A log cabin with lit windows and smoke, among pines. */
export function drawCabin(stage: Stage, footing: Footing): void {
  const { sheet, w, h, u, light, sunSide } = stage
  const rng = stage.rng.fork('cabin')
  const ground = drawGround(stage, rng, footing, { rise: 0.1 })
  const red = stage.foregroundKind === 'red'
  const at = (t: number): number => (ground.side === 1 ? w * (1 - t) : w * t)
  for (const [t, size] of [
    [0.05, 0.4],
    [0.12, 0.3],
    [0.36, 0.26],
    [0.41, 0.2],
    [0.94, 0.22],
  ] as const) {
    drawTree(stage, rng, at(t), levelAt(ground.line, at(t)) + 8 * u, size * h * rng.range(0.9, 1.15), 0.04)
  }
  const s = (stage.portrait ? 170 : 200) * u
  const { x, y } = spotOn(stage, ground, stage.portrait ? 0.3 : 0.24, s * 0.5)
  const wall = red ? '#b23f35' : '#8a5a3c'
  const roof = red ? '#3f4450' : '#5a4a44'
  lampGlow(stage, x, y - s * 0.2, s * 1.1)
  sheet.fill(
    polygon([
      [x - s * 0.5, y],
      [x - s * 0.5, y - s * 0.34],
      [x + s * 0.5, y - s * 0.34],
      [x + s * 0.5, y],
    ]),
    light.bright(wall, 0, sunSide === 1 ? -0.3 : 0.05),
  )
  const gx = x + sunSide * s * 0.2
  sheet.fill(
    polygon([
      [gx - s * 0.3, y],
      [gx - s * 0.3, y - s * 0.34],
      [gx, y - s * 0.66],
      [gx + s * 0.3, y - s * 0.34],
      [gx + s * 0.3, y],
    ]),
    light.bright(wall, 0, 0.12),
  )
  sheet.fill(
    polygon([
      [gx, y - s * 0.72],
      [gx - sunSide * s * 0.56, y - s * 0.72],
      [gx - sunSide * s * 0.8, y - s * 0.3],
      [gx - sunSide * s * 0.36, y - s * 0.3],
    ]),
    light.bright(roof, 0, -0.05),
  )
  sheet.fill(
    polygon([
      [gx, y - s * 0.72],
      [gx + sunSide * s * 0.37, y - s * 0.3],
      [gx + sunSide * s * 0.29, y - s * 0.28],
      [gx, y - s * 0.62],
      [gx - sunSide * s * 0.29, y - s * 0.28],
      [gx - sunSide * s * 0.37, y - s * 0.3],
    ]),
    light.bright(roof, 0, 0.3),
  )
  let logs = ''
  for (let k = 1; k < 6; k++) logs += `M${n(x - s * 0.5)} ${n(y - s * 0.057 * k)}H${n(x + s * 0.5)}`
  sheet.stroke(logs, light.tone(wall, 0, -0.5), s * 0.008, 0.4)
  const pane = light.hour === 'day' ? light.tone('#9fc4cc', 0.1, 0.1) : '#ffe09a'
  const trim = light.bright('#f4eee0', 0, 0.1)
  for (const dx of [-0.12, 0.12]) {
    sheet.fill(
      polygon([
        [gx + s * (dx - 0.07), y - s * 0.12],
        [gx + s * (dx - 0.07), y - s * 0.28],
        [gx + s * (dx + 0.07), y - s * 0.28],
        [gx + s * (dx + 0.07), y - s * 0.12],
      ]),
      trim,
    )
    sheet.fill(
      polygon([
        [gx + s * (dx - 0.052), y - s * 0.138],
        [gx + s * (dx - 0.052), y - s * 0.262],
        [gx + s * (dx + 0.052), y - s * 0.262],
        [gx + s * (dx + 0.052), y - s * 0.138],
      ]),
      pane,
    )
  }
  const chimney = gx - sunSide * s * 0.34
  sheet.fill(
    polygon([
      [chimney - s * 0.05, y - s * 0.6],
      [chimney - s * 0.05, y - s * 0.86],
      [chimney + s * 0.05, y - s * 0.86],
      [chimney + s * 0.05, y - s * 0.6],
    ]),
    light.tone('#8a7a70', 0, -0.1),
  )
  drawSmoke(stage, chimney, y - s * 0.88, s)
}

/** Smoke that rises from a chimney, bends with the wind and thins out. */
function drawSmoke(stage: Stage, x: number, y: number, size: number): void {
  const { sheet, light, sunSide } = stage
  const left: Point[] = []
  const right: Point[] = []
  for (let k = 0; k <= 8; k++) {
    const t = k / 8
    const cx = x - sunSide * size * (0.34 * t * t + 0.05 * Math.sin(t * 8))
    const half = size * (0.02 + 0.09 * t)
    left.push([cx - half, y - size * 0.85 * t])
    right.push([cx + half, y - size * 0.85 * t + half * 0.3])
  }
  const colour = light.bright('#ffffff', 0.4)
  sheet.fill(
    band(left, right),
    sheet.linear(
      [0, y],
      [0, y - size * 0.85],
      [
        [colour, 0, 0.5],
        [colour, 0.5, 0.28],
        [colour, 1, 0],
      ],
    ),
  )
}

/** A cluster of houses of the region with trees between them. */
export function drawVillage(stage: Stage, footing: Footing): void {
  const { u, sheet, light, portrait } = stage
  const rng = stage.rng.fork('village')
  const ground = drawGround(stage, rng, footing, { rise: 0.13 })
  const kind = stage.foregroundKind as ForegroundKind<'village'>
  if (kind === 'huts' || kind === 'towers') {
    drawHamlet(stage, rng, ground, kind)
    return
  }
  const style = TOWN_STYLES[kind]
  const hasTrees = climateOf(stage.place) !== 'bare'
  const conifers = kind === 'northern' || kind === 'central'
  const spots = portrait ? [0.62, 0.5, 0.38, 0.25, 0.1] : [0.47, 0.39, 0.31, 0.22, 0.13, 0.04]
  for (const [i, t] of spots.entries()) {
    const size = (66 + 11 * i) * rng.range(0.85, 1.15) * u
    const { x, y } = spotOn(stage, ground, t, size * 0.5)
    if (rng.chance(0.75) && hasTrees) {
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
      else if (kind === 'mediterranean')
        sheet.fill(cypress(tx, ty, size * rng.range(1.4, 2.1)), light.tone('#2f5a45', 0.03, -0.35))
      else
        sheet.fill(
          treeCrowns(rng, tx - size * 0.3, tx + size * 0.4, () => ty - size * 0.5, size * 0.36) +
            rectangle(tx, ty - size * 0.6, size * 0.06, size * 0.62),
          light.tone('#4a6f48', 0.03, -0.32),
        )
    }
    drawVillageHouse(stage, rng, style, { x, y, size }, kind === 'cycladic' && i === 3)
  }
}

function drawVillageHouse(
  stage: Stage,
  rng: Rng,
  { shape, walls, roofs }: TownStyle,
  { x, y, size }: { x: number; y: number; size: number },
  isChapel: boolean,
): void {
  const part = solids(stage, 0.04)
  if (shape === 'flat') {
    const wall = rng.pick(walls)
    part.block(x, y, size * 0.5, size * rng.range(0.6, 0.9), wall)
    part.block(x - size * 0.3, y, size * 0.3, size * rng.range(0.4, 0.6), rng.pick(walls))
    part.arch(x + size * 0.1, y, size * 0.09, size * 0.3)
    if (isChapel) part.dome(x, y - size * 0.7, size * 0.36, size * 0.44, '#2f7fc0')
  } else if (shape === 'curved') {
    part.block(x, y, size * 0.48, size * 0.44, rng.pick(walls))
    part.arch(x, y, size * 0.08, size * 0.28)
    part.eaves(x, y - size * 0.42, size * 0.66, size * 0.36, rng.pick(roofs))
  } else drawHouse(stage, rng, { x, y, size, wall: rng.pick(walls), roof: rng.pick(roofs), depth: 0.04 })
}
