import { hc } from 'hono/client'
import * as z from 'zod/mini'
import { type SearchOptions, searchOptionsSchema } from '../../../shared/contracts/search-options.ts'
import type { StorefrontApi } from '../../../worker/api/api.ts'

// Without this zod would try to build functions from strings, which the CSP forbids and reports.
z.config({ jitless: true })

const api = hc<StorefrontApi>('/api')

/** What the widget offers, for pages that do not carry it. Failures are silent: null. */
export const fetchOptions = async (fetchAnswer: typeof fetch = fetch): Promise<SearchOptions | null> => {
  try {
    const answer = await api['search-options'].$get({}, { fetch: fetchAnswer })
    return answer.ok ? searchOptionsSchema.parse(await answer.json()) : null
  } catch {
    return null
  }
}
