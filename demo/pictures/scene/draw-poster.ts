import { createLight } from '../colour/light.ts'
import { Sheet } from '../drawing/sheet.ts'
import { drawForeground, NEEDS_WATER } from '../foreground/foreground.ts'
import { withKinds } from '../places/kinds.ts'
import { createRng, type Rng } from '../random/rng.ts'
import { drawBackdrop } from '../sky/backdrop.ts'
import { drawClouds } from '../sky/clouds.ts'
import type { Hour } from '../subjects.ts'
import { drawTerrain } from '../terrain/terrain.ts'
import { POSTER_SIZES, type PosterSpec } from './poster-spec.ts'
import type { Stage } from './stage.ts'

/** The poster as SVG text. Pure: the same spec gives the same text. */
export function drawPoster(spec: PosterSpec): string {
  const stage = createStage(spec)
  drawBackdrop(stage, { aurora: spec.hour === 'aurora' })
  drawClouds(stage)
  drawForeground(stage, spec.foreground, drawTerrain(stage, spec.terrain))
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
  const hour = spec.hour === 'aurora' ? 'night' : spec.hour
  const { terrainKind, foregroundKind } = withKinds(spec, spec)
  const { width: w, height: h } = POSTER_SIZES[spec.format]
  const portrait = spec.format === 'portrait'
  const u = Math.sqrt(w * h) / UNIT
  const horizon = h * rng.fork('horizon').range(0.57, 0.645)
  return {
    sheet: new Sheet(w, h),
    rng,
    light: createLight(hour, rng.fork(`light-${hour}`), spec.sky),
    w,
    h,
    u,
    portrait,
    horizon,
    ...placeSun(hour, spec.sunX, rng.fork('sun'), w, horizon, u),
    wantsWater: NEEDS_WATER.has(spec.foreground),
    place: spec,
    terrain: spec.terrain,
    terrainKind,
    foregroundKind,
  }
}

/** Off-centre, so that the light comes from a side. */
function placeSun(
  hour: Hour,
  sunX: number | undefined,
  rng: Rng,
  w: number,
  horizon: number,
  u: number,
): Pick<Stage, 'sun' | 'sunSide'> {
  const side = rng.chance(0.5) ? 1 : -1
  const { y, r } = SUNS[hour]
  const x = (sunX ?? 0.5 + side * rng.range(0.1, 0.32)) * w
  const sun = { x, y: horizon * rng.range(y[0], y[1]), r: rng.range(r[0], r[1]) * u }
  return { sun, sunSide: sun.x > w / 2 ? 1 : -1 }
}
