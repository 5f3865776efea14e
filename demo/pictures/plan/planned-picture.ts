import type { PortraitSpec } from '../portraits/portrait-spec.ts'
import type { PosterSpec } from '../scene/poster-spec.ts'

/** A picture to be made: what it shows and under which id it is kept. */
export type PlannedPicture =
  /** `widest`: variants above this width are not made; all of its format's when left out. */
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
