import { computed, signal } from '@preact/signals-react'
import {
  HISTORY_KEY,
  type HistoryEntry,
  readHistory,
  recentSearches,
  withEntry,
} from '../../shared/search-history/search-history.ts'
import { storageOf } from '../boot/form-snapshot.ts'

const storage = () => storageOf('localStorage')

const MAX_SHOWN = 5

/** Latest first; empty until watched. */
const searches = signal<readonly HistoryEntry[]>([])

export const shownSearches = computed(() => recentSearches(searches.value, MAX_SHOWN))

const readSearches = (): HistoryEntry[] => {
  const found = readHistory(storage()?.getItem(HISTORY_KEY) ?? null)
  if (searches.peek().length + found.length > 0) searches.value = found
  return found
}

export const recordSearch = (search: Omit<HistoryEntry, 'date' | 'userStatus'>, now: () => number = Date.now): void => {
  const signedIn = document.documentElement.dataset.signedIn === 'true'
  const date = new Date(now()).toISOString()
  const entry: HistoryEntry = { ...search, date, userStatus: signedIn ? 'logged' : 'not-logged' }
  try {
    storage()?.setItem(HISTORY_KEY, JSON.stringify(withEntry(readSearches(), entry)))
    readSearches()
  } catch {
    // Storage is full.
  }
}

export const clearSearches = (): void => {
  storage()?.removeItem(HISTORY_KEY)
  readSearches()
}

/** Loads the searches and follows changes by other tabs. */
export const watchSearches = (): (() => void) => {
  const watching = new AbortController()
  const { signal: until } = watching
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === HISTORY_KEY) readSearches()
  }
  // Deferred: the first access to storage blocks on another process.
  const timer = setTimeout(readSearches)
  addEventListener('storage', onStorage, { signal: until })
  addEventListener('pageshow', readSearches, { signal: until })
  return () => {
    clearTimeout(timer)
    watching.abort()
  }
}
