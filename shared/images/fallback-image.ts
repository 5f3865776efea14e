import type { Image, ResponsiveImage } from '../contracts/image.ts'

const stand = (baseUrl: string, format: 'landscape' | 'portrait', text: string): Image => ({
  id: `default-${format}`,
  baseUrl,
  resource: 'posters',
  seoName: text,
  altText: text,
  title: text,
  type: 'image/webp',
  size: format === 'landscape' ? { width: 1600, height: 1000 } : { width: 960, height: 1200 },
})

/** The default landscape (spec section 9), for content without a picture. `baseUrl` as in the contract. */
export const defaultLandscape = (baseUrl: string, text: string): Image => stand(baseUrl, 'landscape', text)

/** The default portrait (spec section 9). */
export const defaultPortrait = (baseUrl: string, text: string): Image => stand(baseUrl, 'portrait', text)

/** Both defaults, for desktops and phones. */
export const defaultPicture = (baseUrl: string, text: string): ResponsiveImage => ({
  desktop: defaultLandscape(baseUrl, text),
  mobile: defaultPortrait(baseUrl, text),
})
