import { type Format, widthsOf } from './variant.ts'

/** `width`: of a variant; `null` for an SVG, which is sent as it is. */
export type PicturePath = { resource: Resource; id: string; width: number | null; isJpeg?: boolean }

/** `chosen`: by what an upload is chosen for. */
const RESOURCES = ['uploads', 'chosen'] as const
type Resource = (typeof RESOURCES)[number]
const isResource = (text: string): text is Resource => (RESOURCES as readonly string[]).includes(text)

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
  if (match === undefined || !isResource(resource) || !ID.test(id) || id.length > MAX_ID) return null
  if (extension !== format) return null
  const width = digits === undefined ? null : existingWidth(id, Number(digits))
  return { resource, id, width, ...(format === 'jpg' && { isJpeg: true }) }
}

const existingWidth = (id: string, width: number): number | null => {
  const widths = widthsOf(id)
  return widths.find((each) => each >= width) ?? widths.at(-1) ?? null
}

/** Names what is sent. */
export const pictureKey = ({ resource, id, width }: PicturePath, format: Format): string =>
  width === null ? originalKey(resource, id) : `${resource}/${format}-${width}/${id}`

export const originalKey = (resource: string, id: string): string => `${resource}/original/${id}`
