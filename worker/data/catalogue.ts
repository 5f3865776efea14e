import type { z } from 'zod'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { availableFiltersSchema } from '../../shared/contracts/available-filters.ts'
import { destinationSchema, topSellersSchema } from '../../shared/contracts/destination.ts'
import type { ListRequest } from '../../shared/contracts/filter-state.ts'
import { lazySchema } from '../../shared/contracts/lazy-schema.ts'
import {
  type FoundTravel,
  foundTourSchema,
  foundToursSchema,
  foundTravelSchema,
  foundTravelsSchema,
} from '../../shared/contracts/search.ts'
import { travelSchema } from '../../shared/contracts/travel.ts'
import { addDays, isoDayOf } from '../../shared/dates/iso-days.ts'
import { groupLanguageOf } from '../../shared/tours/group-language.ts'
import { query } from './endpoint.ts'
import { interned } from './interned.ts'
import { lenientArray } from './lenient-array.ts'
import { type DataContext, loadCached, loadUncached, valueOrNull } from './public-client.ts'

const toursSchema = lazySchema(() =>
  foundToursSchema.unwrap().extend({ data: lenientArray('tours', interned(foundTourSchema)) }),
)
const travelsSchema = lazySchema(() =>
  foundTravelsSchema.unwrap().extend({ data: lenientArray('travels', interned(foundTravelSchema)) }),
)
const filtersSchema = interned(availableFiltersSchema)
const topSellersResponseSchema = lazySchema(() =>
  topSellersSchema.unwrap().extend({
    countries: lenientArray('countries', destinationSchema),
    travels: lenientArray('travels', interned(travelSchema)),
  }),
)

const travelsOfTours = ({ data }: z.output<typeof toursSchema>) => data.map(({ travel }) => travel)

const toursEndpoint = (market: MarketId, request: ListRequest) =>
  ({
    name: 'tours',
    path: `/tours?${query(market)}`,
    body: request,
    data: toursSchema,
    tags: ['tours'],
    travelsIn: travelsOfTours,
  }) as const

/** `POST /tours`: one page of departures. */
export const loadTours = (context: DataContext, market: MarketId, request: ListRequest) =>
  loadCached(context, toursEndpoint(market, request))

/** Reads departures as pages do, but without the cache. Throws UpstreamError. */
export const probeTours = (context: DataContext, market: MarketId) =>
  loadUncached(context, toursEndpoint(market, { perPage: PROBED }))

/** Departures that are checked one by one, so that pages show those that keep their contract. */
const PROBED = 5

/** `POST /travels/paginated`: one page of travels for the search page (spec section 7). */
export const loadTravels = (context: DataContext, market: MarketId, request: ListRequest) =>
  loadCached(context, {
    name: 'travels',
    path: `/travels/paginated?${query(market)}`,
    body: request,
    data: travelsSchema,
    tags: ['tours'],
    travelsIn: ({ data }) => data,
  })

/** `POST /travels`: a block's travels, filtered by the page's query (spec section 7). */
export const loadTravelList = (context: DataContext, market: MarketId, request: ListRequest) =>
  loadCached(context, {
    name: 'travels',
    path: `/travels?${query(market)}`,
    body: request,
    data: travelsSchema,
    tags: ['tours'],
    travelsIn: ({ data }) => data,
  })

/** `GET /filters`: available filters, with counts. */
export const loadFilters = (context: DataContext, market: MarketId) =>
  loadCached(context, {
    name: 'filters',
    path: `/filters?${query(market)}`,
    data: filtersSchema,
    tags: ['tours'],
  })

/** `GET /travels/top-sellers`: destination lookup, or the best sellers without a search text. */
export const loadTopSellers = (
  context: DataContext,
  market: MarketId,
  parameters: { search?: string; countries?: string[]; continents?: string[] },
) =>
  loadCached(context, {
    name: 'top sellers',
    path: `/travels/top-sellers?${query(market, parameters)}`,
    data: topSellersResponseSchema,
    tags: ['tours'],
    travelsIn: ({ travels }) => travels,
    isRare: parameters.search !== undefined,
  })

const NO_TRAVELS: readonly FoundTravel[] = []
const SUGGESTED = {
  perPage: 3,
  status: ['PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED', 'ALMOST_FULL'],
} satisfies ListRequest
const SUGGESTED_DAYS = 122

/**
 * Best sellers with a bookable departure in the next months, for pages that have nothing else: those with groups in the
 * market's language, if there are enough; the same empty list when the back end fails. One response a market and day
 * serves all pages, also those with a query.
 */
export const loadSuggestedTravels = async (context: DataContext, market: MarketId): Promise<readonly FoundTravel[]> => {
  const today = isoDayOf(context.config.now())
  const load = async (groupLanguage?: ListRequest['groupLanguage']) => {
    const dates = { dateFrom: addDays(today, 1), dateTo: addDays(today, SUGGESTED_DAYS) }
    const request = { ...SUGGESTED, ...dates, groupLanguage }
    return (await valueOrNull(loadTravels({ ...context, isRare: false }, market, request)))?.data
  }
  const language = groupLanguageOf(markets[market])
  const own = await load(language && [language])
  return (own !== undefined && own.length < SUGGESTED.perPage ? await load() : own) ?? NO_TRAVELS
}
