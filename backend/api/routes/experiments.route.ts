import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { marketIdSchema } from '../../../markets/market-id.ts'

import type { Api } from '../env.ts'
import { countExperiment, listCounted } from '../experiments/count-experiments.ts'
import { readEvents, storeEvents } from '../experiments/store-events.ts'
import { requireStorefrontToken } from '../http/authorization.ts'
import { jsonBody, jsonError, jsonOk } from '../http/json.ts'

const MAX_EVENTS = 100
const endSchema = z.iso.datetime({ precision: 3 }).nullable()
const sentSchema = z.object({ events: z.array(z.unknown()).max(MAX_EVENTS) })

/** Accepts events where there is no queue, and bookings, of which the storefront asks whether they are kept. */
export const experimentsRoute = new Hono<Api>()
  .use(requireStorefrontToken)
  .post('/events', async (c) => {
    const sent = sentSchema.safeParse(await jsonBody(c))
    if (!sent.success) return jsonError(c, 422, 'invalid_fields', `events: a list of at most ${MAX_EVENTS}`)
    const events = readEvents(sent.data.events)
    return jsonOk(c, { kept: await storeEvents(c.env.EVENTS_DB, events) })
  })
  .get('/', async (c) => jsonOk(c, await listCounted(c.env.EVENTS_DB)))
  .get('/counts', async (c) => {
    const market = marketOf(c)
    if (market === undefined) return jsonError(c, 400, 'unknown_market', 'there is no such market')
    const end = endSchema.safeParse(c.req.query('end') ?? null)
    if (!end.success) return jsonError(c, 400, 'no_instant', 'end: an instant such as 2027-01-15T10:00:00.000Z')
    return jsonOk(c, await countExperiment(c.env.EVENTS_DB, c.req.query('experiment') ?? '', market, end.data))
  })

const marketOf = (c: Context<Api>): string | null | undefined => {
  const market = c.req.query('market')
  return market === undefined ? null : marketIdSchema.safeParse(market).data
}
