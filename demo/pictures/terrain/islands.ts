import { drawBeach } from '../elements/beach.ts'
import { treeCrowns } from '../elements/crowns.ts'
import { drawKarst } from '../elements/karst.ts'
import { drawRange } from '../elements/mountain-range.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const LAGOONS = ['#2bb3b1', '#27a5b8', '#3bb9a5', '#1f9fc0'] as const
const GREENS = ['#4c8a55', '#3f7d5f', '#5d8f4a', '#39796a'] as const
const DRY = ['#a89063', '#94865f', '#b08d6c', '#8d8b6a'] as const
const LIMESTONES = ['#d9c6a3', '#cdbfae', '#e0c9a8', '#c9b79c'] as const

/** Islands in a calm sea: limestone towers, wooded peaks or dry hills, as the part of the world has them. */
export function drawIslands(stage: Stage): Footing {
  const { h, u, horizon, place } = stage
  const rng = stage.rng.fork('islands')
  const karst = ['VNM', 'THA', 'PHL', 'MYS', 'CHN', 'IDN'].includes(place.country)
  const dry = place.continent === 'europe'
  const sea = rng.pick(dry ? SEAS : LAGOONS)
  const gap = stage.sun.x / stage.w
  if (karst) {
    const rock = rng.pick(LIMESTONES)
    const green = rng.pick(GREENS)
    const far = stage.sheet.capture(() =>
      drawKarst(stage, rng.fork('far'), {
        green,
        rock,
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
      count: stage.portrait ? 6 : 9,
      tall: 330 * u,
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
  if (!dry) {
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
