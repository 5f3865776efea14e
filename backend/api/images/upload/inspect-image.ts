import { FILE_TOO_LARGE, MAX_FILE_BYTES, MAX_PIXELS, MAX_SIDE, MAX_SVG_BYTES } from '../limits.ts'
import { type ReadHeader, readAvif, readJpeg, readPng, readSvg, readWebp } from './image-header.ts'

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/svg+xml'

/** What a file is by its bytes, or why it is refused. */
export type Inspected = { type: PictureType; width: number; height: number } | { refused: string }

export type DeclaredFile = { bytes: Uint8Array; name: string; type: string }

type Format = { name: string; extensions: readonly string[]; read: ReadHeader; sizeless?: string }

const FORMATS: Record<PictureType, Format> = {
  'image/jpeg': { name: 'JPEG', extensions: ['jpg', 'jpeg', 'jfif'], read: readJpeg },
  'image/png': { name: 'PNG', extensions: ['png'], read: readPng },
  'image/webp': { name: 'WebP', extensions: ['webp'], read: readWebp },
  'image/avif': { name: 'AVIF', extensions: ['avif'], read: readAvif },
  'image/svg+xml': {
    name: 'SVG',
    extensions: ['svg'],
    read: readSvg,
    sizeless: 'the SVG lacks xmlns="http://www.w3.org/2000/svg", or viewBox and width and height',
  },
}

/** Starts of files, as Latin-1. */
const SIGNATURES: readonly [RegExp, PictureType][] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG\r\n/, 'image/png'],
  [/^RIFF[\s\S]{4}WEBP/, 'image/webp'],
  [
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!DOCTYPE svg[\s\S]*?>\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*)?<svg[\s/>]/,
    'image/svg+xml',
  ],
]
const START_BYTES = 4096

/** Major and compatible brands of a file of boxes, in its first box. */
const brandsOf = (start: string): string[] =>
  start.slice(4, 8) === 'ftyp'
    ? (start.slice(8, start.charCodeAt(2) * 256 + start.charCodeAt(3)).match(/.{4}/gs) ?? [])
    : []
const isAvif = (start: string): boolean => brandsOf(start).some((brand) => brand === 'avif' || brand === 'avis')

const REFUSED: readonly [RegExp, string][] = [
  [/^GIF8/, 'a GIF: upload a JPEG, PNG, WebP, AVIF or SVG'],
  [/^[\s\S]{4}ftyp(?:hei|hev|mif|msf)/, 'a HEIC: save it as JPEG'],
  [/^\s*<(?:!doctype html|html|head|body|script)/i, 'a page of HTML, not a picture'],
  [/^(?:\xff\xfe|\xfe\xff)/, 'text in UTF-16: save it in UTF-8'],
  [/<[\w.-]+:svg[\s/>]/, 'an SVG whose tags have a prefix: export it without one'],
]
const UNKNOWN = 'none of JPEG, PNG, WebP, AVIF and SVG'

/** What browsers send for a file whose type they do not know. */
const UNDECLARED = new Set(['', 'application/octet-stream'])

/** Finds the type by the bytes and checks size and structure. A declared type or extension must agree. */
export const inspectImage = ({ bytes, name, type: declared }: DeclaredFile): Inspected => {
  if (bytes.length === 0) return { refused: 'the file is empty' }
  if (bytes.length > MAX_FILE_BYTES) return { refused: FILE_TOO_LARGE }
  const start = latin1(bytes.subarray(0, START_BYTES))
  const type = isAvif(start) ? 'image/avif' : SIGNATURES.find(([pattern]) => pattern.test(start))?.[1]
  if (type === undefined)
    return { refused: `the file is ${REFUSED.find(([pattern]) => pattern.test(start))?.[1] ?? UNKNOWN}` }
  const format = FORMATS[type]
  const extension = /\.([a-z\d]{2,5})$/i.exec(name)?.[1]?.toLowerCase()
  if (extension !== undefined && !format.extensions.includes(extension))
    return { refused: `the file is called .${extension} but is ${format.name}` }
  if (!UNDECLARED.has(declared) && mediaType(declared) !== type)
    return { refused: `the file is declared as ${mediaType(declared)} but is ${format.name}` }
  if (type === 'image/svg+xml' && bytes.length > MAX_SVG_BYTES)
    return { refused: 'the SVG is larger than 200 kB: simplify it, or export it as WebP' }
  const costly = type === 'image/svg+xml' && COSTLY.exec(new TextDecoder().decode(bytes))?.[1]
  if (costly)
    return { refused: `the SVG has <${costly}>, which can multiply what is drawn: flatten it, or export it as WebP` }
  return checkStructure(type, format, bytes)
}

/** Few bytes of these can make a drawing that keeps a browser busy for minutes. */
const COSTLY = /<(?:[\w.-]+:)?(!ENTITY|use|pattern)[\s/>]/i

const checkStructure = (type: PictureType, { name, read, sizeless }: Format, bytes: Uint8Array): Inspected => {
  const header = readSafely(read, bytes)
  if (header === null || header.width === 0 || header.height === 0)
    return { refused: sizeless ?? `the ${name} is damaged: it has no size` }
  const { width, height, isAnimated, isComplete } = header
  if (isTooLarge(width, height)) return { refused: sizeReason(width, height) }
  if (isAnimated) return { refused: `the ${name} is animated; only still pictures are allowed` }
  if (!isComplete) return { refused: `the ${name} is cut off: export or copy it again` }
  // PNG has checksums.
  if (
    !['image/png', 'image/svg+xml'].includes(type) &&
    hasZeros(bytes, Math.max(MAX_ZEROS, Math.ceil((width * height) / PIXELS_PER_ZERO)))
  )
    return { refused: 'the picture is damaged: a part of it is zeros. Export or copy it again' }
  return { type, width, height }
}

/** Decoders show zeros as grey or smears. Metadata can contain some. */
const MAX_ZEROS = 16_384
/** A JPEG of one colour can have six zero bits for each 64 pixels. */
const PIXELS_PER_ZERO = 64

/** Whether more zeros follow each other than `max`: such a row is over one of its multiples. */
const hasZeros = (bytes: Uint8Array, max: number): boolean => {
  for (let at = max; at < bytes.length; at += max) {
    let [from, to] = [at, at]
    while (bytes[from] === 0) from--
    while (bytes[to] === 0) to++
    if (to - from - 1 > max) return true
  }
  return false
}

const isTooLarge = (width: number, height: number): boolean =>
  width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS

const sizeReason = (width: number, height: number): string =>
  `the picture has ${width} × ${height} pixels; at most ${MAX_SIDE} on a side and ${MAX_PIXELS / 1_000_000} million are allowed`

/** A structure can point anywhere, also behind the end of the file. */
const readSafely = (read: ReadHeader, bytes: Uint8Array) => {
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const mediaType = (declared: string): string => declared.split(';')[0]?.trim().toLowerCase() ?? ''
const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
