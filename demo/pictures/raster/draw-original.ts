import type { Original, PlannedPicture } from '../plan/planned-picture.ts'
import { drawPortrait } from '../portraits/draw-portrait.ts'
import { drawPoster } from '../scene/draw-poster.ts'
import { rasterise } from './rasterise.ts'

/** Draws a planned picture in the width of its largest variant. */
export async function drawOriginal(planned: PlannedPicture): Promise<Original> {
  if (planned.kind === 'icon') return { bytes: new TextEncoder().encode(planned.svg), contentType: 'image/svg+xml' }
  const svg = planned.kind === 'portrait' ? drawPortrait(planned.spec) : drawPoster(planned.spec)
  return { bytes: await rasterise(svg), contentType: 'image/webp' }
}
