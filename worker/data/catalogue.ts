import { z } from 'zod'
import type { MarketId } from '../../markets/market-id.ts'
import { type AvailableFilters, availableFiltersSchema } from '../../shared/contracts/available-filters.ts'
import { destinationSchema, type TopSellers, topSellersSchema } from '../../shared/contracts/destination.ts'
import { envelope, type PageOf, pageOf } from '../../shared/contracts/envelope.ts'
import type { ListRequest } from '../../shared/contracts/filter-state.ts'
import {
  type FoundTour,
  type FoundTravel,
  foundTourSchema,
  foundTravelSchema,
} from '../../shared/contracts/search-match.ts'
import { travelSchema } from '../../shared/contracts/travel.ts'
import type { CacheEntry, DataContext } from './answer-cache.ts'
import { lenientArray } from './lenient-array.ts'
import { query, read } from './read-catalogue.ts'

const toursResponseSchema = envelope(pageOf(z.unknown()).extend({ data: lenientArray('tours', foundTourSchema) }))
const travelsResponseSchema = envelope(pageOf(z.unknown()).extend({ data: lenientArray('travels', foundTravelSchema) }))
const filtersResponseSchema = envelope(availableFiltersSchema)
const topSellersResponseSchema = envelope(
  topSellersSchema.extend({
    countries: lenientArray('countries', destinationSchema),
    travels: lenientArray('travels', travelSchema),
  }),
)

/** `POST /tours`: one page of departures. */
export const loadTours = (
  context: DataContext,
  market: MarketId,
  request: ListRequest,
): Promise<CacheEntry<PageOf<FoundTour>>> =>
  read(context, 'tours', toursResponseSchema, { path: `/tours?${query(market)}`, body: request })

/** `POST /travels/paginated`: one page of travels, as the search page asks for them (spec section 7). */
export const loadTravels = (
  context: DataContext,
  market: MarketId,
  request: ListRequest,
): Promise<CacheEntry<PageOf<FoundTravel>>> =>
  read(context, 'travels', travelsResponseSchema, { path: `/travels/paginated?${query(market)}`, body: request })

/** `POST /travels`: the travels of a block, narrowed down by the page's query (spec section 7). */
export const loadTravelList = (
  context: DataContext,
  market: MarketId,
  request: ListRequest,
): Promise<CacheEntry<PageOf<FoundTravel>>> =>
  read(context, 'travels', travelsResponseSchema, { path: `/travels?${query(market)}`, body: request })

/** `GET /filters`: what can be filtered by, with counts. */
export const loadFilters = (context: DataContext, market: MarketId): Promise<CacheEntry<AvailableFilters>> =>
  read(context, 'filters', filtersResponseSchema, { path: `/filters?${query(market)}` })

/** `GET /travels/top-sellers`: destination look-up, or the best sellers without a search text. */
export const loadTopSellers = (
  context: DataContext,
  market: MarketId,
  parameters: { search?: string; countries?: string[]; continents?: string[] },
): Promise<CacheEntry<TopSellers>> =>
  read(context, 'top sellers', topSellersResponseSchema, { path: `/travels/top-sellers?${query(market, parameters)}` })
