import { drawRidge } from '../elements/ridge.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import type { Terrain } from '../subjects.ts'
import type { Footing, Stage } from './stage.ts'

const WET: ReadonlySet<Terrain> = new Set(['coast', 'islands', 'lake', 'fjord', 'reef', 'ice'])
const COLOURS: Partial<Record<Terrain, string>> = {
  dunes: '#d98a4e',
  canyon: '#c8603a',
  savanna: '#c4a054',
  steppe: '#b9a95a',
  vineyards: '#8a9a4e',
  ice: '#c3d9e4',
  volcano: '#6b5a5e',
  peaks: '#6f7f93',
  skyline: '#7f8698',
  oldtown: '#b58a6c',
}

/** Little but layers of the land's colour, so that what stands in front tells the story. */
export function drawDetailGround(stage: Stage, terrain: Terrain): Footing {
  const { h, u, horizon } = stage
  const rng = stage.rng.fork('detail')
  const own = COLOURS[terrain] ?? '#4f7d5a'
  const sharp = terrain === 'peaks' || terrain === 'fjord' || terrain === 'ice' || terrain === 'lake'
  const wet = WET.has(terrain) || stage.wantsWater
  const layers = [
    { y: -66, swing: 60, depth: 0.78 },
    { y: -22, swing: 50, depth: 0.58 },
    { y: 34, swing: 40, depth: 0.36 },
  ]
  for (const [i, layer] of layers.slice(0, wet ? 2 : 3).entries()) {
    drawRidge(stage, rng.fork(`layer${i}`), {
      y: horizon + layer.y * u,
      swing: layer.swing * u,
      wave: (230 + 70 * i) * u,
      own,
      depth: layer.depth,
      bottom: h + 10,
      sharp,
      mist: 0.4,
    })
  }
  if (!wet) return { kind: 'land', y: h * 0.92, own }
  const y = horizon + 14 * u
  drawWater(stage, rng.fork('water'), { y, bottom: h, own: rng.pick(SEAS), mirror: 0.5 })
  return { kind: 'water', y: h * 0.88, own: '#4f6d5a' }
}
