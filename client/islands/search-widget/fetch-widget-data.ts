import { hc } from 'hono/client'
import * as z from 'zod/mini'
import { type CalendarDay, calendarDaysSchema } from '../../../shared/contracts/calendar-days.ts'
import { type SearchOptions, searchOptionsSchema } from '../../../shared/contracts/search-options.ts'
import type { StorefrontApi } from '../../../worker/api/api.ts'

// zod would otherwise build functions from strings, which the CSP forbids and reports.
z.config({ jitless: true })

const api = hc<StorefrontApi>('/api')

export type DaysQuery = Readonly<Record<string, string>>

/** Fetches days with departures by filter; empty on failure. */
export const fetchDays = async (
  query: DaysQuery,
  signal: AbortSignal,
  fetchResponse: typeof fetch = fetch,
): Promise<readonly CalendarDay[]> => {
  try {
    const response = await api['departure-days'].$get({ query }, { fetch: fetchResponse, init: { signal } })
    return response.ok ? calendarDaysSchema.parse(await response.json()).days : []
  } catch {
    return []
  }
}

/** Fetches the widget's options, for pages without them; null on failure. */
export const fetchOptions = async (fetchResponse: typeof fetch = fetch): Promise<SearchOptions | null> => {
  try {
    const response = await api['search-options'].$get({}, { fetch: fetchResponse })
    return response.ok ? searchOptionsSchema.parse(await response.json()) : null
  } catch {
    return null
  }
}
