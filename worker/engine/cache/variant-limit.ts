import type { RouteName } from '../../../markets/route-table.ts'

/** Live variants of a route (design, section 7). */
export const MAX_LIVE_VARIANTS = 32
const UNUSED_AFTER_MS = 3_600_000

const live = new Map<RouteName, Map<string, number>>()

/**
 * Whether pages of this variant may be stored: each variant is a whole set of pages. @param vector the route's
 * variations, as text
 */
export const isWithinVariantLimit = (route: RouteName, vector: string, now: number): boolean => {
  const known = live.get(route) ?? new Map<string, number>()
  live.set(route, known)
  if (!known.has(vector) && known.size >= MAX_LIVE_VARIANTS) {
    const [oldest, seenAt] = known.entries().next().value ?? ['', now]
    if (now - seenAt < UNUSED_AFTER_MS) return false
    known.delete(oldest)
  }
  // Re-insert on use: map order is LRU order.
  known.delete(vector)
  known.set(vector, now)
  return true
}

/** Variants that this isolate stores, by route. */
export const liveVariantCounts = (): { route: RouteName; variants: number }[] =>
  [...live].map(([route, vectors]) => ({ route, variants: vectors.size }))
