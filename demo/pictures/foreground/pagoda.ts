import { levelAt } from '../elements/bank.ts'
import { treeCrowns } from '../elements/crowns.ts'
import { solids } from '../elements/solids.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround, spotOn } from './ground.ts'

/** A tower of five sweeping roofs beside a pine. */
export function drawPagoda(stage: Stage, footing: Footing): void {
  const { h, u, light, sheet, place } = stage
  const rng = stage.rng.fork('pagoda')
  const ground = drawGround(stage, rng, footing, { rise: 0.1 })
  const { x, y } = spotOn(stage, ground, stage.portrait ? 0.27 : 0.19)
  const t = (stage.portrait ? 0.46 : 0.62) * h
  const part = solids(stage, 0.05)
  const golden = ['MMR', 'THA', 'LAO'].includes(place.country)
  if (golden) {
    for (let k = 0; k < 4; k++) part.block(x, y - t * 0.045 * k, t * (0.27 - 0.03 * k), t * 0.05, '#e9dfca')
    part.bell(x, y - t * 0.18, t * 0.2, t * 0.6, '#e3a93f')
    part.cone(x, y - t * 0.5, t * 0.04, t * 0.5, '#f0c05a')
    for (const s of [-1, 1]) part.bell(x + s * t * 0.3, y, t * 0.08, t * 0.36, '#d99a36')
  } else {
    const roof = rng.pick(['#3d4654', '#4a5a52', '#54483f'])
    const tiers = 5
    for (let k = 0; k < tiers; k++) {
      const half = t * (0.185 - 0.022 * k)
      const foot = y - t * 0.165 * k
      part.block(x, foot, half * 0.6, t * 0.13, '#c8503a')
      part.bar(x, foot - t * 0.045, half * 0.68, t * 0.012, '#e9d3a2')
      part.eaves(x, foot - t * 0.09, half, t * 0.085, roof, 0.5)
    }
    part.bar(x, y - t * 0.83, t * 0.007, t * 0.17, '#d9b25a')
    for (let k = 0; k < 4; k++) part.bar(x, y - t * (0.87 + 0.025 * k), t * (0.022 - 0.003 * k), t * 0.008, '#d9b25a')
  }
  const blossom = place.country === 'JPN' && rng.chance(0.6)
  const crown = blossom ? '#f0a3b4' : '#3f6f55'
  const away = spotOn(stage, ground, 0.02)
  sheet.fill(
    treeCrowns(
      rng,
      away.x - 190 * u,
      away.x + 190 * u,
      (at) => levelAt(ground.line, at) - 20 * u + (0.0016 * (at - away.x) ** 2) / u - 60 * u,
      74 * u,
    ),
    light.bright(crown, 0.02, -0.25),
  )
  sheet.fill(
    treeCrowns(rng, away.x - 130 * u, away.x + 130 * u, (at) => levelAt(ground.line, at) - 100 * u, 40 * u),
    light.bright(crown, 0.04, 0.1),
    0.5,
  )
}
