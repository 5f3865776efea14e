import type { RouteName } from '../../../markets/route-table.ts'

/** Variation vectors that a route's pages are kept for at once (design, section 7). */
export const MAX_LIVE_VARIANTS = 32
/** A vector that nobody has brought for so long has left its place to another. */
const FORGOTTEN_AFTER_MS = 3_600_000

const live = new Map<RouteName, Map<string, number>>()

/**
 * Whether pages of this vector may be kept: experiments multiply, and each vector is a whole set of pages. One that is
 * too many is rendered for whoever brings it; it never gets another's page.
 * @param vector of what this route's HTML depends on, as text
 */
export const isWithinVariantLimit = (route: RouteName, vector: string, now: number): boolean => {
  const known = live.get(route) ?? new Map<string, number>()
  live.set(route, known)
  if (!known.has(vector) && known.size >= MAX_LIVE_VARIANTS) {
    const [oldest, seenAt] = known.entries().next().value ?? ['', now]
    if (now - seenAt < FORGOTTEN_AFTER_MS) return false
    known.delete(oldest)
  }
  // The one seen last stands last.
  known.delete(vector)
  known.set(vector, now)
  return true
}

/** How many vectors each route is kept for in this isolate. */
export const liveVectors = (): { route: RouteName; vectors: number }[] =>
  [...live].map(([route, vectors]) => ({ route, vectors: vectors.size }))
