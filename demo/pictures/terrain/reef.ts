import { mix } from '../colour/oklab.ts'
import { rectangle } from '../drawing/path.ts'
import { drawRidge } from '../elements/ridge.ts'
import { drawSunPath } from '../elements/water.ts'
import { planeFractal } from '../relief/plane-noise.ts'
import { fieldPath, type Grid } from '../relief/relief-path.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const SEAS = [
  ['#0e4f7d', '#1479a6', '#2bb0bd', '#7adccb', '#c8f0d4'],
  ['#123f78', '#1b6cae', '#2fa3cf', '#79d6dc', '#d2f2e0'],
  ['#0d5a6c', '#13868d', '#2fb9a6', '#8be0bd', '#dcf3cf'],
] as const

/** A lagoon from high above the water: depths in rings, sandbars, low islands, surf on the outer reef. */
export function drawReef(stage: Stage): Footing {
  const { sheet, w, h, u, light } = stage
  const rng = stage.rng.fork('reef')
  const sea = rng.pick(SEAS)
  const top = stage.horizon - 0.16 * h
  if (rng.chance(0.55))
    drawRidge(stage, rng.fork('far'), {
      y: top - 20 * u,
      swing: 46 * u,
      wave: 230 * u,
      own: '#5f8f86',
      depth: 0.76,
      bottom: top + 4,
      sharp: true,
      mist: 0.2,
    })
  const shade = (colour: string, lift = 0): readonly [string, string] => [
    light.bright(colour, 0.5, lift),
    light.bright(colour, 0, lift - (light.isDark ? 0.12 : 0)),
  ]
  const layer = (colour: string, lift = 0): string => sheet.vertical(top, h * 0.8, ...shade(colour, lift))
  sheet.fill(
    rectangle(0, top, w, h - top),
    sheet.vertical(
      top,
      h,
      mix(light.sky.stops[3], light.bright(sea[0], 0.4), 0.55),
      light.bright(sea[0], 0.25),
      light.bright(sea[0], 0),
    ),
  )
  const cell = 4.6 * u
  const grid: Grid = {
    left: -4 * cell,
    top: top + 3 * u,
    cell,
    columns: Math.ceil(w / cell) + 9,
    rows: Math.ceil((h - top) / cell) + 4,
  }
  const broad = planeFractal(rng.fork('broad'), 3, 0.5)
  const fine = planeFractal(rng.fork('fine'), 3, 0.55)
  const ringX = w * (stage.sunSide === 1 ? rng.range(0.3, 0.45) : rng.range(0.55, 0.7))
  const field = new Float32Array(grid.columns * grid.rows)
  const grain = new Float32Array(field.length)
  for (let r = 0; r < grid.rows; r++) {
    const y = grid.top + r * cell
    const away = (0.34 * h) / Math.max(6 * u, y - top + 16 * u)
    for (let c = 0; c < grid.columns; c++) {
      const x = (grid.left + c * cell - ringX) * away
      const z = away * 520 * u
      const ring = Math.hypot(x / (620 * u), (z - 560 * u) / (470 * u)) + 0.34 * broad(x / (520 * u), z / (520 * u))
      const lagoon = 0.62 - Math.abs(ring - 0.78) * 1.9
      const inner = ring < 0.78 ? 0.1 : -0.5
      field[r * grid.columns + c] =
        Math.max(lagoon, inner - 0.1 + 0.5 * broad(x / (300 * u) + 9, z / (300 * u))) +
        0.16 * fine(x / (130 * u), z / (130 * u))
      grain[r * grid.columns + c] = fine(x / (52 * u) + 40, z / (52 * u))
    }
  }
  const above = (level: number, smallest = 10): string =>
    fieldPath(
      grid,
      field.map((v) => (v - level) * 6),
      { tolerance: 0.5, smooth: true, smallest },
    )
  sheet.fill(above(-0.42), layer(sea[1]))
  sheet.fill(above(-0.16), layer(sea[2]))
  sheet.fill(above(0.1), layer(sea[3]))
  const coral = fieldPath(
    grid,
    field.map((v, i) => Math.min((v + 0.3) * 6, (0.3 - v) * 6, ((grain[i] as number) - 0.28) * 4)),
    { tolerance: 0.45, smooth: true, smallest: 5 },
  )
  sheet.fill(coral, layer('#2a6f74'), 0.4)
  sheet.fill(above(0.3), layer(sea[4]))
  sheet.fill(above(0.4, 16), light.bright('#ffffff', 0.15, 0.2), 0.85)
  sheet.fill(above(0.425, 16), layer('#f0dcae', 0.1))
  const wooded = field.map((v, i) => (v - 0.52 + 0.05 * (grain[i] as number)) * 6)
  const wood = fieldPath(grid, wooded, { tolerance: 0.5, smooth: true, smallest: 14 })
  sheet.add(
    `<g transform="translate(${(-7 * stage.sunSide * u).toFixed(1)} ${(8 * u).toFixed(1)})"><path d="${wood}" fill="${light.tone('#8a7448', 0.1, -0.3)}" fill-opacity="0.45"/></g>`,
  )
  sheet.fill(wood, layer('#3f7d52', -0.1))
  sheet.fill(
    fieldPath(
      grid,
      wooded.map((v, i) => Math.min(v - 0.12, ((grain[i] as number) - 0.05) * 4)),
      { tolerance: 0.5, smooth: true, smallest: 5 },
    ),
    layer('#69a35a', 0.06),
  )
  drawSunPath(stage, rng.fork('path'), top, top + (h - top) * 0.55)
  return { kind: 'water', y: h * 0.84, own: '#3f7d52' }
}
