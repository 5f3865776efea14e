import { mix } from '../colour/oklab.ts'
import { treeCrowns } from '../elements/crowns.ts'
import { drawFarmRows } from '../elements/farm-rows.ts'
import { drawFarmhouse } from '../elements/houses.ts'
import { drawRidge } from '../elements/ridge.ts'
import type { Footing, Stage } from '../scene/stage.ts'

const VINES = ['#7c9a4a', '#95a04e', '#6a8f52', '#b58a3e', '#a5984a'] as const

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
      if (i === 2)
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
