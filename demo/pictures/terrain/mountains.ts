import { drawCone, drawPlume } from '../elements/cone.ts'
import { drawHighRange, drawRidge } from '../elements/mountains.ts'
import { drawSeaCliffs } from '../elements/sea-cliffs.ts'
import { drawFloes, drawWater, SEAS } from '../elements/water.ts'
import { woodLine } from '../elements/woods.ts'
import { hasWhiteVolcano, isSmoking } from '../places/snow.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { groundCover } from './ground-cover.ts'

const ROCKS = ['#6f7f93', '#8a7f86', '#7d8a86', '#96826f', '#6a7796', '#8c7466'] as const
const MEADOWS = ['#4c7354', '#5d7a45', '#3f6b5e', '#6e7f43', '#47685f'] as const

/** High mountains: a far range, a great connected range, forested foothills. */
export function drawPeaks(stage: Stage): Footing {
  const { sheet, h, u, horizon, light } = stage
  const rng = stage.rng.fork('peaks')
  const rock = rng.pick(ROCKS)
  const meadow = rng.pick(groundCover(stage, MEADOWS))
  const base = horizon + 0.1 * h
  drawHighRange(stage, rng, { rock, base })
  const near = [
    { y: horizon + 0.05 * h, swing: 34 * u, depth: 0.36, tall: 24 },
    { y: horizon + 0.11 * h, swing: 42 * u, depth: 0.2, tall: 40 },
    { y: horizon + 0.2 * h, swing: 50 * u, depth: 0.06, tall: 64 },
  ]
  for (const [i, layer] of near.entries()) {
    const at = rng.fork(`hill${i}`)
    const top = drawRidge(stage, at, {
      y: layer.y,
      swing: layer.swing,
      wave: 420 * u,
      own: meadow,
      depth: layer.depth,
      bottom: h + 10,
      mist: 0.18,
    })
    sheet.fill(woodLine(stage, at.fork('trees'), top, layer.tall * u), light.tone(meadow, layer.depth, -0.32))
  }
  return { kind: 'land', y: h * 0.88, own: meadow }
}

const ICES = ['#dbeaf2', '#cfe6ea', '#e4ecf4', '#d3e0f0'] as const
const DEEPS = ['#1c5a78', '#1f6f86', '#27507f', '#195f70'] as const

/** A glacier front or white mountains above a cold sea with floes. No glacier of Japan reaches the sea. */
export function drawIce(stage: Stage): Footing {
  const { sheet, h, u, horizon } = stage
  const rng = stage.rng.fork('ice')
  const ice = rng.pick(ICES)
  const sea = rng.pick(DEEPS)
  const land = sheet.capture(() => {
    drawHighRange(stage, rng, {
      rock: '#7b8ea6',
      base: horizon + 3,
      tall: rng.range(0.24, 0.34) * h,
      bare: rng.range(0.02, 0.3),
    })
  })
  sheet.add(land)
  drawWater(stage, rng.fork('sea'), { y: horizon, bottom: h, own: sea, mirror: 0.55, shore: land })
  if (rng.chance(0.6) && stage.place.country !== 'JPN')
    drawSeaCliffs(stage, rng.fork('front'), {
      rock: '#8fbfd6',
      top: '#f3f8fb',
      side: -stage.sunSide as 1 | -1,
      tall: rng.range(130, 200) * u,
      share: rng.range(0.16, 0.26),
      nearY: h * 1.05,
      stacks: rng.int(1, 3),
      perspective: 2.6,
    })
  drawFloes(stage, rng.fork('floes'), { ice, from: horizon + 0.05 * h, to: h })
  return {
    kind: 'water',
    y: h * 0.8,
    own: ice,
    water: (y) => ({ x: stage.w * (0.5 + 0.06 * stage.sunSide), y, half: 0.35 * stage.w }),
  }
}

const LAVAS = ['#6b5a5e', '#7a5a50', '#5c6472', '#74685a', '#67566b'] as const
const GREENS = ['#4f7a4d', '#3c7059', '#6b7c3e', '#41705f'] as const
const LAVA_FIELDS = ['#5a5152', '#544d4a'] as const

/** One great cone with a crater, above forest or a lake, or a low one among lava: snow-capped, smoking or glowing. */
export function drawVolcano(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('volcano')
  const own = rng.pick(LAVAS)
  const isShield = stage.terrainKind === 'shield'
  const green = rng.pick(isShield ? LAVA_FIELDS : groundCover(stage, GREENS))
  const trees: typeof woodLine = isShield ? () => '' : woodLine
  const base = horizon + 0.05 * h
  const tall = (stage.portrait ? 0.36 : 0.44) * (isShield ? 0.36 : 1) * h * rng.range(0.9, 1.1)
  const x = w * (stage.sunSide === 1 ? rng.range(0.36, 0.5) : rng.range(0.5, 0.64))
  const active = isSmoking(stage.place)
  if (active) drawPlume(stage, rng.fork('plume'), x, base - tall * 0.97, tall)
  const shore = sheet.capture(() => {
    drawRidge(stage, rng.fork('far'), {
      y: horizon - 24 * u,
      swing: 60 * u,
      wave: 260 * u,
      own,
      depth: 0.8,
      bottom: base,
      sharp: true,
      mist: 0.4,
    })
    drawCone(stage, rng.fork('small'), {
      x: x + (x > w / 2 ? -1 : 1) * w * rng.range(0.3, 0.42),
      tall: tall * rng.range(0.3, 0.45),
      base,
      own,
      depth: 0.58,
      bare: 2,
      hot: false,
    })
    drawCone(stage, rng.fork('cone'), {
      x,
      tall,
      base,
      own,
      depth: 0.24,
      bare: hasWhiteVolcano(stage.place) ? rng.range(0.5, 0.66) : 2,
      hot: active && light.isDark,
      isShield,
    })
    const top = drawRidge(stage, rng.fork('wood'), {
      y: base - 14 * u,
      swing: 22 * u,
      wave: 300 * u,
      own: green,
      depth: 0.34,
      bottom: stage.wantsWater ? base + 1 : base + 0.1 * h,
      mist: 0.1,
    })
    sheet.fill(trees(stage, rng.fork('trees'), top, 24 * u), light.tone(green, 0.32, -0.3))
  })
  sheet.add(shore)
  if (stage.wantsWater) {
    drawWater(stage, rng.fork('lake'), { y: base, bottom: h, own: rng.pick(SEAS), mirror: 0.62, shore })
    return { kind: 'water', y: base + 0.1 * h, own: green }
  }
  for (const [i, layer] of [
    { y: 0.06, depth: 0.24, tall: 36 },
    { y: 0.15, depth: 0.08, tall: 60 },
  ].entries()) {
    const top = drawRidge(stage, rng.fork(`hill${i}`), {
      y: base + layer.y * h,
      swing: 40 * u,
      wave: 420 * u,
      own: green,
      depth: layer.depth,
      bottom: h + 10,
      mist: 0.15,
    })
    sheet.fill(trees(stage, rng.fork(`wood${i}`), top, layer.tall * u), light.tone(green, layer.depth, -0.32))
  }
  return { kind: 'land', y: h * 0.88, own: green }
}
