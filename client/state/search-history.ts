import type { HistoryEntry } from '../../shared/search-history/history-entry.ts'
import { HISTORY_KEY, readHistory, withEntry } from '../../shared/search-history/history-list.ts'

/** The browser's own storage; null where it is forbidden (then even reading the property throws). */
const storage = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** The searches made in this browser, latest first. */
export const storedSearches = (): HistoryEntry[] => readHistory(storage()?.getItem(HISTORY_KEY) ?? null)

/** Remembers a search in this browser. Storage that is full or forbidden is no reason not to search. */
export const recordSearch = (search: Omit<HistoryEntry, 'date' | 'userStatus'>, now: () => number = Date.now): void => {
  const signedIn = document.documentElement.dataset.signedIn === 'true'
  const date = new Date(now()).toISOString()
  const entry: HistoryEntry = { ...search, date, userStatus: signedIn ? 'logged' : 'not-logged' }
  try {
    storage()?.setItem(HISTORY_KEY, JSON.stringify(withEntry(storedSearches(), entry)))
  } catch {
    // The search goes on without it.
  }
}

/** Forgets every search. */
export const clearSearches = (): void => storage()?.removeItem(HISTORY_KEY)

/** Tells when another tab, or the page that a visitor comes back from, has changed the history; the answer ends it. */
export const subscribeToSearches = (changed: () => void): (() => void) => {
  const watching = new AbortController()
  const { signal } = watching
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key === HISTORY_KEY) changed()
  }
  addEventListener('storage', listen, { signal })
  addEventListener('pageshow', changed, { signal })
  return () => watching.abort()
}
