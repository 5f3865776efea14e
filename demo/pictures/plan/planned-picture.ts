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
  /** `<resource>/<prefix>/<id>`: prefix `webp-<width>`, or `original` for SVG. */
  key: string
  bytes: Uint8Array
  contentType: 'image/webp' | 'image/svg+xml'
}
