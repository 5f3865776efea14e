import { type Point, sampleLine } from '../drawing/path.ts'
import { castHills, type Hills } from '../elements/hills.ts'
import { drawFarKarst } from '../elements/karst.ts'
import { drawHighRange, drawRange, drawRidge } from '../elements/mountains.ts'
import { drawThreadFall, drawWater, SEAS } from '../elements/water.ts'
import { drawTree, woodLine } from '../elements/woods.ts'
import { hasSnow } from '../places/snow.ts'
import type { Rng } from '../random/rng.ts'
import { drawReliefByDistance } from '../relief/draw-relief.ts'
import { planeFractal } from '../relief/plane-noise.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { groundCover } from './ground-cover.ts'

const ROCKS = ['#6d7f92', '#86807f', '#788a86', '#8f7d6c', '#66759a'] as const
const WOODS = ['#3f6f58', '#557a45', '#3b6670', '#78753c', '#a3703a'] as const

/** Mountains and a wooded shore, mirrored in still water. */
export function drawLake(stage: Stage): Footing {
  const { sheet, h, u, horizon, light } = stage
  const rng = stage.rng.fork('lake')
  const wood = rng.pick(groundCover(stage, WOODS))
  const shore = horizon + 0.02 * h
  const land = sheet.capture(() => {
    const rock = rng.pick(ROCKS)
    const tall = (stage.portrait ? 0.3 : 0.36) * h * rng.range(0.85, 1.1)
    if (stage.terrainKind === 'mountains') drawHighRange(stage, rng, { rock, base: shore + 2, tall })
    if (stage.terrainKind === 'karst') drawFarKarst(stage, rng.fork('karst'), shore)
    if (stage.terrainKind === 'crater') {
      drawCraterWall(stage, rng.fork('crater'), rock, shore)
      return
    }
    for (const [i, layer] of [
      { y: 40, depth: 0.46, tall: 22 },
      { y: 14, depth: 0.3, tall: 34 },
    ].entries()) {
      const at = rng.fork(`shore${i}`)
      const top = drawRidge(stage, at, {
        y: shore - layer.y * u,
        swing: (22 - i * 10) * u,
        wave: 330 * u,
        own: wood,
        depth: layer.depth,
        bottom: shore + 2,
        mist: 0.1,
      })
      sheet.fill(woodLine(stage, at.fork('trees'), top, layer.tall * u), light.tone(wood, layer.depth, -0.3))
    }
  })
  sheet.add(land)
  drawWater(stage, rng.fork('water'), {
    y: shore,
    bottom: h,
    own: rng.pick(SEAS),
    mirror: rng.range(0.55, 0.75),
    shore: land,
  })
  return { kind: 'water', y: h * 0.8, own: wood }
}

/** The inside of a crater: steep bare walls, high on both sides. */
function drawCraterWall(stage: Stage, rng: Rng, rock: string, shore: number): void {
  const { w, h, u } = stage
  drawRidge(stage, rng.fork('rim'), {
    y: shore - 130 * u,
    swing: 34 * u,
    wave: 420 * u,
    own: rock,
    depth: 0.5,
    bottom: shore + 2,
    mist: 0.1,
  })
  const summits = [-0.04, 0.1, 0.9, 1.04].map((at): Point => [at * w, shore - rng.range(0.22, 0.3) * h])
  drawRange(stage, rng.fork('walls'), { summits, base: shore, own: rock, depth: 0.3, bare: 2, spread: [0.9, 1.2] })
}

const BANKS = ['#5f8a4e', '#7d9150', '#4f8062', '#94924f', '#6b8a5a'] as const

/** A river that winds between wooded hills to the viewer. */
export function drawRiver(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('river')
  const own = rng.pick(groundCover(stage, BANKS))
  const flat = stage.terrainKind === 'plain' ? 0.2 : 1
  if (stage.terrainKind === 'mountains')
    drawHighRange(stage, rng, { rock: '#7d8a92', base: horizon + 0.04 * h, tall: rng.range(0.2, 0.3) * h })
  for (const [i, layer] of [
    { y: -64, depth: 0.76 },
    { y: -22, depth: 0.58 },
  ].entries()) {
    const top = drawRidge(stage, rng.fork(`hill${i}`), {
      y: horizon + layer.y * flat * u,
      swing: 64 * flat * u,
      wave: 300 * u,
      own,
      depth: layer.depth,
      bottom: h,
      mist: 0.35,
    })
    sheet.fill(woodLine(stage, rng.fork(`wood${i}`), top, (14 + 8 * i) * u), light.tone(own, layer.depth - 0.03, -0.25))
  }
  if (stage.terrainKind === 'karst') drawFarKarst(stage, rng.fork('karst'), horizon + 0.03 * h)
  drawWater(stage, rng.fork('water'), { y: horizon + 0.03 * h, bottom: h, own: rng.pick(SEAS), mirror: 0.66 })
  const deep = w * 1.8
  const bend = rng.range(0.16, 0.26) * w * (rng.chance(0.5) ? 1 : -1)
  const start = rng.range(0.32, 0.68) * w
  const wobble = planeFractal(rng.fork('wobble'), 2)
  const half = w * (stage.wantsWater ? 0.19 : 0.13)
  const middle = (z: number): number => {
    const t = z / deep
    return w / 2 + (start - w / 2) * (1 + t) + bend * (1 + 1.2 * t) * Math.sin(t * 7.5)
  }
  const shore = (x: number, z: number): number => Math.abs(x - middle(z)) - half - w * 0.03 * wobble(z / (w * 0.3), 0)
  const valley = (x: number, z: number): number => {
    const away = shore(x, z)
    return (
      0.5 * Math.min(1, Math.max(0, away / (w * 0.1))) ** 0.7 +
      0.8 * Math.min(1.6, Math.max(0, away / (w * 0.5))) ** 1.2
    )
  }
  const hills = castHills(stage, rng.fork('hills'), {
    tall: 190 * flat * u,
    size: 620 * u,
    nearY: h * 1.1,
    farY: horizon + 0.035 * h,
    deep,
    perspective: 2,
    valley,
  })
  const { view } = hills
  drawReliefByDistance(
    stage,
    view,
    {
      own,
      depth: 0.58,
      top: horizon,
      base: h,
      mist: 0.1,
      mask: (i) => ((view.altitude[i] as number) - 3 * u) / 5,
      lit: 0.64,
      half: 0.34,
      full: 0.1,
      lifts: [-0.02, 0.24, -0.3, -0.5],
      cut: { tolerance: 0.7, smooth: true, smallest: 40 },
    },
    0.04,
    [0.62, 0.4, 0.22, 0.1, 0],
  )
  plantBanks(stage, rng.fork('trees'), hills, middle, half)
  if (!stage.wantsWater) return { kind: 'land', y: h * 0.92, own }
  const course = openCourse(hills, middle, half)
  const [nearest = { x: w / 2, y: h, half: 0 }] = course
  return { kind: 'water', y: h * 0.86, own, water: (y) => course.find((spot) => spot.y <= y) ?? nearest }
}

/** Spots along the middle of the river that no bank hides, near ones first. */
function openCourse(
  { view, spot, deep }: Hills,
  middle: (z: number) => number,
  half: number,
): { x: number; y: number; half: number }[] {
  return Array.from({ length: 60 }, (_, i) => {
    const z = 0.01 * i * deep
    const { x, y, scale } = spot(middle(z), z)
    return { x, y, half: half * scale }
  }).filter(({ x, y }) => {
    const [column, row] = [Math.round((x - view.left) / view.cell), Math.round((y - view.top) / view.cell)]
    const isOutside = column < 0 || column >= view.columns || row >= view.rows
    return !isOutside && (view.altitude[row * view.columns + column] as number) <= 0
  })
}

/** Trees in groups on both banks, far ones first. */
function plantBanks(stage: Stage, rng: Rng, hills: Hills, middle: (z: number) => number, half: number): void {
  const { w, u } = stage
  const trees = Array.from({ length: 46 }, () => {
    const z = hills.deep * (0.1 + 0.86 * rng.next())
    const side = rng.chance(0.5) ? 1 : -1
    return hills.spot(middle(z) + side * (half + w * (0.03 + 0.5 * rng.next() ** 2)), z)
  }).sort((a, b) => b.distance - a.distance)
  for (const tree of trees)
    drawTree(stage, rng, tree.x, tree.y + 3 * u, rng.range(80, 150) * tree.scale * u, 0.06 + 0.5 * tree.distance)
}

const WALLS = ['#5d7468', '#6a7480', '#58706f', '#76756a', '#4f6a62'] as const
const FJORD_WOODS = ['#3f6a58', '#4a6f4c', '#3b6066'] as const

/** Steep walls on both sides of an arm of the sea, each pair nearer than the last; threads of falling water. */
export function drawFjord(stage: Stage): Footing {
  const { sheet, w, h, u, horizon } = stage
  const rng = stage.rng.fork('fjord')
  const own = rng.pick(WALLS)
  const wood = rng.pick(FJORD_WOODS)
  const bare = hasSnow(stage.place) ? rng.range(0.5, 0.8) : 2
  const shore = horizon + 0.03 * h
  const middle = stage.sun.x / w
  const gap = 0.5 + (middle - 0.5) * 0.5
  const back = sheet.capture(() => {
    drawRidge(stage, rng.fork('far'), {
      y: horizon - 60 * u,
      swing: 70 * u,
      wave: 180 * u,
      own,
      depth: 0.86,
      bottom: shore,
      sharp: true,
    })
    drawWalls(stage, rng.fork('back'), { own, wood, bare, base: shore, tall: 0.3 * h, gap, open: 0.05, depth: 0.62 })
  })
  sheet.add(back)
  drawWater(stage, rng.fork('water'), { y: shore, bottom: h, own: rng.pick(SEAS), mirror: 0.6, shore: back })
  for (const [i, pair] of [
    { drop: 0.045, tall: 0.44, open: 0.15, depth: 0.4 },
    { drop: 0.12, tall: 0.58, open: 0.29, depth: 0.16 },
  ].entries()) {
    const base = shore + pair.drop * h
    const walls = sheet.capture(() =>
      drawWalls(stage, rng.fork(`walls${i}`), {
        own,
        wood,
        bare,
        base,
        tall: pair.tall * h * (stage.portrait ? 0.8 : 1),
        gap,
        open: pair.open,
        depth: pair.depth,
      }),
    )
    sheet.add(`<g transform="matrix(1 0 0 -0.4 0 ${(base * 1.4).toFixed(1)})" opacity="0.25">${walls}</g>`)
    sheet.add(walls)
  }
  return { kind: 'water', y: h * 0.86, own: wood }
}

/** One mountain wall on each side of the water, wooded at its foot. */
function drawWalls(
  stage: Stage,
  rng: Rng,
  walls: {
    own: string
    wood: string
    bare: number
    base: number
    tall: number
    gap: number
    open: number
    depth: number
  },
): void {
  const { sheet, w, u, light } = stage
  const { own, wood, base, tall, gap, open, depth } = walls
  for (const side of [-1, 1] as const) {
    const at = rng.fork(`side${side}`)
    const edge = gap + side * open
    const high = tall * at.range(0.8, 1.05)
    const foot = high * 0.62
    const summits: Point[] = [
      [edge * w + side * foot * at.range(0.75, 0.95), base - high * at.range(0.62, 0.8)],
      [edge * w + side * foot * at.range(1.7, 2.1), base - high],
      [edge * w + side * foot * 3.1, base - high * 0.9],
    ]
    drawRange(stage, at, { summits, base, own, depth, bare: walls.bare, alone: true, spread: [0.66, 0.86] })
    if (at.chance(0.5))
      drawThreadFall(stage, at.fork('fall'), {
        x: edge * w + side * foot * at.range(0.7, 1.1),
        top: base - high * 0.45,
        bottom: base,
        wide: (1.6 + 3 * (1 - depth)) * u,
        depth,
      })
    const [from, to] = [edge * w + side * foot * 0.12, side === 1 ? w + 20 : -20]
    if ((to - from) * side < 40 * u) continue
    const line = sampleLine(
      Math.min(from, to),
      Math.max(from, to),
      14 * u,
      (x) => base - Math.min(1, Math.abs(x - from) / (260 * u)) * (16 + 46 * (1 - depth)) * u,
    )
    const [start, end] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0]
    const bank = `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}L${end.toFixed(1)} ${base.toFixed(1)}L${start.toFixed(1)} ${base.toFixed(1)}Z`
    sheet.fill(
      bank + woodLine(stage, at.fork('wood'), line, (16 + 26 * (1 - depth)) * u),
      light.tone(wood, depth, -0.25),
    )
  }
}
