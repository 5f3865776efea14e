import { Hono } from 'hono'
import type { QueryOf, ResponseOf } from '../../shared/contracts/browser-api.ts'
import { loadTopSellers } from '../data/catalogue.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { lookupResults } from './lookup-results.ts'

type Call = 'GET /api/destinations'

const MAX_SEARCH = 100

/** Fails silently, with an empty list (spec section 8). */
export const destinations = new Hono<GatewayApp>().get('/destinations', async (c) => {
  const query: Partial<QueryOf<Call>> = c.req.query()
  const search = (query.search ?? '').trim().slice(0, MAX_SEARCH)
  const market = c.get('market')
  if (search === '') return c.json<ResponseOf<Call>>({ results: [] })
  const found = await loadTopSellers(c.var.visit.data, market.id, { search }).catch(() => null)
  if (found === null) return c.json<ResponseOf<Call>>({ results: [] }, 503)
  return c.json<ResponseOf<Call>>({ results: lookupResults(market, found.value) })
})
