/** FNV-1a with 32 bits over UTF-16 units. */
const fnv1a = (text: string): number =>
  Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).reduce(
    (hash, unit) => Math.imul(hash ^ unit, 0x01000193) >>> 0,
    0x811c9dc5,
  )
/**
 * Position of a visitor in [0, 1) by GrowthBook's published hash; an independent implementation to compare the SDK
 * with.
 */
export const bucket = (seed: string, id: string, version: 1 | 2): number =>
  version === 2 ? (fnv1a(String(fnv1a(seed + id))) % 10_000) / 10_000 : (fnv1a(id + seed) % 1000) / 1000
