import { type Format, widthsOf } from './variant.ts'

/** `width`: of a variant; `null` for an SVG, which is sent as it is. */
export type PicturePath = { resource: string; id: string; width: number | null; isJpeg?: boolean }

const RESOURCE = /^[a-z][a-z0-9-]{0,30}$/
const PREFIX = /^(?:original|(webp|jpg)-([1-9][0-9]{1,3}))$/
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const NAME = /^[a-z0-9-]{1,60}\.(webp|jpg|svg)$/
const MAX_ID = 120

/**
 * Returns `null` when malformed or when prefix and extension disagree. Anyone may request any width: the next larger
 * one exists.
 */
export const picturePath = (resource: string, prefix: string, id: string, name: string): PicturePath | null => {
  const extension = NAME.exec(name)?.[1]
  const [match, format = 'svg', digits] = PREFIX.exec(prefix) ?? []
  if (match === undefined || !RESOURCE.test(resource) || !ID.test(id) || id.length > MAX_ID) return null
  if (extension !== format) return null
  const width = digits === undefined ? null : existingWidth(resource, id, Number(digits))
  return { resource, id, width, ...(format === 'jpg' && { isJpeg: true }) }
}

const existingWidth = (resource: string, id: string, width: number): number | null => {
  const widths = widthsOf(resource, id)
  return widths.find((each) => each >= width) ?? widths.at(-1) ?? null
}

/** Names what is sent. */
export const pictureKey = ({ resource, id, width }: PicturePath, format: Format): string =>
  width === null ? originalKey(resource, id) : `${resource}/${format}-${width}/${id}`

export const originalKey = (resource: string, id: string): string => `${resource}/original/${id}`

/** An img element shows nothing for a 404. */
export const fallbackPath = ({ resource, id, width }: PicturePath): PicturePath => {
  if (width === null) return { resource: 'icons', id: 'default', width }
  const format = resource === 'portraits' || id.endsWith('-portrait') ? 'portrait' : 'landscape'
  const fallback = { resource: 'posters', id: `default-${format}` }
  return { ...fallback, width: existingWidth(fallback.resource, fallback.id, width) }
}

export const stagePictureId = (slug: string, index: number): string => `${slug}-stage-${1 + index}`
