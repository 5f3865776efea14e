/** Seeded random numbers: the same seed gives the same numbers on every machine. */
export interface Rng {
  /** Uniform in [0, 1). */
  next(): number
  range(low: number, high: number): number
  /** Whole number, both ends included. */
  int(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  chance(probability: number): boolean
  /** An independent stream: drawing from one does not affect others. */
  fork(label: string): Rng
}

/** FNV-1a with a final avalanche, 32 bits. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Mulberry32 seeded by a text. */
export const createRng = (seed: string): Rng => {
  let state = hashText(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    chance: (probability) => next() < probability,
    fork: (label) => createRng(`${seed}/${label}`),
  }
}
