import { useEffect, useState } from 'react'
import type { HistoryEntry } from '../../../shared/search-history/history-entry.ts'
import { recentSearches } from '../../../shared/search-history/history-list.ts'
import { clearSearches, storedSearches, subscribeToSearches } from '../../state/search-history.ts'

/** Spec section 9: the widget shows five. */
const SHOWN = 5

/** The recent searches, kept up with other tabs; none before the island is awake. */
export const useHistory = (): { entries: readonly HistoryEntry[]; forget: () => void } => {
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([])
  useEffect(() => {
    const read = () => {
      const found = recentSearches(storedSearches(), SHOWN)
      // Still none: nothing to render again.
      setEntries((before) => (before.length + found.length === 0 ? before : found))
    }
    // The first look into the storage waits for another process: not while the widget wakes.
    const timer = setTimeout(read)
    const unwatch = subscribeToSearches(read)
    return () => {
      clearTimeout(timer)
      unwatch()
    }
  }, [])
  const forget = () => {
    clearSearches()
    setEntries([])
  }
  return { entries, forget }
}
