import { lens } from '../drawing/path.ts'
import { drawSnowCover } from '../elements/mountain-range.ts'
import { drawRidge } from '../elements/ridge.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import { castRelief } from '../relief/cast.ts'
import { drawReliefByDistance } from '../relief/draw-relief.ts'
import { planeFractal, planeRidges } from '../relief/plane-noise.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const WALLS = ['#5d7468', '#6a7480', '#58706f', '#76756a', '#4f6a62'] as const

/** Steep walls on both sides of an arm of the sea, falls, snow on the heights. */
export function drawFjord(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, sunSide, light } = stage
  const rng = stage.rng.fork('fjord')
  const own = rng.pick(WALLS)
  const shore = horizon + 0.06 * h
  const tall = (stage.portrait ? 0.42 : 0.5) * h
  const deep = w * 2.6
  const ridges = planeRidges(rng.fork('ridges'), 4, 0.5)
  const wander = planeFractal(rng.fork('wander'), 2)
  const middle = stage.sun.x
  const height = (x: number, z: number): number => {
    const t = z / deep
    const line = middle + w * (0.24 * wander(z / (w * 0.7), 0.3) * Math.min(1, t * 2) + (0.5 - middle / w) * t * 0.4)
    const crest = ridges(x / (w * 0.24), z / (w * 0.24))
    const away = (Math.abs(x - line) - w * (0.3 + 0.06 * Math.sin(z / (w * 0.3)))) / (w * 0.62) + (crest - 0.5) * 0.14
    const closing = Math.max(0, t - 0.72) * 1.3
    const high = Math.max(away, closing > 0 ? closing - 0.12 + 0.3 * crest : -1)
    return high <= 0 ? -6 : tall * Math.min(1.35, high * 1.5) ** 0.72 * (0.62 + 0.55 * crest)
  }
  const land = sheet.capture(() => {
    drawRidge(stage, rng.fork('far'), {
      y: horizon - 70 * u,
      swing: 70 * u,
      wave: 180 * u,
      own,
      depth: 0.86,
      bottom: shore,
      sharp: true,
    })
  })
  sheet.add(land)
  drawWater(stage, rng.fork('water'), { y: shore, bottom: h, own: rng.pick(SEAS), mirror: 0.55, shore: land })
  const view = castRelief({
    left: -8,
    right: w + 8,
    nearY: h * 1.3,
    farY: shore,
    top: horizon - tall * 0.95,
    deep,
    height,
    light: [0.85 * sunSide, 0.45, -0.28],
    cell: 4.5 * u,
    slices: 130,
    perspective: 2.4,
  })
  const wet = (i: number): number => ((view.altitude[i] as number) - 1) / 6
  drawReliefByDistance(
    stage,
    view,
    { own, depth: 0.78, top: horizon - tall * 0.6, base: h, mist: 0.12, mask: wet, lit: 0.5, half: 0.14, full: -0.2 },
    0.1,
    [0.66, 0.44, 0.22, 0],
  )
  if (rng.chance(0.65))
    drawSnowCover(stage, rng.fork('snow'), view, {
      top: horizon - tall * 0.5,
      base: h,
      depth: 0.4,
      tall,
      bare: rng.range(0.72, 0.9),
      colour: '#f8fcff',
    })
  const side = sunSide === 1 ? 0.12 : 0.88
  for (let i = 0; i < rng.int(1, 3); i++) {
    const x = w * (side + rng.range(-0.07, 0.07))
    const top = horizon - tall * rng.range(0.12, 0.26)
    const bottom = shore + rng.range(0.05, 0.1) * h
    const wide = rng.range(3, 6) * u
    sheet.fill(
      `M${(x - wide).toFixed(1)} ${top.toFixed(1)}Q${(x + 8 * u).toFixed(1)} ${((top + bottom) / 2).toFixed(1)} ${(x - wide * 2).toFixed(1)} ${bottom.toFixed(1)}L${(x + wide * 2.4).toFixed(1)} ${bottom.toFixed(1)}Q${(x + 10 * u + wide).toFixed(1)} ${((top + bottom) / 2).toFixed(1)} ${(x + wide).toFixed(1)} ${top.toFixed(1)}Z`,
      sheet.linear(
        [0, top],
        [0, bottom],
        [
          ['#ffffff', 0, 0.85],
          [light.bright('#ffffff', 0.3), 0.7, 0.7],
          ['#ffffff', 1, 0.1],
        ],
      ),
    )
    sheet.fill(lens(x, bottom, 40 * u, 5 * u), '#ffffff', 0.3)
  }
  return { kind: 'water', y: h * 0.8, own }
}
