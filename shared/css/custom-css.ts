import type { Atrule, Block, CssNode, Declaration, Rule } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { LRUCache } from 'lru-cache'
import { MAX_DEPTH, markNestedRules } from './mark-nested-rules.ts'

export const MAX_CSS_LENGTH = 10_000

/** Other at-rules name things outside the scope. */
const CONDITIONS: ReadonlySet<string> = new Set(['media', 'supports', 'container'])

/** Selectors with arguments that css-tree leaves unparsed: names and numbers. */
const WITH_NAMES: ReadonlySet<string> = new Set(['part', 'state', 'highlight', 'picker', 'heading'])

/** Functions that compute; none that loads a resource. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  `var env attr counter counters calc calc-size min max clamp round mod rem abs sign sin cos tan asin acos atan atan2
  pow sqrt hypot log exp rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark contrast-color
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  repeating-conic-gradient translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy matrix matrix3d perspective cubic-bezier steps linear blur
  brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia minmax repeat fit-content inset
  xywh rect circle ellipse polygon path shape ray superellipse scroll view scroll-state anchor anchor-size progress
  random sibling-index sibling-count`.split(/\s+/),
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

/** Rules that may stay, and what was taken out, as it is written. */
export type AllowedCss = { rules: string; removed: string[] }

export const confineCss = (source: string, { selector, place }: ScopeRoot): string => {
  const { rules } = allowedCss(source)
  if (rules === '') return ''
  // Important within a layer beats important outside of layers.
  const containment = `${CONTAINMENT};${place}`.replaceAll(';', '!important;')
  // Editors choose colours for light grounds.
  const light = `@layer base{${selector}{color-scheme:light;background:var(--paper);color:var(--ink)}}`
  return `${light}@layer layout{${selector}{${containment}!important}}@scope (${selector}){${rules.replaceAll('</', '<\\/')}}`
}

export const allowedCss = (source: string): AllowedCss => {
  if (source.length > MAX_CSS_LENGTH) return { rules: '', removed: [`all: more than ${MAX_CSS_LENGTH} characters`] }
  const known = checked.get(source)
  if (known !== undefined) return known
  const allowed = check(source)
  checked.set(source, allowed)
  return allowed
}

/** Parsing a sheet costs more than rendering the part that it styles. */
const checked = new LRUCache<string, AllowedCss>({ max: 100 })

/** Longest text of tokens for each character, marks included: at most one for two characters. */
const LONGEST = ';'.repeat(2 * MAX_CSS_LENGTH + 1)

const check = (source: string): AllowedCss => {
  const nested = markNestedRules(source)
  if (nested === null) return { rules: '', removed: [`all: more than ${MAX_DEPTH} blocks and brackets in each other`] }
  // css-tree reads a token of the sheet before from its buffer; an opening brace there could make it loop endlessly.
  parse(LONGEST, { context: 'declarationList' })
  const sheet = parse(nested.css, { parseCustomProperty: true, positions: true, onParseError: () => {} })
  const removed: string[] = []
  if (sheet.type !== 'StyleSheet') return { rules: '', removed }
  const filter = createFilter(nested.marks, removed)
  sheet.children = sheet.children.filter((node) => filter(node, []))
  return { rules: generate(sheet), removed }
}

const MAX_NAMED = 120

/** Removes forbidden nodes inside, and names them; returns whether the node itself may stay. */
const createFilter = (marks: ReadonlySet<number>, removed: string[]) => {
  const remove = (text: string, around: readonly string[]): false => {
    const named = [...around, text.trim()].join(' { ') + ' }'.repeat(around.length)
    if (!/^;?$/.test(text.trim())) removed.push(named.length > MAX_NAMED ? `${named.slice(0, MAX_NAMED)} …` : named)
    return false
  }
  const filterBlock = (block: Block, around: readonly string[], inRule: boolean): boolean => {
    block.children = block.children.filter((node) => filter(node, around, inRule))
    return !block.children.isEmpty
  }
  const filterRule = ({ prelude, block }: Rule, around: readonly string[]): boolean => {
    const isMarked = marks.has(prelude.loc?.start.offset ?? -1)
    const selector = generate(prelude)
      .trim()
      .replace(isMarked ? /^& ?/ : '', '')
    if (isMarked) dropNeedlessMark(prelude)
    if (prelude.type !== 'SelectorList' || holdsRaw(prelude)) return remove(`${selector} { … }`, around)
    return filterBlock(block, [...around, selector], true)
  }
  const filterAtrule = (rule: Atrule, around: readonly string[], inRule: boolean): boolean => {
    const { name, prelude, block } = rule
    const isAllowed =
      prelude === null
        ? name.toLowerCase() === 'starting-style'
        : CONDITIONS.has(name.toLowerCase()) && prelude.type === 'AtrulePrelude' && !holdsRaw(prelude)
    if (!isAllowed || block === null) return remove(generate(rule), around)
    return filterBlock(block, [...around, `@${name}${prelude === null ? '' : ` ${generate(prelude)}`}`], inRule)
  }
  const filter = (node: CssNode, around: readonly string[], inRule = false): boolean => {
    if (node.type === 'Rule') return filterRule(node, around)
    if (node.type === 'Atrule') return filterAtrule(node, around, inRule)
    if (node.type === 'Comment') return false
    return (node.type === 'Declaration' && inRule && isPlain(node)) || remove(generate(node), around)
  }
  return filter
}

/** A selector that names its parent elsewhere, such as `.x &`, must not begin with it. */
const dropNeedlessMark = (prelude: Rule['prelude']): void => {
  const first = prelude.type === 'SelectorList' ? prelude.children.first : null
  if (first?.type !== 'Selector') return
  const [, ...rest] = first.children
  if (!rest.some(namesParent)) return
  first.children.shift()
  if (first.children.first?.type === 'Combinator' && first.children.first.name === ' ') first.children.shift()
}

const namesParent = (node: CssNode): boolean => node.type === 'NestingSelector' || childNodes(node).some(namesParent)

const isPlain = ({ property, value }: Declaration): boolean => {
  const name = property.toLowerCase()
  if (name.startsWith('--') && PROPERTY.test(name) && /^\s*\{\s*\}$/.test(generate(value))) return true
  if (!PROPERTY.test(name) || PROPERTIES_LEFT_OUT.has(name) || value.type !== 'Value' || holdsRaw(value)) return false
  return name !== 'position' || POSITIONS.has(generate(value).toLowerCase())
}

/** Whether a node contains unparsed or loading values. */
const holdsRaw = (node: CssNode): boolean => {
  if (isNamed(node)) return false
  if (node.type === 'Raw' || node.type === 'Url') return true
  if (node.type === 'Function' && !FUNCTIONS.has(node.name.toLowerCase())) return true
  return childNodes(node).some(holdsRaw)
}

const isNamed = (node: CssNode): boolean =>
  (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') &&
  WITH_NAMES.has(node.name.toLowerCase()) &&
  /^\([\w\s,-]+\)$/.test(generate(node).slice(generate(node).indexOf('(')))

const childNodes = (node: CssNode): CssNode[] =>
  Object.values(node).flatMap((field: unknown): CssNode[] => {
    if (typeof field !== 'object' || field === null) return []
    if (Symbol.iterator in field) return [...(field as Iterable<CssNode>)]
    return 'type' in field ? [field as CssNode] : []
  })
