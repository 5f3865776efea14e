import { rectangle } from '../drawing/path.ts'
import { drawFacade, TOWN_STYLES, type TownStyle } from '../elements/facades.ts'
import { cypress, drawTownLandmark } from '../elements/houses.ts'
import { drawRidge } from '../elements/mountains.ts'
import { drawLandmark, drawTower, LANDMARKS, type Landmark } from '../elements/towers.ts'
import { treeCrowns } from '../elements/trees.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import { townStyleOf } from '../places/styles.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'

/** Houses climbing a hill in rows, a tower above them, water or gardens below. */
export function drawOldtown(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('oldtown')
  const name = townStyleOf(stage.place)
  const style: TownStyle = TOWN_STYLES[name]
  const waterside = stage.wantsWater || rng.chance(name === 'medina' ? 0.1 : 0.4)
  const quay = horizon + (waterside ? 0.2 : 0.3) * h
  const crest = stage.sunSide === 1 ? rng.range(0.24, 0.42) : rng.range(0.58, 0.76)
  const hill = (x: number): number => Math.exp(-(((x / w - crest) / 0.42) ** 2))
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
  const town = sheet.capture(() => {
    const rows = 6
    for (let r = 0; r < rows; r++) {
      const t = r / (rows - 1)
      const depth = 0.52 - 0.44 * t
      const wide = (34 + 46 * t) * u
      const base = (x: number): number => quay - (1 - t) * (0.06 * h + 0.26 * h * hill(x)) - 6 * u * t
      if (r === 1)
        drawTownLandmark(stage, style.landmark, {
          x: crest * w,
          y: base(crest * w),
          tall: (style.landmark === 'bluedome' ? 0.26 : 0.3) * h,
          wall: rng.pick(style.walls),
          roof: style.roofs[0] ?? '#b9573a',
          depth,
        })
      const at = rng.fork(`row${r}`)
      for (let x = -wide + at.range(0, wide); x < w + wide; ) {
        const size = wide * at.range(0.7, 1.25)
        if (name !== 'medina' && name !== 'northern' && at.chance(0.09))
          sheet.fill(cypress(x, base(x) + 10 * u, size * at.range(1.2, 1.9)), light.tone('#3f6a4c', depth, -0.25))
        drawFacade(stage, at, style, x + size / 2, base(x + size / 2) + at.range(-8, 8) * u, size, depth)
        x += size * at.range(0.9, 1.02)
      }
    }
  })
  sheet.add(town)
  if (waterside) {
    const edge = quay + 34 * u
    sheet.fill(`M-10 ${(edge - 12 * u).toFixed(0)}H${w + 10}V${edge.toFixed(0)}H-10Z`, light.tone('#b7a58c', 0.1, -0.2))
    drawWater(stage, rng.fork('water'), { y: edge, bottom: h, own: rng.pick(SEAS), mirror: 0.5, shore: town })
    return { kind: 'water', y: h * 0.84, own: '#6d7a58' }
  }
  return { kind: 'land', y: h * 0.92, own: '#6d7a58' }
}

const WALLS = ['#8794a8', '#a89a92', '#7f9aa5', '#b0a08c', '#928fa8', '#9aa39a'] as const
const KNOWN: Record<string, Landmark> = {
  JPN: 'lattice',
  FRA: 'lattice',
  MYS: 'twins',
  ARE: 'telescope',
  CAN: 'needle',
  USA: 'stepped',
  KOR: 'needle',
  TWN: 'stepped',
  DEU: 'needle',
  NZL: 'needle',
  AUS: 'needle',
  QAT: 'sail',
}

/** High-rises in three depths on a waterfront or behind a park. */
export function drawSkyline(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light, place } = stage
  const rng = stage.rng.fork('skyline')
  const own = rng.pick(WALLS)
  const quay = horizon + 0.07 * h
  const heart = stage.sunSide === 1 ? rng.range(0.3, 0.46) : rng.range(0.54, 0.7)
  const landmark = KNOWN[place.country] ?? rng.pick(LANDMARKS)
  const city = sheet.capture(() => {
    drawRidge(stage, rng.fork('hills'), {
      y: horizon - 40 * u,
      swing: 50 * u,
      wave: 320 * u,
      own: '#7d8c94',
      depth: 0.86,
      bottom: quay,
      mist: 0.2,
    })
    const rows = [
      { depth: 0.78, tall: 0.3, wide: 54, gap: 0.6 },
      { depth: 0.54, tall: 0.36, wide: 72, gap: 0.8 },
      { depth: 0.3, tall: 0.3, wide: 92, gap: 1.05 },
    ]
    for (const [i, row] of rows.entries()) {
      if (i === 2)
        drawLandmark(
          stage,
          landmark,
          heart * w,
          quay,
          (stage.portrait ? 0.4 : 0.52) * h * rng.range(0.94, 1.08),
          landmark === 'sail' ? '#e6e6e0' : own,
          0.36,
        )
      drawRow(stage, rng.fork(`row${i}`), { ...row, own, heart, quay })
    }
    sheet.fill(
      treeCrowns(rng.fork('trees'), -20, w + 20, () => quay + 2, 15 * u),
      light.tone('#46684f', 0.2, -0.25),
    )
  })
  sheet.add(city)
  if (stage.wantsWater || rng.chance(0.6)) {
    drawWater(stage, rng.fork('water'), { y: quay, bottom: h, own: rng.pick(SEAS), mirror: 0.62, shore: city })
    return { kind: 'water', y: h * 0.8, own: '#4f6a58' }
  }
  for (const [i, layer] of [
    { y: 0.02, depth: 0.16, size: 26 },
    { y: 0.09, depth: 0.08, size: 40 },
    { y: 0.18, depth: 0, size: 60 },
  ].entries()) {
    const at = rng.fork(`park${i}`)
    const level = (x: number): number => quay + layer.y * h + 14 * u * Math.sin(x / (170 * u) + i * 2)
    const fill = sheet.vertical(
      quay,
      h,
      light.tone('#5b8256', layer.depth, 0.05),
      light.tone('#4c7350', layer.depth, -0.25),
    )
    sheet.fill(
      treeCrowns(at, -40, w + 40, level, layer.size * u) + rectangle(-40, quay + layer.y * h - 4 * u, w + 80, h),
      fill,
    )
  }
  return { kind: 'land', y: h * 0.9, own: '#4c7350' }
}

function drawRow(
  stage: Stage,
  rng: Rng,
  row: { depth: number; tall: number; wide: number; gap: number; own: string; heart: number; quay: number },
): void {
  const { w, h, u } = stage
  for (let x = -30 * u; x < w + 60 * u; ) {
    const wide = row.wide * rng.range(0.6, 1.3) * u
    const closeness = Math.max(0, 1 - Math.abs((x / w - row.heart) * 1.8)) ** 1.3
    const tall = row.tall * h * (0.22 + 0.85 * closeness) * rng.range(0.55, 1.1)
    const clear = row.depth < 0.4 && Math.abs(x / w - row.heart) < 0.05
    if (!clear)
      drawTower(stage, rng.fork(`${Math.round(x)}`), {
        x,
        base: row.quay,
        wide,
        tall,
        depth: row.depth + rng.range(-0.05, 0.05),
        own: row.own,
      })
    x += wide * row.gap * rng.range(0.85, 1.5)
  }
}
