import { rectangle } from '../drawing/path.ts'
import { drawDuneField } from '../elements/dune-field.ts'
import { drawRidge } from '../elements/mountains.ts'
import { drawTemple } from '../elements/temples.ts'
import { palmOutline, treeCrowns } from '../elements/trees.ts'
import { drawWater, levelAt, SEAS } from '../elements/water.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import type { TerrainKind } from '../subjects.ts'

type TempleStyle = TerrainKind<'temple'>

const STONES = ['#c9b08c', '#d8c2a0', '#b39a86', '#c7a27c'] as const
const GREENS = ['#3f7d58', '#4d8550', '#357366', '#617f46'] as const

/** Height of a style, compared with the others. */
const TALLNESS: Partial<Record<TempleStyle, number>> = { pyramid: 0.95, columns: 0.85 }

/** Colours of styles that are built of one stone. */
const OWN_STONES: Partial<Record<TempleStyle, string>> = { pyramid: '#e0b071', candi: '#938a7e' }

/** Styles in places without palms. */
const PALMLESS: readonly TempleStyle[] = ['hall', 'columns']

/** Styles without hills in view. */
const ON_PLAINS: readonly TempleStyle[] = ['angkor', 'mughal', 'stupa']

/** Styles with pools before their buildings. */
const HAS_POOL: readonly TempleStyle[] = ['angkor', 'meru', 'hall', 'mughal']

/** Where a temple is built, and its colours. */
interface Site {
  stage: Stage
  rng: Rng
  style: TempleStyle
  x: number
  foot: number
  tall: number
  green: string
  ground: string
}

/** A great old building among trees in the mist, or in the desert, often mirrored in a pool. */
export function drawTempleGround(stage: Stage): Footing {
  const { sheet, w, h, horizon } = stage
  const rng = stage.rng.fork('temple')
  const style = stage.terrainKind as TempleStyle
  const own = rng.pick(STONES)
  const green = rng.pick(GREENS)
  const x = w * (stage.sunSide === 1 ? rng.range(0.4, 0.47) : rng.range(0.53, 0.6))
  const foot = horizon + 0.1 * h
  const dry = style === 'pyramid'
  const tall = (stage.portrait ? 0.27 : 0.4) * h * (TALLNESS[style] ?? 1)
  const ground = dry ? '#dfae6c' : green
  const site: Site = { stage, rng, style, x, foot, tall, green, ground }
  const scene = sheet.capture(() => {
    if (!ON_PLAINS.includes(style)) drawFarRidges(site)
    if (dry) drawSandLine(site)
    else drawTreesBehind(site)
    drawTemple(stage, rng.fork('building'), style, { x, y: foot, tall, own: OWN_STONES[style] ?? own, depth: 0.24 })
    if (!dry) drawTreesAround(site)
  })
  sheet.add(scene)
  if (!dry && (stage.wantsWater || (HAS_POOL.includes(style) && rng.chance(0.6)))) {
    drawWater(stage, rng.fork('pool'), { y: foot, bottom: h, own: rng.pick(SEAS), mirror: 0.62, shore: scene })
    return { kind: 'water', y: h * 0.84, own: green }
  }
  if (dry) drawSand(site)
  else drawLawn(site)
  return { kind: 'land', y: h * 0.92, own: ground }
}

function drawFarRidges({ stage, rng, style, foot, ground }: Site): void {
  const { sheet, w, u, horizon, light } = stage
  for (const [i, layer] of [
    { y: -70, depth: 0.84 },
    { y: -26, depth: 0.68 },
  ].entries()) {
    const top = drawRidge(stage, rng.fork(`far${i}`), {
      y: horizon + layer.y * u,
      swing: 50 * u,
      wave: 330 * u,
      own: ground,
      depth: layer.depth,
      bottom: foot + 4,
      mist: 0.5,
    })
    if (style !== 'pyramid')
      sheet.fill(
        treeCrowns(rng.fork(`crowns${i}`), -40, w + 40, (at) => levelAt(top, at) + 4 * u, (13 + 6 * i) * u),
        light.tone(ground, layer.depth, -0.06),
      )
  }
}

function drawSandLine({ stage, foot, ground }: Site): void {
  const { sheet, w, u, light } = stage
  sheet.fill(`M-10 ${(foot - 30 * u).toFixed(0)}H${w + 10}V${foot.toFixed(0)}H-10Z`, light.tone(ground, 0.5, 0.05))
}

function drawTreesBehind({ stage, rng, x, foot, green }: Site): void {
  const { sheet, w, u, light } = stage
  sheet.fill(
    treeCrowns(rng.fork('behind'), -40, w + 40, (at) => foot - 20 * u - 34 * u * Math.abs(at / w - x / w), 36 * u) +
      `M-10 ${(foot - 24 * u).toFixed(0)}H${w + 10}V${foot.toFixed(0)}H-10Z`,
    sheet.vertical(foot - 90 * u, foot, light.tone(green, 0.42, -0.1), light.tone(green, 0.62, 0)),
  )
}

function drawTreesAround({ stage, rng, style, x, foot, tall, green }: Site): void {
  const { sheet, w, u, light } = stage
  let side = ''
  for (const s of [-1, 1])
    side += treeCrowns(
      rng.fork(`side${s}`),
      s === -1 ? -60 * u : x + tall * 1.4,
      s === -1 ? x - tall * 1.4 : w + 60 * u,
      () => foot + 2,
      46 * u,
    )
  let palms = ''
  for (let k = 0; k < 4; k++)
    palms += palmOutline(
      rng,
      rng.chance(0.5) ? rng.range(0, Math.max(20, x - tall * 1.3)) : rng.range(Math.min(w - 20, x + tall * 1.3), w),
      foot,
      rng.range(120, 220) * u,
      rng.range(-0.15, 0.15),
    )
  sheet.fill(side + (PALMLESS.includes(style) ? '' : palms), light.tone(green, 0.22, -0.3))
}

function drawSand({ stage, rng, foot, ground }: Site): void {
  const { h, u } = stage
  drawDuneField(stage, rng.fork('sand'), {
    own: ground,
    nearY: h * 1.12,
    farY: foot,
    tall: 70 * u,
    count: 4,
    depth: 0.14,
  })
}

function drawLawn({ stage, rng, foot, green }: Site): void {
  const { sheet, w, h, u, light } = stage
  sheet.fill(rectangle(-10, foot - 1, w + 20, h), light.tone(green, 0.36))
  for (const [i, layer] of [
    { y: 0.02, depth: 0.3 },
    { y: 0.1, depth: 0.16 },
    { y: 0.2, depth: 0.04 },
  ].entries())
    drawRidge(stage, rng.fork(`lawn${i}`), {
      y: foot + layer.y * h,
      swing: 22 * u,
      wave: 520 * u,
      own: green,
      depth: layer.depth,
      bottom: h + 10,
      mist: 0.05,
    })
}
