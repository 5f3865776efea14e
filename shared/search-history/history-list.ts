import { type HistoryEntry, historyEntry, isWorthStoring } from './history-entry.ts'

/** Spec section 9: local storage under one key, at most 100 entries, four shown unless asked otherwise. */
export const HISTORY_KEY = 'search-history'
export const MAX_ENTRIES = 100
const SHOWN = 4

/** The history in a stored text, latest first. What is corrupt or somebody else's is left out; it never throws. */
export const readHistory = (text: string | null): HistoryEntry[] => {
  const parsed = parse(text ?? '[]')
  if (!Array.isArray(parsed)) return []
  return tidy(parsed.map(historyEntry).filter((entry) => entry !== null))
}

/** The history with one more search; the same when that says nothing worth remembering. */
export const withEntry = (history: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] =>
  isWorthStoring(entry.values) ? tidy([entry, ...history]) : [...history]

/** The latest searches. */
export const recentSearches = (history: readonly HistoryEntry[], count = SHOWN): HistoryEntry[] =>
  history.slice(0, count)

/** Latest first; of searches for the same place and days only the latest; no more than there is room for. */
const tidy = (entries: readonly HistoryEntry[]): HistoryEntry[] => {
  const seen = new Set<string>()
  return [...entries]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .filter(({ values: { destinationName, params } }) => {
      const key = [destinationName.trim().toUpperCase(), params.dateFrom, params.dateTo].join('|')
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, MAX_ENTRIES)
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
