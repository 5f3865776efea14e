import { VARIANT_WIDTHS } from '../../../shared/images/image-url.ts'

/** JPEG is for social networks, some of which show no other. */
export type Format = 'avif' | 'webp' | 'jpeg'
export const CONTENT_TYPES = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const

/** A version of an original. With a height it is cropped, as close around the focal point (0 to 1) as the edges allow. */
export type Variant = {
  width: number
  crop?: { height: number; x: number; y: number }
  format: Format
  quality: number
}

/** Widths of a picture, the smallest first. */
export const widthsOf = (id: string): readonly number[] => {
  if (id.endsWith('-face')) return VARIANT_WIDTHS.face
  return id.endsWith('-portrait') ? VARIANT_WIDTHS.portrait : VARIANT_WIDTHS.landscape
}

export const QUALITY = { avif: 55, webp: 78, jpeg: 78 } as const satisfies Record<Format, number>
