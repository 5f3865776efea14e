/**
 * Rules of the complete stylesheet in cascade order (build/style-table.ts): text for every page, animations,
 * groups, and rules with their selectors.
 */
export type StyleNode =
  | string
  | { animation: string; text: string }
  | { group: string; nodes: StyleNode[] }
  | { selectors: Selector[]; body: string }

/** With sets of class numbers: a page needs the rule when it has all classes of one set. */
export type Selector = string | [text: string, sets: number[][]]

/** `wide`: rules of windows that no phone has. */
export type StyleTable = { classes: string[]; nodes: StyleNode[]; wide: StyleNode[] }

/** The part of a stylesheet that applies to elements with these classes. */
export const selectStyles = (nodes: readonly StyleNode[], hasClass: (number: number) => boolean): string => {
  const rules = joinNodes(nodes, hasClass, () => false)
  return joinNodes(nodes, hasClass, (animation) => rules.includes(animation))
}

const joinNodes = (
  nodes: readonly StyleNode[],
  hasClass: (number: number) => boolean,
  isUsed: (animation: string) => boolean,
): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if ('animation' in node) return isUsed(node.animation) ? node.text : ''
      if ('group' in node) return withBlock(node.group, joinNodes(node.nodes, hasClass, isUsed))
      const selectors = node.selectors.flatMap((each) => {
        if (typeof each === 'string') return [each]
        const [text, sets] = each
        return sets.some((set) => set.every(hasClass)) ? [text] : []
      })
      return selectors.length === 0 ? '' : selectors.join() + node.body
    })
    .join('')

const withBlock = (group: string, inside: string): string => (inside === '' ? '' : `${group}{${inside}}`)
