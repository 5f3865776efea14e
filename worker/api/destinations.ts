import { Hono } from 'hono'
import type { DestinationLookup } from '../../shared/contracts/destination-lookup.ts'
import { loadTopSellers } from '../data/catalogue.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { lookupResults } from './lookup-results.ts'

const MAX_SEARCH = 100

/** Fails silently, with an empty list (spec section 8). */
export const destinations = new Hono<GatewayApp>().get('/destinations', async (c) => {
  const search = (c.req.query('search') ?? '').trim().slice(0, MAX_SEARCH)
  const market = c.get('market')
  if (search === '') return c.json<DestinationLookup>({ results: [] })
  const found = await loadTopSellers(c.var.visit.data, market.id, { search }).catch(() => null)
  if (found === null) return c.json<DestinationLookup>({ results: [] }, 503)
  return c.json<DestinationLookup>({ results: lookupResults(market, found.value) })
})
