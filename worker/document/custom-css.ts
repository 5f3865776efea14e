import type { Atrule, Block, CssNode, Declaration, Rule } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { LRUCache } from 'lru-cache'
import { keyOf } from '../../shared/keys/key-of.ts'

export const MAX_CSS_LENGTH = 10_000

/** Other at-rules name things outside the scope. */
const AT_RULES: ReadonlySet<string> = new Set(['media', 'supports', 'container'])

/** Functions that compute; none that loads a resource. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  `var env calc min max clamp round mod abs sign rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  repeating-conic-gradient translate translatex translatey scale scalex scaley rotate skew skewx skewy matrix
  cubic-bezier steps linear blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  minmax repeat fit-content inset circle ellipse polygon`.split(/\s+/),
)

/** No escapes in property names. */
const PROPERTY = /^-{0,2}[a-z][a-z0-9-]*$/i
const POSITIONS: ReadonlySet<string> = new Set(['static', 'relative'])
/** Properties that could move content out of its place or run foreign behaviour. */
const PROPERTIES_LEFT_OUT: ReadonlySet<string> = new Set([
  'all',
  'z-index',
  'view-transition-name',
  'view-transition-class',
  'behavior',
  '-moz-binding',
])

/** The part of a page that custom CSS applies to. */
export type ScopeRoot = {
  selector: string
  /** Declarations that fix the part's position. */
  place: string
}

/** Clips the part and its shadows, outlines and filters, and prevents moving it. */
const CONTAINMENT =
  'contain:paint;clip-path:inset(0);display:block;float:none;order:0;writing-mode:horizontal-tb;transform:none;translate:none;rotate:none;scale:none;offset:none'

export const MAIN: ScopeRoot = {
  selector: '#main',
  place: 'position:relative;inset:auto;margin:0;height:auto;max-height:none',
}

export const confineCss = (source: string, root: ScopeRoot): string => {
  if (source.length > MAX_CSS_LENGTH) return ''
  const key = keyOf(root.selector, root.place, source)
  const known = confined.get(key)
  if (known !== undefined) return known
  const css = confine(source, root)
  confined.set(key, css)
  return css
}

/** Parsing a sheet costs more than rendering the part that it styles. */
const confined = new LRUCache<string, string>({ max: 100 })

/** Of one token for each character. */
const LONGEST = ';'.repeat(MAX_CSS_LENGTH + 1)

const confine = (source: string, { selector, place }: ScopeRoot): string => {
  // css-tree reads a token of the sheet before from its buffer; an opening brace there could make it loop endlessly.
  parse(LONGEST, { context: 'declarationList' })
  const sheet = parse(source, { parseCustomProperty: true, onParseError: () => {} })
  if (sheet.type !== 'StyleSheet') return ''
  sheet.children = sheet.children.filter((node) => isAllowed(node, false))
  const rules = generate(sheet)
  if (rules === '') return ''
  // Important within a layer beats important outside of layers.
  const containment = `${CONTAINMENT};${place}`.replaceAll(';', '!important;')
  return `@layer layout{${selector}{${containment}!important}}@scope (${selector}){${rules.replaceAll('</', '<\\/')}}`
}

/** Removes forbidden nodes inside; returns whether the node itself may stay. */
const isAllowed = (node: CssNode, inRule: boolean): boolean => {
  switch (node.type) {
    case 'Rule':
      return isAllowedRule(node)
    case 'Atrule':
      return isAllowedAtrule(node, inRule)
    case 'Declaration':
      return inRule && isPlain(node)
    default:
      return false
  }
}

const isAllowedRule = (rule: Rule): boolean =>
  rule.prelude.type === 'SelectorList' && !holdsRaw(rule.prelude) && pruneBlock(rule.block, true)

const isAllowedAtrule = ({ name, prelude, block }: Atrule, inRule: boolean): boolean =>
  AT_RULES.has(name.toLowerCase()) &&
  prelude?.type === 'AtrulePrelude' &&
  !holdsRaw(prelude) &&
  block !== null &&
  pruneBlock(block, inRule)

const pruneBlock = (block: Block, inRule: boolean): boolean => {
  block.children = block.children.filter((node) => isAllowed(node, inRule))
  return !block.children.isEmpty
}

const isPlain = ({ property, value }: Declaration): boolean => {
  const name = property.toLowerCase()
  if (!PROPERTY.test(name) || PROPERTIES_LEFT_OUT.has(name) || value.type !== 'Value' || holdsRaw(value)) return false
  return name !== 'position' || POSITIONS.has(generate(value).toLowerCase())
}

/** Whether a node contains unparsed or loading values. */
const holdsRaw = (node: CssNode): boolean => {
  if (node.type === 'Raw' || node.type === 'Url') return true
  if (node.type === 'Function' && !FUNCTIONS.has(node.name.toLowerCase())) return true
  return childNodes(node).some(holdsRaw)
}

const childNodes = (node: CssNode): CssNode[] =>
  Object.values(node).flatMap((field: unknown): CssNode[] => {
    if (typeof field !== 'object' || field === null) return []
    if (Symbol.iterator in field) return [...(field as Iterable<CssNode>)]
    return 'type' in field ? [field as CssNode] : []
  })
