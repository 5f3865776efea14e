import { createLight } from '../colour/light.ts'
import { Sheet } from '../drawing/sheet.ts'
import { drawRidge } from '../elements/mountains.ts'
import { drawWater, SEAS } from '../elements/water.ts'
import { drawForeground, NEEDS_WATER } from '../foreground/foreground.ts'
import { createRng, type Rng } from '../random/rng.ts'
import { drawBackdrop } from '../sky/backdrop.ts'
import { drawClouds } from '../sky/clouds.ts'
import type { Hour, Terrain } from '../subjects.ts'
import { drawTerrain } from '../terrain/terrain.ts'
import { POSTER_SIZES, type PosterSpec } from './poster-spec.ts'
import type { Footing, Stage } from './stage.ts'

/** Continents and latitudes with polar light. */
const POLAR_COUNTRIES = new Set(['ISL', 'NOR', 'SWE', 'FIN', 'GRL', 'CAN', 'ATA', 'FRO', 'EST', 'USA'])
const POLAR_TERRAINS: ReadonlySet<Terrain> = new Set(['ice', 'fjord', 'lake', 'forest', 'peaks', 'volcano', 'coast'])

/** The poster as SVG text. Pure: the same spec gives the same text. */
export function drawPoster(spec: PosterSpec): string {
  const stage = createStage(spec)
  drawBackdrop(stage, { aurora: POLAR_COUNTRIES.has(spec.country) && POLAR_TERRAINS.has(spec.terrain) })
  drawClouds(stage)
  const footing = spec.view === 'detail' ? drawDetailGround(stage, spec.terrain) : drawTerrain(stage, spec.terrain)
  drawForeground(stage, spec.foreground, spec.terrain, footing)
  return stage.sheet.toSvg()
}

/** Area of the landscape format, the measure of `u`. */
const UNIT = Math.sqrt(1600 * 1000)

/** Height of the sun as a share of the sky's height from the top, and its radius, by hour. */
const SUNS: Record<Hour, { y: readonly [number, number]; r: readonly [number, number] }> = {
  dawn: { y: [0.5, 0.86], r: [46, 84] },
  day: { y: [0.22, 0.36], r: [38, 52] },
  golden: { y: [0.44, 0.8], r: [50, 92] },
  dusk: { y: [0.62, 0.97], r: [54, 112] },
  night: { y: [0.2, 0.42], r: [44, 62] },
}

/** The empty stage of a poster: format, light, horizon and sun. */
export function createStage(spec: PosterSpec): Stage {
  const rng = createRng(spec.seed)
  const { width: w, height: h } = POSTER_SIZES[spec.format]
  const portrait = spec.format === 'portrait'
  const detail = spec.view === 'detail'
  const u = (Math.sqrt(w * h) / UNIT) * (detail ? 1.25 : 1)
  const horizon = h * (detail ? 0.76 : rng.fork('horizon').range(0.57, 0.645))
  return {
    sheet: new Sheet(w, h),
    rng,
    light: createLight(spec.hour, rng.fork(`light-${spec.hour}`), spec.sky),
    w,
    h,
    u,
    portrait,
    horizon,
    ...placeSun(spec, rng.fork('sun'), w, horizon, u, detail),
    wantsWater: NEEDS_WATER.has(spec.foreground),
    place: { country: spec.country, continent: spec.continent },
  }
}

/** Off-centre, so that the light comes from a side. */
function placeSun(
  spec: PosterSpec,
  rng: Rng,
  w: number,
  horizon: number,
  u: number,
  detail: boolean,
): Pick<Stage, 'sun' | 'sunSide'> {
  const side = rng.chance(0.5) ? 1 : -1
  const { y, r } = SUNS[spec.hour]
  const x = (spec.sunX ?? 0.5 + side * rng.range(0.1, 0.32)) * w
  const sun = detail
    ? { x: w * (0.5 + side * rng.range(0.04, 0.16)), y: horizon * rng.range(0.58, 0.7), r: rng.range(150, 190) * u }
    : { x, y: horizon * rng.range(y[0], y[1]), r: rng.range(r[0], r[1]) * u }
  return { sun, sunSide: sun.x > w / 2 ? 1 : -1 }
}

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

/** Plain layers of the land's colour, so that the foreground dominates. */
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
