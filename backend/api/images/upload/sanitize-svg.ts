import sanitizeHtml from 'sanitize-html'
import { MAX_SVG_BYTES, MAX_SVG_PARTS } from '../limits.ts'
import { isTooLarge, sizeReason } from './inspect-image.ts'

export type SanitizedSvg = { svg: string; width: number; height: number; removed: string[] } | { refused: string }

/** Shapes, text, gradients, clips and masks. Not `use` and `pattern`: nested, they multiply without end. */
const TAGS =
  'svg g defs title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask'.split(
    ' ',
  )

const ATTRIBUTES = new Set(
  `xmlns viewBox width height preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points pathLength
  transform id role offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity clip-path clip-rule mask mask-type
  font-family font-size font-weight font-style text-anchor letter-spacing dominant-baseline display visibility
  vector-effect shape-rendering paint-order`.split(/\s+/),
)

/** Functions of colours, transforms and references inside the file. */
const SAFE_FUNCTION = /url\((["']?)#[\w.-]+\1\)|(?:rgba?|hsla?|matrix|translate|scale|rotate|skew[XY])\([^\\&()]*\)/g
/** With an escape or an entity, any name could follow. */
const isSafe = (value: string): boolean => !/[\\&()]/.test(value.replace(SAFE_FUNCTION, ' '))

const OWN_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

const NAMESPACE = 'http://www.w3.org/2000/svg'

/**
 * Removes from an SVG what is not a plain drawing: scripts, handlers, references to other files, embedded pages and
 * pictures. `removed` names it, without duplicates.
 */
export const sanitizeSvg = (bytes: Uint8Array): SanitizedSvg => {
  if (bytes.length > MAX_SVG_BYTES) return { refused: `the SVG is larger than ${MAX_SVG_BYTES / 1_000_000} MB` }
  const text = utf8(bytes)
  if (text === null) return { refused: 'the SVG is not UTF-8' }
  if (hasTooManyParts(text))
    return { refused: `the SVG has more than ${MAX_SVG_PARTS} tags, attributes and inline styles: simplify it` }
  if (/<!(?:ENTITY|DOCTYPE[^<>[]*\[)/i.test(text) || OWN_ENTITY.test(text))
    return { refused: 'the SVG has entities: export it without them' }
  if (!/^<\/svg>\s*(?:<!--[\s\S]*-->\s*)?$/.test(text.slice(text.lastIndexOf('</svg>'))))
    return { refused: 'the SVG is cut off: export or copy it again' }
  if (/<style[\s>/]/i.test(text))
    return { refused: 'the SVG has a style sheet: export it with presentation attributes or inline styles' }
  const removed = new Set<string>()
  const svg = sanitizeHtml(text, {
    allowedTags: TAGS,
    allowedAttributes: { '*': [...ATTRIBUTES, 'href'] },
    allowedSchemes: [],
    nonTextTags: ['script', 'foreignObject', 'metadata', 'textarea', 'option', 'noscript'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: false },
    transformTags: {
      '*': (tagName, attribs) => {
        if (!TAGS.includes(tagName)) removed.add(tagName)
        return { tagName, attribs: safeAttributes(tagName, attribs, removed) }
      },
    },
  })
  const root = /^\s*<svg\b([^>]*)>/.exec(svg)?.[1]
  const size = root === undefined ? null : sizeOf(root)
  if (size === null) return { refused: 'the SVG has no viewBox and no width and height' }
  if (isTooLarge(size.width, size.height)) return { refused: sizeReason(size.width, size.height) }
  if (!/<(?:path|rect|circle|ellipse|line|polyline|polygon|text)\b/.test(svg))
    return { refused: 'the SVG draws nothing' }
  return { svg: svg.trim(), ...size, removed: [...removed] }
}

const hasTooManyParts = (text: string): boolean => {
  let parts = 0
  for (const _ of text.matchAll(/[<=;]/g)) if (++parts > MAX_SVG_PARTS) return true
  return false
}

const safeAttributes = (tag: string, attribs: Record<string, string>, removed: Set<string>): Record<string, string> => {
  const safe: Record<string, string> = tag === 'svg' ? { xmlns: NAMESPACE } : {}
  const { style, xmlns: _xmlns, ...own } = attribs
  // Inline styles win over attributes.
  for (const [name, value] of [...Object.entries(own), ...declarations(style ?? '')]) {
    const isReference = /^(?:xlink:)?href$/.test(name) && tag.endsWith('Gradient')
    if (isReference ? /^#[\w.-]+$/.test(value) : ATTRIBUTES.has(name) && isSafe(value))
      safe[isReference ? 'href' : name] = value
    else if (
      !/^(?:xmlns|xml:|data-|aria-|inkscape:|sodipodi:|version$|class$|baseProfile$|enable-background$)/.test(name)
    )
      removed.add(name)
  }
  return safe
}

const declarations = (style: string): [string, string][] =>
  style.split(';').flatMap((each): [string, string][] => {
    const colon = each.indexOf(':')
    return colon < 0 ? [] : [[each.slice(0, colon).trim(), each.slice(colon + 1).trim()]]
  })

/** By the viewBox, otherwise by width and height in pixels. */
const sizeOf = (root: string): { width: number; height: number } | null => {
  const attribute = (name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(root)?.[1] ?? ''
  const box = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width = 0, height = 0] =
    box.length === 4 ? box.slice(2) : ['width', 'height'].map((name) => parseFloat(attribute(name)))
  return width > 0 && height > 0 && Number.isFinite(width * height)
    ? { width: Math.ceil(width), height: Math.ceil(height) }
    : null
}

const utf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
