import type { Image, ResponsiveImage } from '../contracts/image.ts'

const fallbackImage = (baseUrl: string, format: 'landscape' | 'portrait', text: string): Image => ({
  id: `default-${format}`,
  baseUrl,
  resource: 'posters',
  seoName: text,
  altText: text,
  title: text,
  type: 'image/webp',
  size: format === 'landscape' ? { width: 1600, height: 1000 } : { width: 960, height: 1200 },
})

/** Default landscape for content without a picture (spec section 9). */
export const defaultLandscape = (baseUrl: string, text: string): Image => fallbackImage(baseUrl, 'landscape', text)

/** Default portrait for content without a picture (spec section 9). */
export const defaultPortrait = (baseUrl: string, text: string): Image => fallbackImage(baseUrl, 'portrait', text)

export const defaultPicture = (baseUrl: string, text: string): ResponsiveImage => ({
  desktop: defaultLandscape(baseUrl, text),
  mobile: defaultPortrait(baseUrl, text),
})
