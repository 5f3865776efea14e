import type { Image, ResponsiveImage } from '../../../shared/contracts/image.ts'
import type { Site } from '../site.ts'

export const SIZES = {
  landscape: { width: 1600, height: 1000 },
  portrait: { width: 960, height: 1200 },
  face: { width: 640, height: 800 },
  icon: { width: 64, height: 64 },
} as const

export const image = (
  { imagesBase }: Pick<Site, 'imagesBase'>,
  resource: 'posters' | 'portraits' | 'icons',
  id: string,
  text: string,
  size: keyof typeof SIZES,
  alt = text,
): Image => ({
  id,
  baseUrl: imagesBase,
  resource,
  seoName: text,
  altText: alt,
  title: text,
  type: resource === 'icons' ? 'image/svg+xml' : 'image/webp',
  size: SIZES[size],
})

/**
 * Landscape poster; `name` is a travel's slug, `area-<continent>`, `mood-<mood>` or a page's cover.
 * @param text names the picture
 * @param alt describes it; default: its name
 */
export const landscape = (site: Pick<Site, 'imagesBase'>, name: string, text: string, alt = text): Image =>
  image(site, 'posters', `${name}-landscape`, text, 'landscape', alt)

export const poster = (site: Pick<Site, 'imagesBase'>, name: string, text: string, alt = text): ResponsiveImage => ({
  desktop: landscape(site, name, text, alt),
  mobile: image(site, 'posters', `${name}-portrait`, text, 'portrait', alt),
})

export const portrait = (site: Pick<Site, 'imagesBase'>, slug: string, name: string): Image =>
  image(site, 'portraits', slug, name, 'face')

export const icon = (site: Pick<Site, 'imagesBase'>, id: string, text: string): Image =>
  image(site, 'icons', id, text, 'icon')
