import { adjust } from '../colour/oklab.ts'
import { type Animal, animal } from '../elements/animals.ts'
import { drawCone } from '../elements/cone.ts'
import { drawDuneField } from '../elements/dune-field.ts'
import { castHills } from '../elements/hills.ts'
import { drawHighRange, drawRidge } from '../elements/mountains.ts'
import { acaciaOutline } from '../elements/trees.ts'
import { grassAlong } from '../elements/water.ts'
import { drawTree } from '../elements/woods.ts'
import { dunesOf } from '../places/colours.ts'
import type { Rng } from '../random/rng.ts'
import { drawReliefByDistance } from '../relief/draw-relief.ts'
import type { Footing, Stage } from '../scene/stage.ts'

/** A sea of sand: long dunes with one sharp winding crest each, one side in the light. */
export function drawDunes(stage: Stage): Footing {
  const { h, u, horizon } = stage
  const rng = stage.rng.fork('dunes')
  const own = rng.pick(dunesOf(stage.place))
  drawRidge(stage, rng.fork('far'), {
    y: horizon - 6 * u,
    swing: 26 * u,
    wave: 300 * u,
    own: adjust(own, { light: 0.8 }),
    depth: 0.82,
    bottom: horizon + 40 * u,
    sharp: rng.chance(0.5),
    mist: 0.3,
  })
  drawDuneField(stage, rng.fork('back'), {
    own,
    nearY: horizon + 0.13 * h,
    farY: horizon,
    tall: 120 * u,
    count: 6,
    depth: 0.56,
  })
  drawDuneField(stage, rng.fork('middle'), {
    own,
    nearY: horizon + 0.3 * h,
    farY: horizon + 0.05 * h,
    tall: 230 * u,
    count: 4,
    depth: 0.3,
  })
  drawDuneField(stage, rng.fork('near'), {
    own,
    nearY: h * 1.14,
    farY: horizon + 0.17 * h,
    tall: 200 * u,
    count: 3,
    depth: 0.06,
  })
  return { kind: 'land', y: h * 0.9, own }
}

const GRASSES = ['#b9a95a', '#9fa352', '#c9b06a', '#8e9a50', '#bf9a55', '#a8ad6c'] as const
const ROCKS = ['#7c8296', '#8a7f86', '#80909a', '#93806f'] as const

const DESERTS = ['#c9a173', '#b98e66', '#d0ab7e', '#bd9a78'] as const

/** Wide grassland or desert in long swells below far mountains. */
export function drawSteppe(stage: Stage): Footing {
  const { h, u, horizon } = stage
  const rng = stage.rng.fork('steppe')
  const isDesert = stage.terrainKind === 'desert'
  const own = rng.pick(isDesert ? DESERTS : GRASSES)
  if (stage.terrainKind !== 'hills')
    drawHighRange(stage, rng, {
      rock: isDesert ? '#8f6f5c' : rng.pick(ROCKS),
      base: horizon + 0.05 * h,
      tall: rng.range(0.16, 0.26) * h,
      ...(isDesert && { bare: 2 }),
    })
  else
    drawRidge(stage, rng.fork('far'), {
      y: horizon - 20 * u,
      swing: 50 * u,
      wave: 420 * u,
      own,
      depth: 0.8,
      bottom: h,
      mist: 0.2,
    })
  const hills = castHills(stage, rng.fork('hills'), {
    tall: 150 * u,
    size: 760 * u,
    nearY: h * 1.14,
    farY: horizon + 0.02 * h,
    perspective: 1.3,
  })
  const { view } = hills
  drawReliefByDistance(
    stage,
    view,
    {
      own,
      depth: 0.66,
      top: horizon,
      base: h,
      mist: 0.1,
      lit: 0.66,
      half: 0.4,
      full: 0.22,
      lifts: [0, 0.2, -0.2, -0.36],
      cut: { tolerance: 0.8, smooth: true, smallest: 60 },
    },
    0.05,
    [0.62, 0.4, 0.22, 0.09, 0],
  )
  const trees = Array.from({ length: stage.terrainKind === 'hills' ? rng.int(6, 16) : 0 }, () =>
    hills.spot(rng.range(-0.3, 1.3) * stage.w, hills.deep * rng.range(0.2, 0.95)),
  ).sort((a, b) => b.distance - a.distance)
  for (const tree of trees)
    drawTree(stage, rng, tree.x, tree.y + 2 * u, rng.range(70, 110) * tree.scale * u, 0.06 + 0.55 * tree.distance)
  return { kind: 'land', y: h * 0.9, own }
}

const DRY_GRASSES = ['#d2a24a', '#c4a054', '#d98f45', '#b9a35a', '#cf8a4c'] as const
type Herd = readonly [kind: Animal, tall: number, count: number]

const HERDS: readonly Herd[] = [
  ['giraffe', 118, 3],
  ['elephant', 74, 4],
  ['zebra', 46, 6],
]
/** Countries in whose parks all of them live. */
const BIG_GAME: readonly string[] = ['BWA', 'KEN', 'NAM', 'TZA', 'UGA', 'ZAF', 'ZMB']

/** Grass plains to the horizon, scattered trees, a herd in parks of big game, perhaps the great mountain. */
export function drawSavanna(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('savanna')
  const own = rng.pick(DRY_GRASSES)
  const plain = horizon + 0.06 * h
  if (stage.terrainKind === 'mountain')
    drawCone(stage, rng.fork('mountain'), {
      x: w * (stage.sunSide === 1 ? 0.3 : 0.7),
      tall: 0.24 * h,
      base: plain,
      own: '#7f8298',
      depth: 0.66,
      bare: 0.76,
      hot: false,
    })
  drawRidge(stage, rng.fork('far'), {
    y: plain - 34 * u,
    swing: 34 * u,
    wave: 460 * u,
    own: '#8f8a7a',
    depth: 0.8,
    bottom: h,
    mist: 0.2,
  })
  const layers = [
    { y: 0, depth: 0.62 },
    { y: 34, depth: 0.48 },
    { y: 84, depth: 0.32 },
    { y: 156, depth: 0.18 },
    { y: 250, depth: 0.06 },
  ]
  // Villages and other animals are not where the herd of another kind is.
  const herd = BIG_GAME.includes(stage.place.country) && stage.foregroundKind === undefined ? rng.pick(HERDS) : null
  for (const [i, layer] of layers.entries()) {
    const at = rng.fork(`plain${i}`)
    const top = drawRidge(stage, at, {
      y: plain + layer.y * u,
      swing: (8 + 6 * i) * u,
      wave: 520 * u,
      own,
      depth: layer.depth,
      bottom: h + 10,
      mist: 0.1,
    })
    sheet.fill(
      grassAlong(at.fork('grass'), top, (5 + 9 * i) * u, (3.2 + 2.4 * i) * u),
      light.tone(own, layer.depth, -0.16),
    )
    const trees = i < 3 ? 5 - i : 0
    let far = ''
    for (let k = 0; k < trees; k++)
      far += acaciaOutline(at, at.range(0, w), plain + layer.y * u + 4 * u, (34 + 40 * i) * at.range(0.7, 1.15) * u)
    sheet.fill(far, light.tone('#5f6b45', layer.depth, -0.36))
    if (i === 2 && herd) drawHerd(stage, at, herd, plain, layer.y)
  }
  return { kind: 'land', y: h * 0.92, own }
}

function drawHerd(stage: Stage, rng: Rng, [kind, tall, count]: Herd, plain: number, below: number): void {
  const { sheet, w, u, light, sunSide } = stage
  const from = sunSide === 1 ? rng.range(0.5, 0.66) : rng.range(0.24, 0.4)
  for (let k = 0; k < count; k++) {
    const size = tall * rng.range(0.62, 1.08) * u
    sheet.add(
      animal(
        kind,
        (from + (k - count / 2) * 0.07) * w + rng.range(-16, 16) * u,
        plain + (below + rng.range(2, 16)) * u,
        size,
        rng.chance(0.7) ? sunSide : (-sunSide as 1 | -1),
        light.tone('#5a4636', 0.2, -0.55),
      ),
    )
  }
}
