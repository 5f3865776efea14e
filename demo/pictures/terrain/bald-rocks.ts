import { adjust } from '../colour/oklab.ts'
import { lens, rectangle } from '../drawing/path.ts'
import { drawRidge } from '../elements/mountains.ts'
import { treeCrowns } from '../elements/trees.ts'
import type { Rng } from '../random/rng.ts'
import { castRelief } from '../relief/cast.ts'
import { drawReliefByDistance } from '../relief/draw-relief.ts'
import { planeFractal, planeRidges } from '../relief/plane-noise.ts'
import type { Footing, Stage } from '../scene/stage.ts'

/** One rock: middle and half extents as shares of the width, height as a share of the tallest. */
interface Rock {
  x: number
  z: number
  wide: number
  deep: number
  tall: number
  /** 2 rounds the top, higher numbers flatten it, 1 makes it a point. */
  round: number
}

interface Group {
  own: string
  ground: string
  /** Height of the tallest, as a share of the picture's height. */
  tall: number
  /** Woods, instead of scrub, on the plain. */
  wooded?: boolean
  rocks: (rng: Rng, side: 1 | -1) => Rock[]
}

const uluru: Group = {
  own: '#b9502f',
  ground: '#c4683c',
  tall: 0.23,
  rocks: (rng, side) => [
    { x: 0.5 - side * 0.03, z: 0.42, wide: 0.4, deep: 0.2, tall: 1, round: 3.4 },
    { x: 0.5 - side * rng.range(0.24, 0.3), z: 0.36, wide: 0.14, deep: 0.15, tall: 0.72, round: 2.6 },
  ],
}

/** Rocks in rows of middle, depth, half width, height and roundness, which vary a little. */
const scattered =
  (rows: readonly (readonly [x: number, z: number, wide: number, tall: number, round: number])[]): Group['rocks'] =>
  (rng, side) =>
    rows.map(([x, z, wide, tall, round]) => ({
      x: 0.5 + side * x,
      z,
      wide: wide * rng.range(0.95, 1.1),
      deep: wide * 1.1,
      tall: tall * rng.range(0.94, 1.04),
      round,
    }))

const kataTjuta: Group = {
  own: '#bd5a36',
  ground: '#c66f42',
  tall: 0.34,
  rocks: scattered([
    [-0.1, 0.46, 0.12, 1, 2.3],
    [0.09, 0.5, 0.1, 0.74, 2.3],
    [-0.27, 0.52, 0.09, 0.62, 2.3],
    [0.22, 0.42, 0.085, 0.56, 2.3],
    [-0.18, 0.32, 0.07, 0.44, 2.3],
    [0.03, 0.3, 0.075, 0.5, 2.3],
    [0.36, 0.5, 0.07, 0.4, 2.3],
    [-0.4, 0.46, 0.06, 0.34, 2.3],
  ]),
}

const spitzkoppe: Group = {
  own: '#c08f66',
  ground: '#c9a86e',
  tall: 0.4,
  rocks: scattered([
    [-0.12, 0.5, 0.17, 1, 1.15],
    [-0.02, 0.46, 0.13, 0.5, 2.2],
    [0.2, 0.5, 0.15, 0.58, 2],
    [0.34, 0.42, 0.11, 0.4, 2.2],
    [-0.32, 0.44, 0.1, 0.36, 2.3],
    [0.1, 0.26, 0.08, 0.24, 2.4],
  ]),
}

const meteora: Group = {
  own: '#9a9184',
  ground: '#7d9158',
  tall: 0.36,
  wooded: true,
  rocks: scattered([
    [-0.2, 0.5, 0.07, 1, 4.5],
    [-0.07, 0.44, 0.055, 0.74, 4.5],
    [0.06, 0.52, 0.075, 0.88, 4.5],
    [0.21, 0.46, 0.05, 0.62, 4.5],
    [0.33, 0.52, 0.085, 0.72, 4.5],
    [-0.36, 0.48, 0.06, 0.6, 4.5],
    [-0.28, 0.26, 0.045, 0.42, 4.5],
    [0.14, 0.26, 0.04, 0.36, 4.5],
  ]),
}

const sigiriya: Group = {
  own: '#b98a64',
  ground: '#4f8a4e',
  tall: 0.33,
  wooded: true,
  rocks: (_, side) => [
    { x: 0.5 - side * 0.04, z: 0.45, wide: 0.15, deep: 0.14, tall: 1, round: 7 },
    { x: 0.5 + side * 0.2, z: 0.52, wide: 0.09, deep: 0.09, tall: 0.2, round: 2.4 },
  ],
}

const GROUPS = {
  monolith: uluru,
  domes: kataTjuta,
  inselbergs: spitzkoppe,
  pillars: meteora,
  outcrop: sigiriya,
} as const satisfies Record<string, Group>

export const isBaldRock = (kind: string | undefined): kind is keyof typeof GROUPS =>
  kind !== undefined && Object.hasOwn(GROUPS, kind)

/** Bare rocks on a level plain: one long rock, domes, domes around a pointed peak, pillars, or one steep block. */
export function drawBaldRocks(stage: Stage, rng: Rng, kind: keyof typeof GROUPS): Footing {
  const { sheet, w, h, u, horizon, light, sunSide } = stage
  const { own, ground, rocks, wooded = false, ...group }: Group = GROUPS[kind]
  const tall = group.tall * h * (stage.portrait ? 0.72 : 1)
  const foot = horizon + 0.05 * h
  const deep = w * 1.2
  const furrows = planeRidges(rng.fork('furrows'), 2, 0.5)
  const swell = planeFractal(rng.fork('swell'), 2)
  const placed = rocks(rng.fork('rocks'), sunSide).map((rock) => ({
    ...rock,
    x: rock.x * w,
    z: rock.z * deep,
    wide: rock.wide * w,
    deep: rock.deep * w,
    tall: rock.tall * tall,
  }))
  const height = (x: number, z: number): number => {
    const worn = 0.16 * (furrows(x / (46 * u), z / (260 * u)) - 0.5)
    let high = -1
    for (const rock of placed) {
      const away = Math.hypot((x - rock.x) / rock.wide, (z - rock.z) / rock.deep)
      if (away >= 1) continue
      const middle = 1 - (Math.abs(x - rock.x) / rock.wide) ** 2
      const worth = Math.max(0, 1 - (away * (1 + worn * middle)) ** rock.round)
      high = Math.max(high, rock.tall * (worth ** (rock.round < 1.5 ? 1.1 : 0.55) + 0.035 * swell(x / (150 * u), 3)))
    }
    return high
  }
  drawRidge(stage, rng.fork('plain'), {
    y: foot - 6 * u,
    swing: 6 * u,
    wave: 700 * u,
    own: ground,
    depth: 0.66,
    bottom: h,
    mist: 0.1,
  })
  sheet.fill(
    rectangle(0, foot, w, h),
    sheet.vertical(
      foot,
      h,
      light.tone(ground, 0.62, 0.05),
      light.tone(ground, 0.3, 0),
      light.tone(ground, 0.05, -0.12),
    ),
  )
  if (!wooded) drawScrub(stage, rng.fork('scrub'), foot)
  const view = castRelief({
    left: -8,
    right: w + 8,
    nearY: foot + 0.1 * h,
    farY: foot - 0.01 * h,
    top: foot - tall * 1.35,
    deep,
    height,
    light: [0.85 * sunSide, 0.42, -0.32],
    cell: 4 * u,
    slices: 110,
  })
  drawReliefByDistance(
    stage,
    view,
    {
      own,
      depth: 0.5,
      top: foot - tall,
      base: foot + 0.06 * h,
      mist: 0.1,
      lit: 0.62,
      half: 0.22,
      full: -0.1,
      lifts: [-0.06, 0.24, -0.36, -0.54],
      mask: (i) => (view.altitude[i] as number) / 4,
    },
    0.24,
    [0.45, 0.3, 0],
  )
  if (wooded) drawWoods(stage, rng.fork('woods'), foot, ground)
  return { kind: 'land', y: h * 0.9, own: adjust(ground, { light: 0.9 }) }
}

function drawScrub({ sheet, w, h, u, light }: Stage, rng: Rng, foot: number): void {
  let scrub = ''
  for (let k = 0; k < 130; k++) {
    const t = rng.next() ** 1.6
    const r = (3 + 13 * t) * rng.range(0.6, 1.2) * u
    scrub += lens(rng.range(0, w), foot + (0.02 + 0.32 * t) * h, r * 1.5, r * 0.5)
  }
  sheet.fill(scrub, light.tone('#8f8a52', 0.3, -0.2), 0.7)
}

function drawWoods({ sheet, w, h, u, light }: Stage, rng: Rng, foot: number, own: string): void {
  for (const [i, layer] of [
    { y: 0.075, depth: 0.36, size: 16 },
    { y: 0.13, depth: 0.24, size: 26 },
    { y: 0.21, depth: 0.12, size: 40 },
  ].entries()) {
    const level = foot + layer.y * h
    sheet.fill(
      treeCrowns(
        rng.fork(`crowns${i}`),
        -40,
        w + 40,
        (x) => level + 9 * u * Math.sin(x / (190 * u) + i),
        layer.size * u,
      ) + rectangle(-10, level, w + 20, h),
      light.tone(own, layer.depth, -0.16 - 0.06 * i),
    )
  }
}
