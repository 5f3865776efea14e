import type { Picture, PlannedPicture } from '../plan/planned-picture.ts'
import { drawPortrait } from '../portraits/draw-portrait.ts'
import { drawPoster } from '../scene/draw-poster.ts'
import { POSTER_SIZES } from '../scene/poster-spec.ts'
import { type Format, rasterise } from './rasterise.ts'

const PORTRAIT_WIDTH = 640

/** Draws a planned picture once and encodes it in the given variants (`avif-960`; icons have `original` only). */
export async function renderPicture(planned: PlannedPicture, variants: readonly string[]): Promise<Picture[]> {
  const { resource, id } = planned
  const keyOf = (variant: string): string => `${resource}/${variant}/${id}`
  if (planned.kind === 'icon') {
    const bytes = new TextEncoder().encode(planned.svg)
    return variants.map((variant) => ({ key: keyOf(variant), bytes, contentType: 'image/svg+xml' }))
  }
  const svg = planned.kind === 'poster' ? drawPoster(planned.spec) : drawPortrait(planned.spec)
  const drawnWidth = planned.kind === 'poster' ? POSTER_SIZES[planned.spec.format].width : PORTRAIT_WIDTH
  const pictures: Picture[] = []
  for (const variant of variants) {
    const [format, width] = variant.split('-') as [Format, string]
    const bytes = await rasterise(svg, drawnWidth, Number(width), format)
    pictures.push({ key: keyOf(variant), bytes, contentType: `image/${format}` })
  }
  return pictures
}
