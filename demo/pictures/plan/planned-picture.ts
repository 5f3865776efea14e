import { VARIANT_WIDTHS } from '../../../shared/images/image-url.ts'
import type { PortraitSpec } from '../portraits/portrait-spec.ts'
import type { PosterSpec } from '../scene/poster-spec.ts'

/** A picture to draw, and its id. */
export type PlannedPicture =
  /** `widest`: largest variant; default: all widths of the format. */
  | { kind: 'poster'; resource: 'posters'; id: string; spec: PosterSpec; widest?: number }
  | { kind: 'portrait'; resource: 'portraits'; id: string; spec: PortraitSpec }
  | { kind: 'icon'; resource: 'icons'; id: string; svg: string }

/** One stored variant. */
export interface Picture {
  /** `<resource>/<variant>/<id>`: variant `avif-<width>` or `webp-<width>`, or `original` for SVG. */
  key: string
  bytes: Uint8Array
  contentType: 'image/avif' | 'image/webp' | 'image/svg+xml'
}

/** Variants of a picture in one format, the smallest first. */
export const variantsOf = (planned: PlannedPicture, format: 'avif' | 'webp'): string[] => {
  if (planned.kind === 'icon') return ['original']
  const widths = planned.kind === 'portrait' ? VARIANT_WIDTHS.person : VARIANT_WIDTHS[planned.spec.format]
  const { widest = Number.POSITIVE_INFINITY } = planned.kind === 'poster' ? planned : {}
  return widths.filter((width) => width <= widest).map((width) => `${format}-${width}`)
}
