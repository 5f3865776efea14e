export type PicturePath = { resource: string; prefix: string; id: string }

const RESOURCE = /^[a-z][a-z0-9-]{0,30}$/
const PREFIX = /^(?:original|webp-[1-9][0-9]{1,3})$/
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const NAME = /^[a-z0-9-]{1,60}\.(webp|svg)$/
const MAX_ID = 120

/** Returns `null` when malformed or when prefix and extension disagree. */
export const picturePath = (resource: string, prefix: string, id: string, name: string): PicturePath | null => {
  const extension = NAME.exec(name)?.[1]
  if (!RESOURCE.test(resource) || !PREFIX.test(prefix) || !ID.test(id) || id.length > MAX_ID) return null
  if (extension !== (prefix === 'original' ? 'svg' : 'webp')) return null
  return { resource, prefix, id }
}

export const pictureKey = ({ resource, prefix, id }: PicturePath): string => `${resource}/${prefix}/${id}`

/** Key of the same picture in AVIF; an SVG's own. */
export const inAvif = (key: string): string => key.replace('/webp-', '/avif-')

export const fallbackKey = ({ resource, prefix, id }: PicturePath): string => {
  if (prefix === 'original') return 'icons/original/default'
  const width = Number(prefix.slice('webp-'.length))
  if (resource === 'portraits' || id.endsWith('-portrait'))
    return `posters/webp-${width > 480 ? 960 : 480}/default-portrait`
  return `posters/webp-${width > 960 ? 1600 : width > 480 ? 960 : 480}/default-landscape`
}

/** One for every possible stage of an itinerary. */
export const PHOTOS = 7

const LARGE_PHOTOS = 3
const SMALL_WIDTH = 960

export const photoId = (slug: string, index: number): string => `${slug}-photo-${1 + index}`

export const photoWidth = (index: number): number | null => (index < LARGE_PHOTOS ? null : SMALL_WIDTH)
