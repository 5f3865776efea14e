import { mix } from '../colour/oklab.ts'
import { rectangle } from '../drawing/path.ts'
import { drawKarst, LIMESTONES } from '../elements/karst.ts'
import { drawRange, drawRidge } from '../elements/mountains.ts'
import { drawSeaCliffs } from '../elements/sea-cliffs.ts'
import { treeCrowns } from '../elements/trees.ts'
import { drawBeach, drawSunPath, drawWater, SEAS } from '../elements/water.ts'
import { BASALT, cliffsOf } from '../places/colours.ts'
import { climateOf } from '../places/styles.ts'
import type { Rng } from '../random/rng.ts'
import { fieldPath, type Grid } from '../relief/draw-relief.ts'
import { planeFractal } from '../relief/plane-noise.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { groundCover } from './ground-cover.ts'

const TOPS = ['#6d8a4a', '#87934f', '#55805c', '#9a9a58', '#4f7a58'] as const

/** Cliffs in headlands along the sea, stacks, and a beach or a cliff top at the viewer's feet. */
export function drawCoast(stage: Stage): Footing {
  const { h, u, horizon } = stage
  const rng = stage.rng.fork('coast')
  const sea = rng.pick(SEAS)
  const side = -stage.sunSide as 1 | -1
  if (rng.chance(0.5))
    drawRidge(stage, rng.fork('far'), {
      y: horizon - 8 * u,
      swing: 34 * u,
      wave: 330 * u,
      own: '#7f8f9a',
      depth: 0.86,
      bottom: horizon + 4,
      sharp: rng.chance(0.5),
    })
  drawWater(stage, rng.fork('sea'), { y: horizon, bottom: h, own: sea, mirror: 0.3 })
  const top = rng.pick(groundCover(stage, TOPS))
  const rock = rng.pick(cliffsOf(stage.place))
  drawSeaCliffs(stage, rng.fork('cliffs'), {
    rock,
    top,
    side,
    tall: rng.range(280, 420) * u,
    share: rng.range(0.2, 0.32),
    nearY: h * 1.2,
    stacks: stage.wantsWater ? 0 : rng.int(1, 4),
    ...(BASALT.includes(rock) && { tones: { depth: 0.45, lifts: [-0.3, 0.04, -0.5, -0.66] } }),
  })
  if (!stage.wantsWater && rng.chance(0.6)) return drawBeach(stage, rng.fork('beach'), side)
  return {
    kind: 'water',
    y: h * 0.8,
    own: top,
    water: (y) => ({ x: stage.w * (0.5 + 0.06 * stage.sunSide), y, half: 0.35 * stage.w }),
  }
}

const LAGOONS = ['#2bb3b1', '#27a5b8', '#3bb9a5', '#1f9fc0'] as const
const GREENS = ['#4c8a55', '#3f7d5f', '#5d8f4a', '#39796a'] as const
const DRY = ['#a89063', '#94865f', '#b08d6c', '#8d8b6a'] as const

/** Green islands with lagoons and woods on their shores. */
const isWarm = ({ terrainKind, place }: Stage): boolean => terrainKind === 'green' && place.continent !== 'europe'

/** Islands in a calm sea: limestone towers, granite domes, wooded peaks or dry hills, by region. */
export function drawIslands(stage: Stage): Footing {
  const { h, u, horizon } = stage
  const rng = stage.rng.fork('islands')
  const isRound = stage.terrainKind === 'granite'
  const karst = isRound || stage.terrainKind === 'karst'
  const dry = stage.terrainKind === 'dry'
  const sea = rng.pick(karst || isWarm(stage) ? LAGOONS : SEAS)
  const gap = stage.sun.x / stage.w
  if (karst) {
    const rock = isRound ? '#8f857c' : rng.pick(LIMESTONES)
    const green = rng.pick(GREENS)
    const far = stage.sheet.capture(() =>
      drawKarst(stage, rng.fork('far'), {
        green,
        rock,
        isRound,
        count: 7,
        tall: 190 * u,
        nearY: horizon + 10 * u,
        farY: horizon,
        depth: 0.84,
        nearDepth: 0.6,
        gap,
        open: 0.05,
      }),
    )
    stage.sheet.add(far)
    drawWater(stage, rng.fork('sea'), { y: horizon + 6 * u, bottom: h, own: sea, mirror: 0.45, shore: far })
    drawKarst(stage, rng.fork('near'), {
      green,
      rock,
      isRound,
      count: (stage.portrait ? 6 : 9) - (isRound ? 3 : 0),
      tall: (isRound ? 540 : 330) * u,
      nearY: horizon + 0.15 * h,
      farY: horizon + 6 * u,
      depth: 0.6,
      nearDepth: 0.1,
      gap,
      open: 0.1,
    })
    return !stage.wantsWater && rng.chance(0.4)
      ? drawBeach(stage, rng.fork('beach'), -stage.sunSide as 1 | -1)
      : { kind: 'water', y: h * 0.8, own: green }
  }
  const land = stage.sheet.capture(() => drawHighIslands(stage, rng, rng.pick(dry ? DRY : GREENS), dry))
  stage.sheet.add(land)
  drawWater(stage, rng.fork('sea'), { y: horizon + 4 * u, bottom: h, own: sea, mirror: 0.4, shore: land })
  return !stage.wantsWater && rng.chance(0.6)
    ? drawBeach(stage, rng.fork('beach'), -stage.sunSide as 1 | -1)
    : { kind: 'water', y: h * 0.8, own: GREENS[0] }
}

function drawHighIslands(stage: Stage, rng: Rng, own: string, dry: boolean): void {
  const { w, h, u, horizon, sheet, light } = stage
  const base = horizon + 4 * u
  const main = stage.sunSide === 1 ? rng.range(0.26, 0.42) : rng.range(0.58, 0.74)
  const other = 1 - main + rng.range(-0.1, 0.1)
  const tall = (dry ? 0.24 : 0.36) * h * rng.range(0.85, 1.15)
  drawRange(stage, rng.fork('far'), {
    summits: [
      [other * w, base - tall * 0.42],
      [(other + 0.12) * w, base - tall * 0.3],
    ],
    base,
    own,
    depth: 0.7,
    bare: 2,
    alone: true,
  })
  drawRange(stage, rng.fork('main'), {
    summits: [
      [(main - 0.1) * w, base - tall * 0.5],
      [main * w, base - tall],
      [(main + 0.13) * w, base - tall * 0.55],
    ],
    base,
    own,
    depth: 0.28,
    bare: 2,
    alone: true,
  })
  if (isWarm(stage)) {
    const from = (main - 0.22) * w
    const to = (main + 0.24) * w
    sheet.fill(
      treeCrowns(
        rng.fork('shore'),
        from,
        to,
        (x) => base - 4 * u - 16 * u * Math.sin(((x - from) / (to - from)) * Math.PI),
        15 * u,
      ),
      light.tone(own, 0.22, -0.35),
    )
    sheet.fill(
      `M${from.toFixed(0)} ${base.toFixed(0)}Q${((from + to) / 2).toFixed(0)} ${(base - 9 * u).toFixed(0)} ${to.toFixed(0)} ${base.toFixed(0)}Z`,
      light.bright('#f3e2bd', 0.3, 0.2),
    )
  }
}

const REEF_SEAS = [
  ['#0e4f7d', '#1479a6', '#2bb0bd', '#7adccb', '#c8f0d4'],
  ['#123f78', '#1b6cae', '#2fa3cf', '#79d6dc', '#d2f2e0'],
  ['#0d5a6c', '#13868d', '#2fb9a6', '#8be0bd', '#dcf3cf'],
] as const

/** Countries without mountains behind their reefs. */
const FLAT = ['BHS', 'BLZ', 'CUW', 'MDV', 'TZA']

/** A lagoon from high above the water: depths in rings, sandbars, low islands, surf on the outer reef. */
export function drawReef(stage: Stage): Footing {
  const { sheet, w, h, u, light } = stage
  const rng = stage.rng.fork('reef')
  const sea = rng.pick(REEF_SEAS)
  const top = stage.horizon - 0.16 * h
  if (rng.chance(0.55) && !FLAT.includes(stage.place.country))
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
  const treeLine = climateOf(stage.place) === 'arid' ? 9 : 0.52
  const wooded = field.map((v, i) => (v - treeLine + 0.05 * (grain[i] as number)) * 6)
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
