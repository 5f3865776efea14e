import * as z from 'zod/mini'
import type { DaysQuery } from '../../shared/contracts/browser-api.ts'
import { type CalendarDay, calendarDaysSchema } from '../../shared/contracts/calendar-days.ts'
import { destinationLookupSchema } from '../../shared/contracts/destination-lookup.ts'
import { type SearchOptions, searchOptionsSchema } from '../../shared/contracts/search-options.ts'
import { getJson } from '../call-api.ts'
import { jsonReader } from '../checked-call.ts'

// zod would otherwise build functions from strings, which the CSP forbids and reports.
z.config({ jitless: true })

/** Finds places and travels by name; null on failure. */
export const findDestinations = async (search: string, signal: AbortSignal) => {
  const result = await getJson('/api/destinations', { search }, jsonReader(destinationLookupSchema.parse), { signal })
  return result.outcome === 'done' ? result.value.results : null
}

/** Fetches days with departures by filter; empty on failure. */
export const fetchDays = async (query: DaysQuery, signal: AbortSignal): Promise<readonly CalendarDay[]> => {
  const result = await getJson('/api/departure-days', query, jsonReader(calendarDaysSchema.parse), { signal })
  return result.outcome === 'done' ? result.value.days : []
}

/** Fetches the widget's options, for pages without them; null on failure. */
export const fetchOptions = async (): Promise<SearchOptions | null> => {
  const result = await getJson('/api/search-options', {}, jsonReader(searchOptionsSchema.parse), { isBackground: true })
  return result.outcome === 'done' ? result.value : null
}
