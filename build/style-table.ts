import type { CssNode, Rule } from 'css-tree'
import parse from 'css-tree/parser'
import type { Selector, StyleNode, StyleTable } from '../worker/engine/styles/style-table.ts'

/** At-rules that hold rules. */
const GROUPS: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer'])
const LAYER = '@layer '
/** Windows that no phone has, not even in landscape. */
const WIDE_GROUP = /^@media .*(width ?>= ?1\d{3}px|1\d{3}px ?<= ?width)/
/** Their arguments are alternatives, one of which matches the element itself or another one of the page. */
const ALTERNATIVES: ReadonlySet<string> = new Set(['is', 'where', 'has'])
/** Selectors with more combinations of classes are on every page. */
const MAX_SETS = 12

/** States that a page is not in before its visitor acts: their rules come with the complete stylesheet. */
const LATER_STATES: ReadonlySet<string> = new Set(['hover', 'active'])
const LATER_ATTRIBUTES: ReadonlySet<string> = new Set(['aria-busy'])
/** Groups that come with it, too: printers and pages without scripts have it, and nothing moves before. */
const LATER_GROUPS: ReadonlySet<string> = new Set([
  'media print',
  'media (scripting:none)',
  'media (prefers-reduced-motion:no-preference)',
  'starting-style',
])

type ClassSets = string[][]
/** A selector that any page may match. */
const ANY: ClassSets = [[]]
/** A selector that no page matches at first. */
const NEVER: ClassSets = []

/**
 * Splits a stylesheet into rules and the classes that they need.
 * @param later classes of elements that are hidden until the complete stylesheet applies
 */
export const buildStyleTable = (css: string, later: readonly string[] = []): StyleTable => {
  const sheet = parse(css, { positions: true, parseValue: false, parseAtrulePrelude: false })
  const numbers = new Map<string, number>()
  const textOf = ({ loc }: CssNode): string => css.slice(loc?.start.offset, loc?.end.offset)
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return number
  }
  const ruleNode = ({ prelude, block }: Rule): StyleNode => ({
    selectors: childrenOf(prelude).flatMap((selector): Selector[] => {
      const sets = classSets(selector).filter((set) => !set.some((name) => later.includes(name)))
      if (sets.length === 0) return []
      const isAny = sets.some((set) => set.length === 0)
      return isAny ? [textOf(selector)] : [[textOf(selector), sets.map((set) => [...new Set(set)].map(numberOf))]]
    }),
    body: textOf(block),
  })
  const styleNode = (node: CssNode): StyleNode => {
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList') return ruleNode(node)
    if (node.type !== 'Atrule' || node.block === null) return textOf(node)
    const prelude = node.prelude === null ? '' : textOf(node.prelude)
    if (node.name === 'keyframes') return { animation: prelude, text: textOf(node) }
    if (LATER_GROUPS.has(`${node.name} ${prelude}`.replace(/\s+/g, ' ').trim())) return ''
    if (!GROUPS.has(node.name)) return textOf(node)
    return { group: `@${node.name} ${prelude}`.trim(), nodes: childrenOf(node.block).map(styleNode) }
  }
  const nodes = childrenOf(sheet).map(styleNode)
  return {
    classes: [...numbers.keys()],
    nodes: [...layerOrder(nodes), ...nodesFor(nodes, false)],
    wide: nodesFor(nodes, true),
  }
}

/** The rules of wide windows, or all others. */
const nodesFor = (nodes: readonly StyleNode[], wide: boolean): StyleNode[] =>
  nodes.flatMap((node): StyleNode[] => {
    if (typeof node === 'string' || !('group' in node)) return wide ? [] : [node]
    if (WIDE_GROUP.test(node.group)) return wide ? [node] : []
    return [{ ...node, nodes: nodesFor(node.nodes, wide) }]
  })

/** Stated first, because a page may have no rule of a layer that comes earlier than others. */
const layerOrder = (nodes: readonly StyleNode[]): string[] => {
  const names = nodes.flatMap((node) =>
    typeof node !== 'string' && 'group' in node && node.group.startsWith(LAYER) ? [node.group.slice(LAYER.length)] : [],
  )
  return names.length === 0 ? [] : [`${LAYER}${[...new Set(names)].join()};`]
}

const childrenOf = (node: CssNode): CssNode[] =>
  'children' in node && node.children !== null && typeof node.children !== 'string' ? node.children.toArray() : []

/** Sets of classes, one of which a page must have to match. */
const classSets = (node: CssNode): ClassSets => {
  if (node.type === 'ClassSelector') return [[node.name]]
  if (node.type === 'Selector') return childrenOf(node).map(classSets).reduce(combinations, ANY)
  if (node.type === 'AttributeSelector') return LATER_ATTRIBUTES.has(node.name.name) ? NEVER : ANY
  if (node.type !== 'PseudoClassSelector') return ANY
  if (LATER_STATES.has(node.name)) return NEVER
  return ALTERNATIVES.has(node.name) ? childrenOf(node).flatMap(childrenOf).flatMap(classSets) : ANY
}

const combinations = (some: ClassSets, others: ClassSets): ClassSets => {
  const sets = some.flatMap((set) => others.map((other) => [...set, ...other]))
  // Fewer classes are needed then, never more.
  return sets.length > MAX_SETS ? some : sets
}
