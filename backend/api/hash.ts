/** FNV-1a with Murmur3's finisher, in [0, 1). */
export const hashUnit = (...parts: (string | number)[]): number => {
  let hash = 0x811c9dc5
  for (const char of parts.join('\u0000')) {
    hash ^= char.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  hash ^= hash >>> 16
  return (hash >>> 0) / 0x1_0000_0000
}

export const hashInt = (min: number, max: number, ...parts: (string | number)[]): number =>
  min + Math.floor(hashUnit(...parts) * (max - min + 1))

export const hashPick = <T>(items: readonly T[], ...parts: (string | number)[]): T => {
  const item = items[hashInt(0, items.length - 1, ...parts)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

export const hashWeighted = <T>(items: readonly (readonly [T, number])[], ...parts: (string | number)[]): T => {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0)
  let rest = hashUnit(...parts) * total
  for (const [item, weight] of items) {
    rest -= weight
    if (rest < 0) return item
  }
  const last = items.at(-1)
  if (last === undefined) throw new Error('nothing to pick from')
  return last[0]
}
