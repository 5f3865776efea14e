import type { Picture, PlannedPicture } from '../plan/planned-picture.ts'
import { drawPortrait } from '../portraits/draw-portrait.ts'
import { drawPoster } from '../scene/draw-poster.ts'
import { rasterise } from './rasterise.ts'

const WIDTHS = { landscape: [1600, 960, 480], portrait: [960, 480], person: [640, 320] } as const

/** Draws a planned picture and returns all variants to be stored. */
export async function renderPicture(planned: PlannedPicture): Promise<Picture[]> {
  const { resource, id } = planned
  if (planned.kind === 'icon') {
    return [
      { key: `${resource}/original/${id}`, bytes: new TextEncoder().encode(planned.svg), contentType: 'image/svg+xml' },
    ]
  }
  const variants =
    planned.kind === 'poster'
      ? await rasterise(drawPoster(planned.spec), WIDTHS[planned.spec.format])
      : await rasterise(drawPortrait(planned.spec), WIDTHS.person)
  return variants.map(({ width, bytes }) => ({
    key: `${resource}/webp-${width}/${id}`,
    bytes,
    contentType: 'image/webp' as const,
  }))
}
