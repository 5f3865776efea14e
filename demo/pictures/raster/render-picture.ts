import type { Picture, PlannedPicture } from '../plan/planned-picture.ts'
import { drawPortrait } from '../portraits/draw-portrait.ts'
import { drawPoster } from '../scene/draw-poster.ts'
import { POSTER_SIZES } from '../scene/poster-spec.ts'
import { rasterise } from './rasterise.ts'

const WIDTHS = { landscape: [1600, 960, 480], portrait: [960, 480], person: [640, 320] } as const

const widthsOf = ({ spec, widest = Number.POSITIVE_INFINITY }: Extract<PlannedPicture, { kind: 'poster' }>): number[] =>
  WIDTHS[spec.format].filter((width) => width <= widest)

/** Draws a planned picture and returns all its variants. */
export async function renderPicture(planned: PlannedPicture): Promise<Picture[]> {
  const { resource, id } = planned
  if (planned.kind === 'icon') {
    return [
      { key: `${resource}/original/${id}`, bytes: new TextEncoder().encode(planned.svg), contentType: 'image/svg+xml' },
    ]
  }
  const variants =
    planned.kind === 'poster'
      ? await rasterise(drawPoster(planned.spec), widthsOf(planned), POSTER_SIZES[planned.spec.format].width)
      : await rasterise(drawPortrait(planned.spec), WIDTHS.person, WIDTHS.person[0])
  return variants.map(({ width, bytes }) => ({
    key: `${resource}/webp-${width}/${id}`,
    bytes,
    contentType: 'image/webp' as const,
  }))
}
