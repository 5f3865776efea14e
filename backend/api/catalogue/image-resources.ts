import type { Image, ResponsiveImage } from '../../../shared/contracts/image.ts'
import { PHOTOS, photoId, photoWidth } from '../images/picture-path.ts'
import type { Site } from '../site.ts'

const SIZES = {
  landscape: { width: 1600, height: 1000 },
  portrait: { width: 960, height: 1200 },
  face: { width: 640, height: 800 },
  icon: { width: 64, height: 64 },
} as const
const LANDSCAPE = SIZES.landscape.width / SIZES.landscape.height

const image = (
  { imagesBase }: Pick<Site, 'imagesBase'>,
  resource: 'posters' | 'portraits' | 'icons',
  id: string,
  text: string,
  size: keyof typeof SIZES,
): Image => ({
  id,
  baseUrl: imagesBase,
  resource,
  seoName: text,
  altText: text,
  title: text,
  type: resource === 'icons' ? 'image/svg+xml' : 'image/webp',
  size: SIZES[size],
})

/** Landscape poster; `name` is a travel's slug, `area-<continent>`, `mood-<mood>` or a page's cover. */
export const landscape = (site: Pick<Site, 'imagesBase'>, name: string, text: string): Image =>
  image(site, 'posters', `${name}-landscape`, text, 'landscape')

export const poster = (site: Pick<Site, 'imagesBase'>, name: string, text: string): ResponsiveImage => ({
  desktop: landscape(site, name, text),
  mobile: image(site, 'posters', `${name}-portrait`, text, 'portrait'),
})

/** Wraps around. */
export const photoOf = (site: Pick<Site, 'imagesBase'>, slug: string, text: string, index: number): Image => {
  const nth = index % PHOTOS
  const photo = image(site, 'posters', photoId(slug, nth), text, 'landscape')
  const width = photoWidth(nth)
  return width === null ? photo : { ...photo, size: { width, height: width / LANDSCAPE } }
}

export const travelPhotos = (site: Pick<Site, 'imagesBase'>, slug: string, text: string): Image[] => [
  landscape(site, slug, text),
  ...Array.from({ length: PHOTOS }, (_, index) => photoOf(site, slug, text, index)),
]

export const portrait = (site: Pick<Site, 'imagesBase'>, slug: string, name: string): Image =>
  image(site, 'portraits', slug, name, 'face')

export const icon = (site: Pick<Site, 'imagesBase'>, id: string, text: string): Image =>
  image(site, 'icons', id, text, 'icon')
