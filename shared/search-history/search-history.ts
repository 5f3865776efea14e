import type { IsoDate } from '../contracts/iso-date.ts'
import { isIsoDay } from '../dates/iso-days.ts'
import { isRecord } from '../json/is-record.ts'
import { keyOf } from '../keys/key-of.ts'

/** A search of this browser (spec section 3); never sent to a server. */
export type HistoryEntry = {
  /** ISO 8601 in UTC. */
  date: string
  userStatus: 'logged' | 'not-logged'
  values: {
    destinationName: string
    params: { dateFrom: IsoDate | null; dateTo: IsoDate | null }
    /** Tracking parameters. */
    gtm: Readonly<Record<string, string>>
  }
  title: string
  description: string
  /** Path and query. */
  url: string
}

/** Spec section 5. */
export const isWorthStoring = ({ destinationName, params }: HistoryEntry['values']): boolean =>
  destinationName.trim() !== '' || params.dateFrom !== null || params.dateTo !== null

/** Parses an entry; null for invalid values. */
export const historyEntry = (value: unknown): HistoryEntry | null => {
  if (!isRecord(value) || !isRecord(value.values) || !isRecord(value.values.params)) return null
  const { date, userStatus, title, description, url } = value
  const { destinationName, params, gtm } = value.values
  if (!isText(date) || !isText(title) || !isText(description) || !isText(destinationName) || !isOwnPath(url))
    return null
  if (userStatus !== 'logged' && userStatus !== 'not-logged') return null
  const { dateFrom = null, dateTo = null } = params
  if (!isDayOrNull(dateFrom) || !isDayOrNull(dateTo)) return null
  return {
    date,
    userStatus,
    values: { destinationName, params: { dateFrom, dateTo }, gtm: textsOf(gtm) },
    title,
    description,
    url,
  }
}

const MAX_TEXT = 500
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT
const isDayOrNull = (value: unknown): value is IsoDate | null => value === null || isIsoDay(value)
/** Other scripts may write to the storage: only paths of this site become links. */
const isOwnPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])[^\s\\]*$/.test(value)
const textsOf = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((pair): pair is [string, string] => isText(pair[1])))
    : {}

/** Spec section 9. */
export const HISTORY_KEY = 'search-history'
const MAX_ENTRIES = 100
const SHOWN = 4

/** Parses stored history, latest first, without invalid entries. Never throws. */
export const readHistory = (text: string | null): HistoryEntry[] => {
  const parsed = parse(text ?? '[]')
  if (!Array.isArray(parsed)) return []
  return tidy(parsed.map(historyEntry).filter((entry) => entry !== null))
}

export const withEntry = (history: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] =>
  isWorthStoring(entry.values) ? tidy([entry, ...history]) : [...history]

export const recentSearches = (history: readonly HistoryEntry[], count = SHOWN): HistoryEntry[] =>
  history.slice(0, count)

/** Latest first, without duplicates of place and dates, up to the limit. */
const tidy = (entries: readonly HistoryEntry[]): HistoryEntry[] => {
  const seen = new Set<string>()
  return [...entries]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .filter(({ values: { destinationName, params } }) => {
      const key = keyOf(destinationName.trim().toUpperCase(), params.dateFrom, params.dateTo)
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
