import { Parser } from 'htmlparser2'
import { joinBytes } from '../../../../shared/bytes/join-bytes.ts'
import { MAX_SVG_COST, MAX_SVG_DEPTH, MAX_SVG_PARTS } from '../limits.ts'
import { isTooLarge, sizeReason } from './inspect-image.ts'
import { createCostCounter, MASK_ATTRIBUTES } from './svg-cost.ts'
import { INITIAL_PAINTING, paintingOf, showsShape, showsText } from './svg-visibility.ts'

export type SanitizedSvg =
  | { bytes: Uint8Array<ArrayBuffer>; width: number; height: number; removed: string[] }
  | { refused: string }

/** Shapes, text, gradients, clips and masks. Not `use` and `pattern`: nested, they multiply without end. */
const TAGS = new Set(
  'svg g defs title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask'.split(
    ' ',
  ),
)
/** Removed with what they contain; of other elements the content stays. */
const OPAQUE = new Set('script foreignObject metadata textarea option noscript symbol marker pattern'.split(' '))

const ATTRIBUTES = new Set(
  `xmlns viewBox width height preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points pathLength
  transform id role offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity clip-path clip-rule mask mask-type
  font-family font-size font-weight font-style text-anchor letter-spacing dominant-baseline display visibility
  shape-rendering paint-order`.split(/\s+/),
)

/** Functions of colours, transforms and references inside the file. Transforms of attributes have no units. */
const SAFE_FUNCTION =
  /url\((["']?)#[\w.-]+\1\)|(?:rgba?|hsla?)\([^\\&()]*\)|(?:matrix|translate|scale|rotate|skew[XY])\([-+.,\s\deE]*\)/g
/** `inherit` would be another use. */
const OWN_MASK = /^(?:none|url\((["']?)#[\w.-]+\1\))$/
/** In the units of the shape, so that its dashes can be counted. */
const DASHES = /^(?:none|(?:[-+.,\s\deE]|px)*)$/
/** With an escape or an entity, any name could follow. */
const isSafe = (name: string, value: string): boolean => {
  if (MASK_ATTRIBUTES.includes(name)) return OWN_MASK.test(value)
  return name === 'stroke-dasharray' ? DASHES.test(value) : !/[\\&()]/.test(value.replace(SAFE_FUNCTION, ' '))
}

const OWN_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i
const NOT_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
const DECLARED_ENTITY = /^!(?:ENTITY|DOCTYPE[^<>[]*\[)/i

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** Of the file, parsed at once: a worker has no memory for a large one as text. */
const CHUNK_BYTES = 65_536

const NO_XML = 'the SVG has characters that XML forbids: export it again'
const TOO_COSTLY =
  'the SVG takes too long to draw: use fewer or simpler masks, clips, gradients, groups with opacity, dashes and crossing lines'

/**
 * Removes from an SVG what is not a plain drawing: scripts, handlers, references to other files, embedded pages and
 * pictures. `removed` names it, without duplicates.
 */
export const sanitizeSvg = (file: Uint8Array): SanitizedSvg => {
  const rebuilt = rebuildSvg()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const encoder = new TextEncoder()
  const chunks: Uint8Array[] = []
  let parts = 0
  for (let at = 0; at < file.length && rebuilt.refused === null; at += CHUNK_BYTES) {
    const isLast = at + CHUNK_BYTES >= file.length
    const text = decode(decoder, file.subarray(at, at + CHUNK_BYTES), isLast)
    if (text === null) return { refused: 'the SVG is not UTF-8' }
    if (NOT_XML.test(text)) return { refused: NO_XML }
    parts += text.match(/[<=;]/g)?.length ?? 0
    if (parts > MAX_SVG_PARTS)
      return { refused: `the SVG has more than ${MAX_SVG_PARTS} tags, attributes and inline styles: simplify it` }
    rebuilt.parser.write(text)
    if (isLast) rebuilt.parser.end()
    chunks.push(encoder.encode(rebuilt.markup.splice(0).join('')))
  }
  const { refused, size, drawsSomething, cost, removed } = rebuilt
  if (refused !== null) return { refused }
  if (size === null) return { refused: 'the SVG has no viewBox and no width and height' }
  if (isTooLarge(size.width, size.height)) return { refused: sizeReason(size.width, size.height) }
  if (cost.total() > MAX_SVG_COST) return { refused: TOO_COSTLY }
  if (!drawsSomething) return { refused: 'the SVG draws nothing' }
  return { bytes: joinBytes(chunks), ...size, removed: [...removed] }
}

/** A parser that appends what is allowed to `markup`. */
const rebuildSvg = () => {
  let depth = 0
  /** Of the outermost element that is removed with its content; 0 without one. */
  let opaqueDepth = 0
  /** Of the elements that are open. */
  const paintings = [INITIAL_PAINTING]
  const painting = () => paintings.at(-1) ?? INITIAL_PAINTING
  /** Arrives in parts. */
  let text = ''
  const rebuilt = {
    markup: [] as string[],
    removed: new Set<string>(),
    refused: null as string | null,
    size: null as { width: number; height: number } | null,
    drawsSomething: false,
    cost: createCostCounter(),
  }
  const refuse = (reason: string) => {
    rebuilt.refused ??= `the SVG ${reason}`
  }
  const refuseEntities = (value: string, pattern = OWN_ENTITY) => {
    if (pattern.test(value)) refuse('has entities: export it without them')
    if (refersToNoCharacter(value)) rebuilt.refused ??= NO_XML
  }
  const writeText = () => {
    refuseEntities(text)
    if (depth > 0 && opaqueDepth === 0) {
      rebuilt.markup.push(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
      rebuilt.drawsSomething ||= showsText(text, painting())
    }
    text = ''
  }
  const open = (name: string, attribs: Record<string, string>) => {
    if (name === 'style') refuse('has a style sheet: export it with presentation attributes or inline styles')
    for (const value of Object.values(attribs)) refuseEntities(value)
    if (OPAQUE.has(name)) opaqueDepth = depth
    if (!TAGS.has(name)) rebuilt.removed.add(name)
    const safe = safeAttributes(name, attribs, rebuilt.removed)
    if (TAGS.has(name)) rebuilt.markup.push(`<${name}`, ...Object.entries(safe).map(attribute), '>')
    paintings[depth] = TAGS.has(name) ? paintingOf(name, safe, painting()) : painting()
    if (TAGS.has(name)) rebuilt.cost.enter(name, safe, painting(), depth, parser.endIndex)
    rebuilt.drawsSomething ||= showsShape(name, safe, painting())
    if (depth === 1) rebuilt.size = sizeOf(safe)
  }
  const handler = {
    onprocessinginstruction: (_name: string, data: string) => refuseEntities(data, DECLARED_ENTITY),
    ontext: (part: string) => {
      text += part
    },
    onopentag: (name: string, attribs: Record<string, string>) => {
      writeText()
      if (++depth > MAX_SVG_DEPTH) refuse(`has more than ${MAX_SVG_DEPTH} groups in each other: simplify it`)
      if (opaqueDepth === 0) open(name, attribs)
    },
    onclosetag: (name: string, isImplied: boolean) => {
      writeText()
      if (depth === 1 && isImplied) refuse('is cut off: export or copy it again')
      if (opaqueDepth === 0 && TAGS.has(name)) rebuilt.markup.push(`</${name}>`)
      rebuilt.cost.leave(name, depth, parser.endIndex)
      if (opaqueDepth === depth--) opaqueDepth = 0
      paintings.length = Math.min(paintings.length, depth + 1)
    },
  }
  const parser = new Parser(handler, { xmlMode: true, decodeEntities: false })
  return Object.assign(rebuilt, { parser })
}

const refersToNoCharacter = (value: string): boolean =>
  [...value.matchAll(/&#(x?)([\da-f]+);/gi)].some(([, hex, digits = '']) => {
    const code = Number.parseInt(digits, hex ? 16 : 10)
    return !(code <= 0x10ffff) || NOT_XML.test(String.fromCodePoint(code))
  })

const attribute = ([name, value]: [string, string]): string =>
  ` ${name}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`

const safeAttributes = (tag: string, attribs: Record<string, string>, removed: Set<string>): Record<string, string> => {
  const safe: Record<string, string> = tag === 'svg' ? { xmlns: NAMESPACE } : {}
  const { style, xmlns: _xmlns, ...own } = attribs
  // Inline styles win over attributes, and the last declaration wins.
  for (const [name, value] of [...Object.entries(own), ...declarations(style ?? '')]) {
    const isReference = /^(?:xlink:)?href$/.test(name) && tag.endsWith('Gradient')
    if (isReference ? /^#[\w.-]+$/.test(value) : ATTRIBUTES.has(name) && isSafe(name, value))
      safe[isReference ? 'href' : name] = value
    else if (
      !/^(?:xmlns|xml:|data-|aria-|inkscape:|sodipodi:|version$|class$|baseProfile$|enable-background$)/.test(name)
    )
      removed.add(name)
  }
  return safe
}

const IMPORTANT = /!\s*important\s*$/i

/** Important ones last. */
const declarations = (style: string): [string, string][] =>
  style
    .split(';')
    .toSorted((a, b) => Number(IMPORTANT.test(a)) - Number(IMPORTANT.test(b)))
    .flatMap((each): [string, string][] => {
      const colon = each.indexOf(':')
      const value = each.slice(colon + 1).replace(IMPORTANT, '')
      return colon < 0 ? [] : [[each.slice(0, colon).trim(), value.trim()]]
    })

/** By the viewBox, otherwise by width and height in pixels. */
const sizeOf = (root: Record<string, string>): { width: number; height: number } | null => {
  const box = (root.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width = 0, height = 0] =
    box.length === 4 ? box.slice(2) : [root.width, root.height].map((length = '') => parseFloat(length))
  return width > 0 && height > 0 && Number.isFinite(width * height)
    ? { width: Math.ceil(width), height: Math.ceil(height) }
    : null
}

const decode = (decoder: TextDecoder, bytes: Uint8Array, isLast: boolean): string | null => {
  try {
    return decoder.decode(bytes, { stream: !isLast })
  } catch {
    return null
  }
}
