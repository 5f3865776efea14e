import type { PortraitSpec } from '../portraits/portrait-spec.ts'
import type { PosterSpec } from '../scene/poster-spec.ts'

/** A picture to draw, and its id. */
export type PlannedPicture =
  | { kind: 'poster'; resource: 'posters'; id: string; spec: PosterSpec }
  | { kind: 'portrait'; resource: 'portraits'; id: string; spec: PortraitSpec }
  | { kind: 'icon'; resource: 'icons'; id: string; svg: string }

/** Key of a picture's original in the bucket. */
export const originalKeyOf = ({ resource, id }: PlannedPicture): string => `${resource}/original/${id}`

/** A drawn original. */
export interface Original {
  bytes: Uint8Array
  contentType: 'image/webp' | 'image/svg+xml'
}
