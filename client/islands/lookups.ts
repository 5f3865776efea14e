import { hc } from 'hono/client'
import * as z from 'zod/mini'
import { type CalendarDay, calendarDaysSchema } from '../../shared/contracts/calendar-days.ts'
import { destinationLookupSchema } from '../../shared/contracts/destination-lookup.ts'
import { type SearchOptions, searchOptionsSchema } from '../../shared/contracts/search-options.ts'
import type { StorefrontApi } from '../../worker/api/api.ts'
import { callApi, jsonReader } from '../call-api.ts'

// zod would otherwise build functions from strings, which the CSP forbids and reports.
z.config({ jitless: true })

const api = hc<StorefrontApi>('/api')

/** Finds places and travels by name; null on failure. */
export const findDestinations = async (search: string, signal: AbortSignal) => {
  const result = await callApi(
    (until) => api.destinations.$get({ query: { search } }, { init: { signal: until } }),
    jsonReader(destinationLookupSchema.parse),
    signal,
  )
  return result.outcome === 'done' ? result.value.results : null
}

export type DaysQuery = Readonly<Record<string, string>>

/** Fetches days with departures by filter; empty on failure. */
export const fetchDays = async (query: DaysQuery, signal: AbortSignal): Promise<readonly CalendarDay[]> => {
  const result = await callApi(
    (until) => api['departure-days'].$get({ query }, { init: { signal: until } }),
    jsonReader(calendarDaysSchema.parse),
    signal,
  )
  return result.outcome === 'done' ? result.value.days : []
}

/** Fetches the widget's options, for pages without them; null on failure. */
export const fetchOptions = async (): Promise<SearchOptions | null> => {
  const result = await callApi(
    (signal) => api['search-options'].$get({}, { init: { signal } }),
    jsonReader(searchOptionsSchema.parse),
  )
  return result.outcome === 'done' ? result.value : null
}
