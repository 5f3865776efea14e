import type { Atrule, Block, CssNode, Declaration, Rule } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { LRUCache } from 'lru-cache'

/** Longer sheets are left out whole: they ride inside every page that shows them. */
export const MAX_CSS_LENGTH = 10_000

/** Conditions are all that content may wrap its rules in. Everything else names things outside its scope. */
const AT_RULES: ReadonlySet<string> = new Set(['media', 'supports', 'container'])

/** Functions that compute. Whatever loads something (url, src, image-set, element, paint, attr) is not among them. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  `var env calc min max clamp round mod abs sign rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  repeating-conic-gradient translate translatex translatey scale scalex scaley rotate skew skewx skewy matrix
  cubic-bezier steps linear blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  minmax repeat fit-content inset circle ellipse polygon`.split(/\s+/),
)

/** Plain names only: one with an escape in it could say anything. */
const PROPERTY = /^-{0,2}[a-z][a-z0-9-]*$/i
const POSITIONS: ReadonlySet<string> = new Set(['static', 'relative'])
/**
 * `all` could inherit a position, `z-index` lay content over the frame, a named view transition lifts its element out
 * of the page while it runs; the others run foreign behaviour.
 */
const PROPERTIES_LEFT_OUT: ReadonlySet<string> = new Set([
  'all',
  'z-index',
  'view-transition-name',
  'view-transition-class',
  'behavior',
  '-moz-binding',
])

/** What content's CSS is about: a part of the page whose own place is ours to say. */
export type ScopeRoot = {
  /** Of our own making. */
  selector: string
  /** Declarations that say where the part stands, whatever content says. */
  place: string
}

/** Clips what is inside the part, and the shadows, outlines and filters of the part itself; moves it by nothing. */
const HELD =
  'contain:paint;clip-path:inset(0);display:block;float:none;order:0;writing-mode:horizontal-tb;transform:none;translate:none;rotate:none;scale:none;offset:none'

/**
 * Content's own CSS (spec section 3, customCss), fit to stand in a page: parsed, everything but plain rules and
 * conditions left out, and wrapped so that it reaches nothing outside `root`, paints nothing there, and leaves the
 * root itself where it stands.
 * @returns text that is safe inside a style element; empty when nothing is left
 */
/** A page's main part, between header and footer: what its own CSS is about. */
export const MAIN: ScopeRoot = {
  selector: '#main',
  place: 'position:relative;inset:auto;margin:0;height:auto;max-height:none',
}

export const confineCss = (source: string, root: ScopeRoot): string => {
  if (source.length > MAX_CSS_LENGTH) return ''
  const key = `${root.selector} ${root.place} ${source}`
  const known = confined.get(key)
  if (known !== undefined) return known
  const css = confine(source, root)
  confined.set(key, css)
  return css
}

/** Every rendering shows the same few sheets, and parsing one costs more than the part of the page that it styles. */
const confined = new LRUCache<string, string>({ max: 100 })

const confine = (source: string, { selector, place }: ScopeRoot): string => {
  const sheet = parse(source, { parseCustomProperty: true, onParseError: () => {} })
  if (sheet.type !== 'StyleSheet') return ''
  sheet.children = sheet.children.filter((node) => keep(node, false))
  const rules = generate(sheet)
  if (rules === '') return ''
  // Important within a layer is stronger than important without one: content cannot lift it.
  const held = `${HELD};${place}`.replaceAll(';', '!important;')
  return `@layer layout{${selector}{${held}!important}}@scope (${selector}){${rules.replaceAll('</', '<\\/')}}`
}

/** True for what may stay; takes what may not out of its inside. `inRule`: declarations may stand here. */
const keep = (node: CssNode, inRule: boolean): boolean => {
  switch (node.type) {
    case 'Rule':
      return keepRule(node)
    case 'Atrule':
      return keepAtrule(node, inRule)
    case 'Declaration':
      return inRule && isPlain(node)
    default:
      return false
  }
}

const keepRule = (rule: Rule): boolean =>
  rule.prelude.type === 'SelectorList' && !holdsRaw(rule.prelude) && keepBlock(rule.block, true)

const keepAtrule = ({ name, prelude, block }: Atrule, inRule: boolean): boolean =>
  AT_RULES.has(name.toLowerCase()) &&
  prelude?.type === 'AtrulePrelude' &&
  !holdsRaw(prelude) &&
  block !== null &&
  keepBlock(block, inRule)

const keepBlock = (block: Block, inRule: boolean): boolean => {
  block.children = block.children.filter((node) => keep(node, inRule))
  return !block.children.isEmpty
}

const isPlain = ({ property, value }: Declaration): boolean => {
  const name = property.toLowerCase()
  if (!PROPERTY.test(name) || PROPERTIES_LEFT_OUT.has(name) || value.type !== 'Value' || holdsRaw(value)) return false
  return name !== 'position' || POSITIONS.has(generate(value).toLowerCase())
}

/** Whether there is anything inside that the parser did not understand, or that loads something. */
const holdsRaw = (node: CssNode): boolean => {
  if (node.type === 'Raw' || node.type === 'Url') return true
  if (node.type === 'Function' && !FUNCTIONS.has(node.name.toLowerCase())) return true
  return childNodes(node).some(holdsRaw)
}

/** Every node that hangs on another, whatever the field is called. */
const childNodes = (node: CssNode): CssNode[] =>
  Object.values(node).flatMap((field: unknown): CssNode[] => {
    if (typeof field !== 'object' || field === null) return []
    if (Symbol.iterator in field) return [...(field as Iterable<CssNode>)]
    return 'type' in field ? [field as CssNode] : []
  })
