import { solids } from '../elements/solids.ts'
import { townStyleOf } from '../places/town-style.ts'
import type { Footing, Stage } from '../scene/stage.ts'
import { drawGround, spotOn } from './ground.ts'

/** Domes over a hall: tiled, whitewashed, onion-shaped or of stone. */
export function drawDomes(stage: Stage, footing: Footing): void {
  const { h, place } = stage
  const rng = stage.rng.fork('domes')
  const ground = drawGround(stage, rng, footing, { rise: 0.04, grass: false })
  const { x, y: level } = spotOn(stage, ground, stage.portrait ? 0.34 : 0.24)
  const y = level + 0.02 * h
  const t = (stage.portrait ? 0.34 : 0.46) * h
  const part = solids(stage, 0.05)
  const style = townStyleOf(place)
  if (style === 'cycladic') {
    part.block(x, y, t * 0.6, t * 0.26, '#ffffff')
    part.block(x - stage.sunSide * t * 0.62, y, t * 0.3, t * 0.4, '#fdfbf4')
    part.block(x, y - t * 0.26, t * 0.3, t * 0.16, '#ffffff')
    part.dome(x, y - t * 0.42, t * 0.31, t * 0.36, '#2f7fc0')
    part.bar(x, y - t * 0.78, t * 0.008, t * 0.14, '#ffffff')
    part.bar(x, y - t * 0.86, t * 0.035, t * 0.018, '#ffffff')
    part.block(x + stage.sunSide * t * 0.52, y, t * 0.14, t * 0.66, '#ffffff')
    for (const dx of [-0.06, 0.06]) part.arch(x + stage.sunSide * t * 0.52 + dx * t, y - t * 0.42, t * 0.035, t * 0.14)
    part.arch(x, y, t * 0.07, t * 0.18)
  } else if (['RUS', 'UKR', 'BGR', 'SRB', 'ROU', 'EST', 'LVA', 'FIN', 'BLR'].includes(place.country)) {
    part.block(x, y, t * 0.5, t * 0.34, '#f3ead6')
    for (const [dx, k, own] of [
      [-0.36, 0.62, '#3f8f7a'],
      [0.36, 0.62, '#3f6fa8'],
      [0, 1, '#e0a83c'],
    ] as const) {
      part.block(x + dx * t, y, t * 0.11 * (0.7 + 0.4 * k), t * 0.62 * k, '#f6eddc')
      part.arch(x + dx * t, y - t * 0.42 * k, t * 0.03, t * 0.14 * k)
      part.onion(x + dx * t, y - t * 0.6 * k, t * 0.15 * (0.6 + 0.45 * k), t * 0.34 * k, own)
    }
  } else if (style === 'medina' || style === 'whitewashed' || ['TUR', 'IND', 'PAK'].includes(place.country)) {
    const tile = rng.pick(['#2f97a5', '#3f86b0', '#54a890'])
    part.block(x, y, t * 0.72, t * 0.3, '#e6cda0')
    for (const s of [-1, 1]) {
      part.taper(x + s * t * 0.8, y, t * 0.05, t * 0.035, t * 0.84, '#e6cda0')
      part.bar(x + s * t * 0.8, y - t * 0.72, t * 0.055, t * 0.02, tile)
      part.onion(x + s * t * 0.8, y - t * 0.84, t * 0.045, t * 0.12, tile)
      part.block(x + s * t * 0.42, y - t * 0.3, t * 0.16, t * 0.1, '#e6cda0')
      part.dome(x + s * t * 0.42, y - t * 0.39, t * 0.17, t * 0.22, tile)
      for (const dx of [-0.12, 0.12]) part.arch(x + s * t * 0.44 + dx * t, y, t * 0.06, t * 0.2)
    }
    part.block(x, y, t * 0.24, t * 0.5, '#edd8ae')
    part.arch(x, y, t * 0.15, t * 0.4)
    part.block(x, y - t * 0.5, t * 0.2, t * 0.08, tile)
    part.dome(x, y - t * 0.57, t * 0.24, t * 0.34, tile)
    part.bar(x, y - t * 0.9, t * 0.006, t * 0.1, '#e0b04a')
  } else {
    const stone = rng.pick(['#ead8b8', '#e3c9a0', '#f0e4cc'])
    const roof = rng.pick(['#b9593c', '#6f9c8a', '#8a97a0'])
    part.block(x, y, t * 0.7, t * 0.26, stone)
    part.cone(x - stage.sunSide * t * 0.5, y - t * 0.26, t * 0.22, t * 0.1, stone)
    for (let k = -4; k <= 4; k++) part.arch(x + k * t * 0.15, y, t * 0.035, t * 0.16)
    part.block(x, y - t * 0.26, t * 0.3, t * 0.18, stone)
    for (let k = -2; k <= 2; k++) part.arch(x + k * t * 0.115, y - t * 0.28, t * 0.028, t * 0.12)
    part.bar(x, y - t * 0.43, t * 0.33, t * 0.025, stone)
    part.dome(x, y - t * 0.45, t * 0.3, t * 0.38, roof)
    part.block(x, y - t * 0.8, t * 0.055, t * 0.1, stone)
    part.cone(x, y - t * 0.9, t * 0.06, t * 0.1, roof)
  }
}
