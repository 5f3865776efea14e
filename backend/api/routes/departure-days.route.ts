import { Hono } from 'hono'
import type { DepartureDays } from '../../../shared/contracts/departure-days.ts'
import { listRequestSchema } from '../../../shared/contracts/filter-state.ts'
import { loadDepartureDays } from '../catalogue/departure-days.ts'
import type { Api } from '../env.ts'
import { jsonOk, refuseFields } from '../http/answer.ts'
import { marketSite } from '../http/market-site.ts'

/** POST /tours/days: the days of a calendar. What is no JSON becomes null, which no schema takes. */
export const departureDaysRoute = new Hono<Api>().post('/tours/days', marketSite, async (c) => {
  const filter = listRequestSchema.safeParse(await c.req.json().catch(() => null))
  if (!filter.success) return refuseFields(c, filter.error)
  return jsonOk(c, { days: await loadDepartureDays(c.get('site'), filter.data) } satisfies DepartureDays)
})
