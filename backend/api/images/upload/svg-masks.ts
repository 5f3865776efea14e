type Mask = { id: string; depth: number; start: number }

const TAGS = new Set(['mask', 'clipPath'])
export const MASK_ATTRIBUTES: readonly string[] = ['mask', 'clip-path']

/** Finds what the masks and clips of an SVG repeat: each use draws their content again. */
export const countMasks = () => {
  const sizes = new Map<string, number>()
  const uses = new Map<string, number>()
  let open: Mask | null = null
  return {
    /** Returns false for a mask or clip inside another. */
    enter: (tag: string, attributes: Readonly<Record<string, string>>, depth: number, start: number): boolean => {
      const used = MASK_ATTRIBUTES.flatMap((name) => /#([\w.-]+)/.exec(attributes[name] ?? '')?.[1] ?? [])
      for (const id of used) uses.set(id, (uses.get(id) ?? 0) + 1)
      const isMask = TAGS.has(tag)
      const isNested = open !== null ? isMask || used.length > 0 : isMask && used.length > 0
      if (isMask) open ??= { id: attributes.id ?? '', depth, start }
      return !isNested
    },
    leave: (depth: number, end: number): void => {
      if (open?.depth !== depth) return
      sizes.set(open.id, (sizes.get(open.id) ?? 0) + end - open.start)
      open = null
    },
    /** Characters that are drawn again. */
    repeated: (): number => [...uses].reduce((sum, [id, count]) => sum + (count - 1) * (sizes.get(id) ?? 0), 0),
  }
}
