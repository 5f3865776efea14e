import { hc } from 'hono/client'
import * as z from 'zod/mini'
import { destinationLookupSchema } from '../../../shared/contracts/destination-lookup.ts'
import type { StorefrontApi } from '../../../worker/api/api.ts'
import type { LookupResult } from './lookup-state.ts'

// Without this zod would try to build functions from strings, which the CSP forbids and reports.
z.config({ jitless: true })

const api = hc<StorefrontApi>('/api')

/** Asks the storefront for places and travels by that name. Failures are silent (spec section 8): null, no verdict. */
export const findDestinations = async (
  search: string,
  signal: AbortSignal,
  fetchAnswer: typeof fetch = fetch,
): Promise<readonly LookupResult[] | null> => {
  try {
    const answer = await api.destinations.$get({ query: { search } }, { fetch: fetchAnswer, init: { signal } })
    return answer.ok ? destinationLookupSchema.parse(await answer.json()).results : null
  } catch {
    return null
  }
}
