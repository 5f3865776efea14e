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
import type { DataContext, Loaded } from './answer-cache.ts'
import { query, read } from './read-catalogue.ts'
import { tolerantList } from './tolerant-list.ts'

const toursDoor = envelope(pageOf(z.unknown()).extend({ data: tolerantList('tours', foundTourSchema) }))
const travelsDoor = envelope(pageOf(z.unknown()).extend({ data: tolerantList('travels', foundTravelSchema) }))
const filtersDoor = envelope(availableFiltersSchema)
const topSellersDoor = envelope(
  topSellersSchema.extend({
    countries: tolerantList('countries', destinationSchema),
    travels: tolerantList('travels', travelSchema),
  }),
)

/** `POST /tours`: one page of departures. */
export const loadTours = (
  context: DataContext,
  market: MarketId,
  request: ListRequest,
): Promise<Loaded<PageOf<FoundTour>>> =>
  read(context, 'tours', toursDoor, { path: `/tours?${query(market)}`, body: request })

/** `POST /travels/paginated`: one page of travels, as the search page asks for them (spec section 7). */
export const loadTravels = (
  context: DataContext,
  market: MarketId,
  request: ListRequest,
): Promise<Loaded<PageOf<FoundTravel>>> =>
  read(context, 'travels', travelsDoor, { path: `/travels/paginated?${query(market)}`, body: request })

/** `POST /travels`: the travels of a block, narrowed down by the page's query (spec section 7). */
export const loadTravelList = (
  context: DataContext,
  market: MarketId,
  request: ListRequest,
): Promise<Loaded<PageOf<FoundTravel>>> =>
  read(context, 'travels', travelsDoor, { path: `/travels?${query(market)}`, body: request })

/** `GET /filters`: what can be filtered by, with counts. */
export const loadFilters = (context: DataContext, market: MarketId): Promise<Loaded<AvailableFilters>> =>
  read(context, 'filters', filtersDoor, { path: `/filters?${query(market)}` })

/** `GET /travels/top-sellers`: destination look-up, or the best sellers without a search text. */
export const loadTopSellers = (
  context: DataContext,
  market: MarketId,
  parameters: { search?: string; countries?: string[]; continents?: string[] },
): Promise<Loaded<TopSellers>> =>
  read(context, 'top sellers', topSellersDoor, { path: `/travels/top-sellers?${query(market, parameters)}` })
