import { drawRidge } from '../elements/mountains.ts'
import { palmOutline, treeCrowns } from '../elements/trees.ts'
import { drawBeach, drawWater, levelAt } from '../elements/water.ts'
import { woodLine } from '../elements/woods.ts'
import { climateOf } from '../places/styles.ts'
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
  for (const [i, point] of [
    { reach: rng.range(0.44, 0.6), y: 6, tall: 60, depth: 0.6 },
    { reach: rng.range(0.22, 0.34), y: 62, tall: 110, depth: 0.3 },
  ].entries()) {
    const at = rng.fork(`point${i}`)
    const foot = horizon + point.y * u
    const end = side === 1 ? w * (1 - point.reach) : w * point.reach
    const away = (x: number): number => Math.max(0, (side === 1 ? x - end : end - x) / (w * point.reach))
    sheet.clipped(
      `M${side === 1 ? end.toFixed(0) : '-30'} 0H${side === 1 ? w + 30 : end.toFixed(0)}V${foot.toFixed(0)}H${side === 1 ? end.toFixed(0) : '-30'}Z`,
      () => {
        const top = drawRidge(stage, at, {
          y: foot - 8 * u - point.tall * 0.3 * u,
          swing: 26 * u,
          wave: 240 * u,
          own: green,
          depth: point.depth,
          bottom: foot,
          mist: 0.1,
        }).map(([x, y]) => [x, foot - (foot - y) * Math.min(1, away(x) * 5)] as const)
        sheet.fill(woodLine(stage, at.fork('wood'), top, (22 + 16 * i) * u), light.tone(green, point.depth, -0.25))
      },
    )
    sheet.fill(
      `M${end.toFixed(0)} ${foot.toFixed(0)}H${side === 1 ? w + 20 : -20}v${(5 * u).toFixed(0)}H${end.toFixed(0)}Z`,
      light.bright('#ecd3a0', point.depth, 0.1),
    )
  }
  const footing = drawBeach(stage, rng.fork('sand'), side)
  if (warm && climate !== 'arid' && stage.rng.fork('shade').chance(0.6)) {
    const x = side === 1 ? w * rng.range(0.93, 0.99) : w * rng.range(0.01, 0.07)
    sheet.fill(palmOutline(rng, x, h * 0.86, 0.4 * h, -side * 0.28), light.tone('#2f5a48', 0.04, -0.35))
  }
  // Boats lie off the beach.
  return stage.wantsWater ? { ...footing, kind: 'water', y: 0.76 * h } : footing
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
