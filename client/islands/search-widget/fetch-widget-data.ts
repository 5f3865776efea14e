import { hc } from 'hono/client'
import * as z from 'zod/mini'
import { type CalendarDay, calendarDaysSchema } from '../../../shared/contracts/calendar-days.ts'
import { type SearchOptions, searchOptionsSchema } from '../../../shared/contracts/search-options.ts'
import type { StorefrontApi } from '../../../worker/api/api.ts'

// Without this zod would try to build functions from strings, which the CSP forbids and reports.
z.config({ jitless: true })

const api = hc<StorefrontApi>('/api')

/** A filter's query as the calendar asks by it, and the currency of its prices. */
export type DaysQuery = Readonly<Record<string, string>>

/** Days with departures behind a filter. Failures are silent (spec section 8): no days. */
export const fetchDays = async (
  query: DaysQuery,
  signal: AbortSignal,
  fetchAnswer: typeof fetch = fetch,
): Promise<readonly CalendarDay[]> => {
  try {
    const answer = await api['departure-days'].$get({ query }, { fetch: fetchAnswer, init: { signal } })
    return answer.ok ? calendarDaysSchema.parse(await answer.json()).days : []
  } catch {
    return []
  }
}

/** What the widget offers, for pages that do not carry it. Failures are silent: null. */
export const fetchOptions = async (fetchAnswer: typeof fetch = fetch): Promise<SearchOptions | null> => {
  try {
    const answer = await api['search-options'].$get({}, { fetch: fetchAnswer })
    return answer.ok ? searchOptionsSchema.parse(await answer.json()) : null
  } catch {
    return null
  }
}
