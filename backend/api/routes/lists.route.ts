import { type Context, Hono } from 'hono'
import { type ListRequest, listRequestSchema } from '../../../shared/contracts/filter-state.ts'
import { listTours } from '../catalogue/tour-list.ts'
import { listTravels } from '../catalogue/travel-list.ts'
import type { Api } from '../env.ts'
import { refuseFields, succeed } from '../http/answer.ts'
import { marketSite } from '../http/market-site.ts'
import type { Site } from '../site.ts'

/** POST /tours, /travels and /travels/paginated: one page of what a filter leaves. No body means no filter. */
export const listsRoute = new Hono<Api>()
  .post('/tours', marketSite, (c) => list(c, listTours))
  .post('/travels', marketSite, (c) => list(c, listTravels))
  .post('/travels/paginated', marketSite, (c) => list(c, listTravels))

async function list<T>(c: Context<Api>, load: (site: Site, filter: ListRequest) => Promise<T>) {
  const filter = listRequestSchema.safeParse(await jsonBody(c))
  return filter.success ? succeed(c, await load(c.get('site'), filter.data)) : refuseFields(c, filter.error)
}

/** What is no JSON becomes null, which no schema takes. */
async function jsonBody(c: Context<Api>): Promise<unknown> {
  const text = await c.req.text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
