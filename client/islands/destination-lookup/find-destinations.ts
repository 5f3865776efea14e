import { hc } from 'hono/client'
import * as z from 'zod/mini'
import { destinationLookupSchema } from '../../../shared/contracts/destination-lookup.ts'
import type { StorefrontApi } from '../../../worker/api/api.ts'
import type { LookupResult } from './lookup-state.ts'

// zod would otherwise build functions from strings, which the CSP forbids and reports.
z.config({ jitless: true })

const api = hc<StorefrontApi>('/api')

/** Looks up places and travels by name; null on failure. */
export const findDestinations = async (
  search: string,
  signal: AbortSignal,
  fetchResponse: typeof fetch = fetch,
): Promise<readonly LookupResult[] | null> => {
  try {
    const response = await api.destinations.$get({ query: { search } }, { fetch: fetchResponse, init: { signal } })
    return response.ok ? destinationLookupSchema.parse(await response.json()).results : null
  } catch {
    return null
  }
}
