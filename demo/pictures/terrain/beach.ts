import { fractalNoise } from '../drawing/noise.ts'
import { landUnder, rectangle, sampleLine } from '../drawing/path.ts'
import { drawRidge } from '../elements/mountains.ts'
import { palmOutline, treeCrowns } from '../elements/trees.ts'
import { drawBeach, drawWater, levelAt } from '../elements/water.ts'
import { woodLine } from '../elements/woods.ts'
import { climateOf } from '../places/styles.ts'
import type { Rng } from '../random/rng.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const BRIGHT = ['#2bb3b1', '#27a5b8', '#1f9fc0', '#3bb9a5'] as const
const COLD = ['#1f7a8c', '#1d6fa3', '#3b8ea5', '#23698f'] as const
const GREENS = ['#4c8a55', '#3f7d5f', '#5d8f4a'] as const

/** A bay between low wooded headlands, a crescent of sand at the viewer's feet. */
export function drawBeachBay(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('beach')
  const climate = climateOf(stage.place)
  const warm = climate === 'tropical' || climate === 'arid' || stage.place.continent === 'oceania'
  const green = climate === 'arid' ? '#a8945f' : rng.pick(GREENS)
  const side = -stage.sunSide as 1 | -1
  drawWater(stage, rng.fork('sea'), { y: horizon, bottom: h, own: rng.pick(warm ? BRIGHT : COLD), mirror: 0.3 })
  for (const [i, reach] of [rng.range(0.44, 0.6), rng.range(0.22, 0.34)].entries())
    drawHeadland(stage, rng.fork(`point${i}`), {
      ...(i === 0
        ? { foot: horizon + 6 * u, tall: 44 * u, depth: 0.6 }
        : { foot: horizon + 62 * u, tall: 76 * u, depth: 0.3 }),
      reach: reach * w,
      side,
      green,
    })
  const footing = drawBeach(stage, rng.fork('sand'), side)
  if (climate === 'tropical' && stage.rng.fork('shade').chance(0.6)) {
    const x = side === 1 ? w * rng.range(0.93, 0.99) : w * rng.range(0.01, 0.07)
    sheet.fill(palmOutline(rng, x, h * 0.86, 0.4 * h, -side * 0.28), light.tone('#2f5a48', 0.04, -0.35))
  }
  // Boats lie off the beach.
  return stage.wantsWater ? { ...footing, kind: 'water', y: 0.76 * h } : footing
}

/** Low wooded land that runs out into the sea from one side, with a line of sand. */
function drawHeadland(
  stage: Stage,
  rng: Rng,
  land: { foot: number; tall: number; depth: number; reach: number; side: 1 | -1; green: string },
): void {
  const { sheet, w, u, light } = stage
  const { foot, tall, depth, reach, side, green } = land
  const [outer, end] = side === 1 ? [w + 30, w - reach] : [-30, reach]
  const noise = fractalNoise(rng.fork('noise'), 3, 0.5)
  const top = sampleLine(Math.min(outer, end), Math.max(outer, end), 12 * u, (x) => {
    const rise = Math.min(1, Math.abs(x - end) / (reach * 0.5)) ** 0.7
    return foot - tall * rise * (0.75 + 0.35 * noise(x / (200 * u)))
  })
  sheet.fill(landUnder(top, foot), light.tone(green, depth, -0.05))
  const wooded = top.filter(([x]) => Math.abs(x - end) > reach * 0.06)
  sheet.fill(woodLine(stage, rng.fork('wood'), wooded, tall * 0.5), light.tone(green, depth, -0.25))
  sheet.fill(rectangle(Math.min(outer, end), foot, Math.abs(outer - end), 5 * u), light.bright('#ecd3a0', depth, 0.1))
}

/** Nothing but waves to the horizon. */
export function drawOpenSea(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('open-sea')
  const own = rng.pick(COLD)
  drawWater(stage, rng.fork('sea'), { y: horizon, bottom: h, own, mirror: 0.4 })
  for (let i = 0; i < 5; i++) {
    const depth = 0.5 - 0.11 * i
    const top = drawRidge(stage, rng.fork(`swell${i}`), {
      y: horizon + (0.03 + 0.075 * i) * h,
      swing: (10 + 12 * i) * u,
      wave: (110 + 60 * i) * u,
      own,
      depth,
      bottom: h + 10,
      mist: 0,
    })
    let foam = ''
    for (let k = 0; k < 5; k++) {
      const x = rng.range(0, w)
      foam += treeCrowns(
        rng.fork(`foam${i}-${k}`),
        x,
        x + rng.range(30, 90) * u,
        (at) => levelAt(top, at) + 3 * u,
        (3 + 2 * i) * u,
      )
    }
    sheet.fill(foam, light.bright('#ffffff', depth, 0.1), 0.7)
  }
  return { kind: 'water', y: h * 0.82, own }
}
