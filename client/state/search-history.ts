import { computed, signal } from '@preact/signals-react'
import type { HistoryEntry } from '../../shared/search-history/search-history.ts'
import { HISTORY_KEY, readHistory, recentSearches, withEntry } from '../../shared/search-history/search-history.ts'

/** The browser's own storage; null where it is forbidden (then even reading the property throws). */
const storage = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** Spec section 9: the widget shows five. */
const SHOWN = 5

/** The searches made in this browser, latest first; empty until they are watched. */
const searches = signal<readonly HistoryEntry[]>([])

/** The searches that every search widget of the page shows. */
export const shownSearches = computed(() => recentSearches(searches.value, SHOWN))

const readSearches = (): HistoryEntry[] => {
  const found = readHistory(storage()?.getItem(HISTORY_KEY) ?? null)
  if (searches.peek().length + found.length > 0) searches.value = found
  return found
}

/** Saves a search in this browser. Storage that is full or forbidden does not stop the search. */
export const recordSearch = (search: Omit<HistoryEntry, 'date' | 'userStatus'>, now: () => number = Date.now): void => {
  const signedIn = document.documentElement.dataset.signedIn === 'true'
  const date = new Date(now()).toISOString()
  const entry: HistoryEntry = { ...search, date, userStatus: signedIn ? 'logged' : 'not-logged' }
  try {
    storage()?.setItem(HISTORY_KEY, JSON.stringify(withEntry(readSearches(), entry)))
    readSearches()
  } catch {
    // The search goes on without it.
  }
}

/** Deletes every search. */
export const clearSearches = (): void => {
  storage()?.removeItem(HISTORY_KEY)
  readSearches()
}

/** Loads the searches and follows changes by other tabs; returns a function that stops. */
export const watchSearches = (): (() => void) => {
  const watching = new AbortController()
  const { signal: until } = watching
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === HISTORY_KEY) readSearches()
  }
  // The first access to storage waits for another process: not while the widget hydrates.
  const timer = setTimeout(readSearches)
  addEventListener('storage', onStorage, { signal: until })
  addEventListener('pageshow', readSearches, { signal: until })
  return () => {
    clearTimeout(timer)
    watching.abort()
  }
}
