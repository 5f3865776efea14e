import type { Import } from './source-files.ts'

/** Strongly connected components (Tarjan) of two nodes or more, sorted. */
export const cyclesIn = (edges: readonly Pick<Import, 'from' | 'to'>[]): string[][] => {
  const targets = Map.groupBy(edges, ({ from }) => from)
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (node: string): number => {
    const at = index.size
    index.set(node, at)
    low.set(node, at)
    stack.push(node)
    for (const { to } of targets.get(node) ?? []) {
      const reached = index.has(to) ? (stack.includes(to) ? (index.get(to) ?? at) : at) : visit(to)
      low.set(node, Math.min(low.get(node) ?? at, reached))
    }
    const lowest = low.get(node) ?? at
    if (lowest !== at) return lowest
    const group = stack.splice(stack.indexOf(node)).sort()
    if (group.length > 1) cycles.push(group)
    return lowest
  }
  for (const node of targets.keys()) if (!index.has(node)) visit(node)
  return cycles.sort()
}
