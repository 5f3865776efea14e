import { rectangle } from '../drawing/path.ts'
import { drawLandmark } from '../elements/landmarks.ts'
import { drawRidge } from '../elements/mountains.ts'
import { drawTower } from '../elements/towers.ts'
import { treeCrowns } from '../elements/trees.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import { hasHills } from '../places/styles.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import type { TerrainKind } from '../subjects.ts'

const WALLS = ['#8794a8', '#a89a92', '#7f9aa5', '#b0a08c', '#928fa8', '#9aa39a'] as const
/** Half of the width before a landmark that stays free of towers, as a share of the picture. */
const CLEARINGS: Partial<Record<TerrainKind<'skyline'>, number>> = { plain: 0, deck: 0.1, flames: 0.15 }
/** Landmarks by the water. */
const BY_WATER: readonly TerrainKind<'skyline'>[] = ['stepped', 'deck', 'telescope', 'flames']
/** Height of the other towers, compared with a skyline without a landmark. */
const OTHERS: Partial<Record<TerrainKind<'skyline'>, number>> = { plain: 1, stepped: 0.8, flames: 0.36 }

/** High-rises in three depths on a waterfront or behind a park. */
export function drawSkyline(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('skyline')
  const own = rng.pick(WALLS)
  const quay = horizon + 0.07 * h
  const heart = stage.sunSide === 1 ? rng.range(0.3, 0.46) : rng.range(0.54, 0.7)
  const landmark = stage.terrainKind as TerrainKind<'skyline'>
  const city = sheet.capture(() => {
    if (hasHills(stage.place))
      drawRidge(stage, rng.fork('hills'), {
        y: horizon - 120 * u,
        swing: 120 * u,
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
      if (i === 2 && landmark !== 'plain')
        drawLandmark(
          stage,
          landmark,
          heart * w,
          quay,
          (stage.portrait ? 0.4 : 0.52) * h * rng.range(0.94, 1.08),
          own,
          0.36,
        )
      drawRow(stage, rng.fork(`row${i}`), {
        ...row,
        tall: row.tall * (OTHERS[landmark] ?? 0.62),
        own,
        heart,
        quay,
        clear: CLEARINGS[landmark] ?? 0.05,
      })
    }
    sheet.fill(
      treeCrowns(rng.fork('trees'), -20, w + 20, () => quay + 2, 15 * u),
      light.tone('#46684f', 0.2, -0.25),
    )
  })
  sheet.add(city)
  if (stage.wantsWater || BY_WATER.includes(landmark)) {
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
  row: {
    depth: number
    tall: number
    wide: number
    gap: number
    own: string
    heart: number
    quay: number
    clear: number
  },
): void {
  const { w, h, u } = stage
  for (let x = -30 * u; x < w + 60 * u; ) {
    const wide = row.wide * rng.range(0.6, 1.3) * u
    const closeness = Math.max(0, 1 - Math.abs((x / w - row.heart) * 1.8)) ** 1.3
    const tall = row.tall * h * (0.22 + 0.85 * closeness) * rng.range(0.55, 1.1)
    const clear = row.depth < 0.4 && Math.abs(x / w - row.heart) < row.clear
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
