import type { Image } from '../contracts/image.ts'

/** Stored widths in pixels by kind of picture, up to the original width. */
export const VARIANT_WIDTHS = { landscape: [480, 960, 1600], portrait: [480, 720, 960], face: [320, 640] } as const

const widthsOf = (image: Image): readonly number[] => {
  if (image.id.endsWith('-face')) return VARIANT_WIDTHS.face
  const { width, height } = image.size
  const widths = width >= height ? VARIANT_WIDTHS.landscape : VARIANT_WIDTHS.portrait
  return widths.filter((each, index) => index === 0 || each <= width)
}

export type PictureHost = { IMAGES_ORIGIN: string }

/** Base of pictures' URLs. */
export const imagesBaseOf = ({ IMAGES_ORIGIN }: PictureHost): string => `${IMAGES_ORIGIN}/images`

/** The picture that is chosen at present for `<kind>-<id>-<format>`, for pages that do not load the catalogue. */
export const chosenPicture = (host: PictureHost, id: string, name: string): Image => ({
  ...{ baseUrl: imagesBaseOf(host), resource: 'chosen', id, seoName: name, altText: name, title: name },
  ...{ type: 'image/webp', size: id.endsWith('-face') ? { width: 640, height: 800 } : { width: 960, height: 1200 } },
})

/** A page has dozens of pictures in several widths each. */
const MAX_NAME = 24

/** Slug of the first words in a picture's URL, never empty; the server ignores it. */
export const sanitizedName = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (plain === '') return 'picture'
  if (plain.length <= MAX_NAME) return plain
  const lastWord = plain.lastIndexOf('-', MAX_NAME)
  return plain.slice(0, lastWord > 0 ? lastWord : MAX_NAME)
}

/**
 * URL of a picture (spec section 9); WebP except for SVG.
 * @param width selects the smallest variant that is at least as wide, or the largest
 */
export const imageUrl = (image: Image, width = Number.POSITIVE_INFINITY): string => {
  const widths = widthsOf(image)
  const variant = widths.find((each) => each >= width) ?? widths.at(-1)
  return variantUrl(image, image.type === 'image/svg+xml' ? null : (variant ?? null), 'webp')
}

/** @param variant width; null for the original */
const variantUrl = (image: Image, variant: number | null, format: 'webp' | 'jpg'): string => {
  if (image.url !== undefined) return image.url.replaceAll(WIDTH, String(variant ?? image.size.width))
  const start = `${image.baseUrl}/${image.resource}`
  return variant === null
    ? `${start}/original/${endOf(image)}.svg`
    : `${start}/${format}-${variant}/${endOf(image)}.${format}`
}

const WIDTH = '{width}'
const hasOneSize = ({ type, url }: Image): boolean =>
  type === 'image/svg+xml' || (url !== undefined && !url.includes(WIDTH))

const MIN_SHARE_WIDTH = 1200

/** Picture for social networks and mail programs, some of which show only JPEG of a stated size; null for SVG. */
export const sharePicture = (
  image: Image,
  minWidth = MIN_SHARE_WIDTH,
): { url: string; width: number; height: number } | null => {
  if (image.type === 'image/svg+xml') return null
  const { size } = image
  const variants = widthsOf(image)
  const variant = variants.find((each) => each >= minWidth) ?? variants.at(-1) ?? size.width
  const width = Math.min(variant, size.width)
  return {
    url: variantUrl(image, variant, 'jpg'),
    width,
    height: Math.round((size.height * width) / size.width),
  }
}

/** Cache: a card builds the URL of one picture up to six times. */
const ends = new WeakMap<Image, string>()

const endOf = (image: Image): string => {
  const known = ends.get(image)
  if (known !== undefined) return known
  const end = `${encodeURIComponent(image.id.toWellFormed())}/${sanitizedName(image.seoName)}`
  ends.set(image, end)
  return end
}

/** URL and srcset of a picture that is at most as wide on the page as its first variant. */
export const densities = (image: Image): { src: string; srcSet?: string } => {
  const [first, second] = widthsOf(image)
  const src = imageUrl(image, first)
  return second === undefined || hasOneSize(image) ? { src } : { src, srcSet: `${imageUrl(image, second)} 2x` }
}

/** Srcset with all variants of a picture; empty for SVG and pictures of one file. */
export const srcSet = (image: Image): string =>
  hasOneSize(image)
    ? ''
    : widthsOf(image)
        .map((width) => `${imageUrl(image, width)} ${width}w`)
        .join(', ')
