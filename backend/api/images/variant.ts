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
export const widthsOf = (resource: string, id: string): readonly number[] => {
  if (resource === 'portraits') return VARIANT_WIDTHS.person
  return id.endsWith('-portrait') ? VARIANT_WIDTHS.portrait : VARIANT_WIDTHS.landscape
}

/** Drawn pictures have plain areas. Small ones are shown on dense screens, which hide more. */
const DRAWN_AVIF: Record<number, number> = { 1600: 42, 960: 36, 720: 35, 640: 45, 480: 42, 320: 50 }
const DRAWN = { webp: 70, jpeg: 78 }
const PHOTOS = { avif: 55, webp: 78, jpeg: 78 }

/** Input of the fingerprint of a local site's pictures. */
export const QUALITIES = [DRAWN_AVIF, DRAWN, PHOTOS]

export const qualityOf = (resource: string, width: number, format: Format): number => {
  if (resource === 'uploads') return PHOTOS[format]
  return format === 'avif' ? (DRAWN_AVIF[width] ?? 42) : DRAWN[format]
}
