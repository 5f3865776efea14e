import { drawForeground } from '../foreground/foreground.ts'
import { drawBackdrop } from '../sky/backdrop.ts'
import { drawClouds } from '../sky/clouds.ts'
import type { Terrain } from '../subjects.ts'
import { drawTerrain } from '../terrain/terrain.ts'
import { createStage } from './create-stage.ts'
import { drawDetailGround } from './detail-ground.ts'
import type { PosterSpec } from './poster-spec.ts'

/** Where the nights are northern or southern enough for polar light. */
const POLAR_COUNTRIES = new Set(['ISL', 'NOR', 'SWE', 'FIN', 'GRL', 'CAN', 'ATA', 'FRO', 'EST', 'USA'])
const POLAR_TERRAINS: ReadonlySet<Terrain> = new Set(['ice', 'fjord', 'lake', 'forest', 'peaks', 'volcano', 'coast'])

/** The whole poster as SVG text. Pure: the same spec gives the same text. */
export function drawPoster(spec: PosterSpec): string {
  const stage = createStage(spec)
  drawBackdrop(stage, { aurora: POLAR_COUNTRIES.has(spec.country) && POLAR_TERRAINS.has(spec.terrain) })
  drawClouds(stage)
  const footing = spec.view === 'detail' ? drawDetailGround(stage, spec.terrain) : drawTerrain(stage, spec.terrain)
  drawForeground(stage, spec.foreground, spec.terrain, footing)
  return stage.sheet.toSvg()
}
