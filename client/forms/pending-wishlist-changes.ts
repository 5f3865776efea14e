import type { SavedItems } from './hearts-on-page.ts'

/** Wishlist changes in progress. Responses can overtake each other: a heart pressed meanwhile stays pressed. */
export const pendingWishlistChanges = () => {
  const pending = new Set<string>()
  /** Changes requested, and items confirmed by responses, since no change was pending. */
  const requested = new Map<string, boolean>()
  let confirmed = new Set<string>()
  const finish = (item: string): void => {
    pending.delete(item)
    if (pending.size > 0) return
    requested.clear()
    confirmed = new Set()
  }
  return {
    isPending: (item: string): boolean => pending.has(item),
    /** False when the item already has a pending change. */
    start(item: string, adds: boolean): boolean {
      if (pending.has(item)) return false
      pending.add(item)
      requested.set(item, adds)
      return true
    },
    /** Returns the saved items, pending changes included. */
    settle(item: string, list: SavedItems): SavedItems {
      confirmed = new Set(requested.get(item) === true ? [...confirmed, ...list] : list)
      const saved = new Set(confirmed)
      for (const [each, adds] of requested) {
        if (adds) saved.add(each)
        else saved.delete(each)
      }
      finish(item)
      return saved
    },
    fail(item: string): void {
      requested.delete(item)
      finish(item)
    },
  }
}
