import { mix } from '../colour/oklab.ts'
import { drawCone } from '../elements/cone.ts'
import { castHills, drawFarmRows } from '../elements/hills.ts'
import { drawFarmhouse } from '../elements/houses.ts'
import { drawRidge } from '../elements/mountains.ts'
import { treeCrowns } from '../elements/trees.ts'
import { reliefPath } from '../relief/draw-relief.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const CROPS = ['#7fae4a', '#93b04e', '#5f9f5a', '#b3ad4c', '#6aa350'] as const
const JUNGLES = ['#3d7355', '#46794a', '#356b60'] as const

/** A hillside cut into level fields, some of them flooded and full of sky. */
export function drawRiceTerraces(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('rice')
  const crop = rng.pick(CROPS)
  const jungle = rng.pick(JUNGLES)
  if (['IDN', 'PHL'].includes(stage.place.country))
    drawCone(stage, rng.fork('cone'), {
      x: w * rng.range(0.25, 0.75),
      tall: 0.26 * h,
      base: horizon,
      own: '#6d7f86',
      depth: 0.66,
      bare: 2,
      hot: false,
    })
  else
    drawRidge(stage, rng.fork('far'), {
      y: horizon - 90 * u,
      swing: 70 * u,
      wave: 240 * u,
      own: jungle,
      depth: 0.78,
      bottom: h,
      sharp: true,
    })
  const back = drawRidge(stage, rng.fork('back'), {
    y: horizon - 30 * u,
    swing: 46 * u,
    wave: 360 * u,
    own: jungle,
    depth: 0.56,
    bottom: h,
    mist: 0.3,
  })
  sheet.fill(
    treeCrowns(
      rng.fork('crowns'),
      -20,
      w + 20,
      (x) => (back[Math.round(((x + 30) / (w + 60)) * (back.length - 1))]?.[1] ?? horizon) + 4 * u,
      15 * u,
    ),
    light.tone(jungle, 0.54, -0.2),
  )
  const tall = 330 * u
  const lean = stage.sunSide
  const { view } = castHills(stage, rng.fork('hills'), {
    tall: 170 * u,
    size: 640 * u,
    nearY: h * 1.25,
    farY: horizon + 0.06 * h,
    deep: w * 1.3,
    perspective: 0.9,
    cell: 4,
    rise: tall * 0.4,
    valley: (x) => 0.35 + 1.15 * Math.min(1, Math.abs(x / w - (lean === 1 ? 0.72 : 0.28)) * 1.7),
  })
  const levels = 17
  let highest = 1
  for (let i = 0; i < view.altitude.length; i++)
    if ((view.cover[i] as number) > 0) highest = Math.max(highest, view.altitude[i] as number)
  sheet.fill(
    reliefPath(view, () => 1),
    light.tone(crop, 0.1, -0.3),
  )
  const [, high, low, near] = light.sky.stops
  const cut = { tolerance: 0.6, smooth: true, smallest: 10 }
  for (let k = 0; k < levels; k++) {
    const level = highest * (k / levels) ** 0.92
    const depth = 0.04 + 0.42 * (k / levels)
    const above = reliefPath(view, (i) => ((view.altitude[i] as number) - level) / 8, cut)
    const wet = rng.chance(0.3)
    const edge = 7 * u * (1 - 0.5 * depth)
    sheet.add(
      `<g transform="translate(0 ${edge.toFixed(1)})"><path d="${above}" fill="${light.tone(crop, depth, -0.55)}"/></g>`,
    )
    sheet.fill(above, light.tone(crop, depth, 0.42))
    const inner = `<g transform="translate(0 ${(-2.2 * u).toFixed(1)})"><path d="${above}" fill="${wet ? sheet.vertical(horizon, h, mix(near, low, 0.3), mix(low, high, 0.55)) : light.tone(k % 2 === 0 ? crop : mix(crop, '#3f8a55', 0.35), depth, rng.range(-0.12, 0.14))}"/></g>`
    sheet.add(inner)
  }
  return { kind: 'land', y: h * 0.92, own: jungle }
}

const VINES = ['#7c9a4a', '#95a04e', '#6a8f52', '#b58a3e', '#a5984a'] as const

/** Countries with tiled farmhouses among cypresses. */
const TUSCAN_FARMS = ['ESP', 'FRA', 'GRC', 'HRV', 'ITA', 'PRT']

/** Rolling hills striped with vines, a farmhouse, cypress lines. */
export function drawVineyards(stage: Stage): Footing {
  const { sheet, w, h, u, horizon, light } = stage
  const rng = stage.rng.fork('vineyards')
  const own = rng.pick(VINES)
  for (const [i, layer] of [
    { y: -84, depth: 0.8 },
    { y: -46, depth: 0.66 },
    { y: -10, depth: 0.52 },
  ].entries()) {
    const top = drawRidge(stage, rng.fork(`hill${i}`), {
      y: horizon + layer.y * u,
      swing: 44 * u,
      wave: (440 - 60 * i) * u,
      own: mix(own, '#5f7f86', 0.3),
      depth: layer.depth,
      bottom: h,
      mist: 0.25,
    })
    if (i > 0) {
      const from = rng.range(0.1, 0.6) * w
      const at = (x: number): number =>
        top[Math.max(0, Math.min(top.length - 1, Math.round(((x + 30) / (w + 60)) * (top.length - 1))))]?.[1] ?? horizon
      sheet.fill(
        treeCrowns(rng.fork(`wood${i}`), from, from + rng.range(0.15, 0.3) * w, at, (9 + 4 * i) * u),
        light.tone(own, layer.depth - 0.04, -0.4),
      )
      if (i === 2 && TUSCAN_FARMS.includes(stage.place.country))
        drawFarmhouse(
          stage,
          rng.fork('farm'),
          stage.sunSide === 1 ? w * 0.24 : w * 0.76,
          at(stage.sunSide === 1 ? w * 0.24 : w * 0.76) + 6 * u,
          58 * u,
          0.4,
        )
    }
  }
  const plots = [
    { y: horizon + 0.07 * h, rise: -60 * u, depth: 0.36, rows: 46, vanish: rng.range(0.1, 0.4) },
    { y: horizon + 0.15 * h, rise: 90 * u, depth: 0.2, rows: 34, vanish: rng.range(0.6, 0.95) },
    { y: horizon + 0.27 * h, rise: -70 * u, depth: 0.06, rows: 24, vanish: rng.range(0.2, 0.6) },
  ]
  for (const [i, plot] of plots.entries())
    drawFarmRows(stage, rng.fork(`plot${i}`), { ...plot, own: i === 1 ? mix(own, '#b08a4a', 0.3) : own })
  return { kind: 'land', y: h * 0.9, own }
}
