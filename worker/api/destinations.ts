import { Hono } from 'hono'
import type { DestinationLookup } from '../../shared/contracts/destination-lookup.ts'
import { loadTopSellers } from '../data/catalogue.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { lookupResults } from './lookup-results.ts'

const MAX_SEARCH = 100

/**
 * Destination look-up of the search box. Failures are silent (spec section 8): an empty list with 503, because nobody
 * knows whether there is nothing by that name. Text that is empty after trimming has no results.
 */
export const destinations = new Hono<GatewayApp>().get('/destinations', async (c) => {
  const search = (c.req.query('search') ?? '').trim().slice(0, MAX_SEARCH)
  const market = c.get('market')
  if (search === '') return c.json<DestinationLookup>({ results: [] })
  const found = await loadTopSellers(c.var.visit.data, market.id, { search }).catch(() => null)
  if (found === null) return c.json<DestinationLookup>({ results: [] }, 503)
  return c.json<DestinationLookup>({ results: lookupResults(market, found.value) })
})
