import type { Original, PlannedPicture } from '../plan/planned-picture.ts'
import { drawPortrait } from '../portraits/draw-portrait.ts'
import { drawPoster } from '../scene/draw-poster.ts'
import { POSTER_SIZES } from '../scene/poster-spec.ts'
import { rasterise } from './rasterise.ts'

const PORTRAIT_WIDTH = 640

/** Draws a planned picture in the width of its largest variant. */
export async function drawOriginal(planned: PlannedPicture): Promise<Original> {
  if (planned.kind === 'icon') return { bytes: new TextEncoder().encode(planned.svg), contentType: 'image/svg+xml' }
  const bytes = await (planned.kind === 'portrait'
    ? rasterise(drawPortrait(planned.spec), PORTRAIT_WIDTH)
    : rasterise(drawPoster(planned.spec), POSTER_SIZES[planned.spec.format].width, planned.width))
  return { bytes, contentType: 'image/webp' }
}
