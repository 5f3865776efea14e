import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { DepartureDays } from '../../../shared/contracts/departure-days.ts'
import { continentCodeSchema } from '../../../shared/contracts/destination.ts'
import { listRequestSchema } from '../../../shared/contracts/filter-state.ts'
import { searchCountsRequestSchema } from '../../../shared/contracts/search.ts'
import { MAX_LIST } from '../../../shared/filters/filter-kinds.ts'
import { MAX_TEXT } from '../../../shared/filters/search-text.ts'
import { instantOf } from '../../kit/clock.ts'
import { availableFilters } from '../catalogue/available-filters.ts'
import { searchCounts } from '../catalogue/columns/count-search.ts'
import { searchFacets } from '../catalogue/columns/facets.ts'
import { priceGrid } from '../catalogue/columns/price-grid.ts'
import { coordinatorDetail } from '../catalogue/coordinators.ts'
import { loadDepartureDays } from '../catalogue/departure-days.ts'
import { listTours, listTravels } from '../catalogue/lists.ts'
import { tourDetail } from '../catalogue/tour-detail.ts'
import { travelDetail } from '../catalogue/travel-detail.ts'
import { listPins } from '../catalogue/trip-pins.ts'
import type { Api } from '../env.ts'
import { flightsOf } from '../flights/suggest-flights.ts'
import { jsonBody, jsonError, jsonOk, refuseFields } from '../http/json.ts'
import { nearestCopy, sharedSite } from '../http/market-site.ts'
import { topSellers } from '../lookup/top-sellers.ts'
import type { Site } from '../site.ts'
import { changesSince } from '../sql/changes.ts'

const topSellersQuery = z.object({
  search: z.string().max(MAX_TEXT).default(''),
  countries: z.array(z.string().regex(/^[A-Z]{3}$/, 'must be alpha-3 codes')).max(MAX_LIST),
  continents: z.array(continentCodeSchema).max(MAX_LIST),
})

/** Accepts an absent body as no filter. */
const respond = async <Query, Answer>(
  c: Context<Api>,
  schema: z.ZodType<Query>,
  find: (site: Site, query: Query) => Promise<Answer>,
) => {
  const parsed = schema.safeParse(await jsonBody(c))
  return parsed.success ? jsonOk(c, await find(c.get('site'), parsed.data)) : refuseFields(c, parsed.error)
}

const changesQuery = z.object({ since: z.coerce.number().int().nonnegative() })

export const catalogueRoute = new Hono<Api>()
  .get('/changes', async (c) => {
    const query = changesQuery.safeParse(c.req.query())
    return query.success
      ? jsonOk(c, await changesSince(nearestCopy(c), query.data.since))
      : refuseFields(c, query.error)
  })
  .get('/filters', sharedSite, async (c) => jsonOk(c, await availableFilters(c.get('site'))))
  .get('/coordinators/show', sharedSite, async (c) => {
    const coordinator = await coordinatorDetail(c.get('site'), c.req.query('slug') ?? '')
    return coordinator
      ? jsonOk(c, coordinator)
      : jsonError(c, 404, 'coordinator_not_found', 'no coordinator has this slug')
  })
  .get('/tours/show', sharedSite, async (c) => {
    const instant = instantOf(c.env)
    const tour = await tourDetail(c.get('site'), c.req.query('slug') ?? '', c.req.query('tour') ?? '', instant)
    return tour ? jsonOk(c, tour) : jsonError(c, 404, 'tour_not_found', 'no departure of this travel has this code')
  })
  .get('/flights', sharedSite, async (c) => {
    const flights = await flightsOf(c.get('site'), c.req.query('tour') ?? '')
    return flights ? jsonOk(c, flights) : jsonError(c, 404, 'tour_not_found', 'no departure has this id')
  })
  .get('/travels/top-sellers', sharedSite, async (c) => {
    const query = topSellersQuery.safeParse({
      search: c.req.query('search'),
      countries: c.req.queries('countries[]') ?? [],
      continents: c.req.queries('continents[]') ?? [],
    })
    return query.success ? jsonOk(c, await topSellers(c.get('site'), query.data)) : refuseFields(c, query.error)
  })
  .get('/travels/show', sharedSite, async (c) => {
    const travel = await travelDetail(c.get('site'), c.req.query('slug') ?? '')
    return travel ? jsonOk(c, travel) : jsonError(c, 404, 'travel_not_found', 'no travel has this slug')
  })
  .post('/tours/days', sharedSite, async (c) => {
    const filter = listRequestSchema.safeParse(await jsonBody(c))
    if (!filter.success) return refuseFields(c, filter.error)
    return jsonOk(c, { days: await loadDepartureDays(c.get('site'), filter.data) } satisfies DepartureDays)
  })
  .post('/tours', sharedSite, (c) => respond(c, listRequestSchema, listTours))
  .post('/tours/facets', sharedSite, (c) =>
    respond(c, listRequestSchema, (site, filter) => searchFacets(site, filter, 'tours')),
  )
  .post('/tours/price-grid', sharedSite, (c) => respond(c, listRequestSchema, priceGrid))
  .post('/travels', sharedSite, (c) => respond(c, listRequestSchema, listTravels))
  .post('/travels/paginated', sharedSite, (c) => respond(c, listRequestSchema, listTravels))
  .post('/travels/pins', sharedSite, (c) => respond(c, listRequestSchema, listPins))
  .post('/travels/facets', sharedSite, (c) =>
    respond(c, listRequestSchema, (site, filter) => searchFacets(site, filter, 'travels')),
  )
  .post('/search/counts', sharedSite, (c) => respond(c, searchCountsRequestSchema, searchCounts))
