import { withOverrides } from './messages.ts'

export type MessageTree = { readonly [key: string]: string | MessageTree }

/** Texts of a market in the order of `keys`, null where it has none, and its messages under other keys. */
type MessageTexts = { texts: (string | null)[]; rest: MessageTree }

export const textsOf = (keys: MessageTree, tree: MessageTree): MessageTexts => {
  const texts: MessageTexts['texts'] = []
  const collect = (names: MessageTree, messages: MessageTree): MessageTree => {
    const rest = { ...messages }
    for (const [key, name] of Object.entries(names)) {
      const message = messages[key]
      delete rest[key]
      if (typeof name === 'string') texts.push(typeof message === 'string' ? message : null)
      else {
        const others = collect(name, typeof message === 'object' ? message : {})
        if (Object.keys(others).length > 0) rest[key] = others
      }
    }
    return rest
  }
  const rest = collect(keys, tree)
  return { texts, rest }
}

/**
 * The messages that `textsOf` took apart. Used by built modules only (build/message-keys.ts).
 * @internal
 */
export const treeOf = (keys: MessageTree, { texts, rest }: MessageTexts): MessageTree => {
  let at = 0
  const fill = (names: MessageTree): MessageTree => {
    const tree: Record<string, string | MessageTree> = {}
    for (const [key, name] of Object.entries(names)) {
      const value = typeof name === 'string' ? texts[at++] : fill(name)
      if (value != null) tree[key] = value
    }
    return tree
  }
  return withOverrides(fill(keys), rest)
}
