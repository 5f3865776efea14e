import type { MarketId } from '../../markets/market-id.ts'
import { departureDaysSchema } from '../../shared/contracts/departure-days.ts'
import type { ListRequest } from '../../shared/contracts/filter-state.ts'
import { lazySchema } from '../../shared/contracts/lazy-schema.ts'
import {
  type SearchCountsRequest,
  searchCountsSchema,
  searchFacetsSchema,
  searchPriceGridSchema,
} from '../../shared/contracts/search.ts'
import { tripPinSchema, tripPinsSchema } from '../../shared/contracts/trip-pins.ts'
import { query } from './endpoint.ts'
import { interned } from './interned.ts'
import { lenientArray } from './lenient-array.ts'
import { type DataContext, loadCached } from './public-client.ts'

const facetsSchema = interned(searchFacetsSchema)

/** `POST /tours/facets` or `/travels/facets`: result counts of each option of each filter. */
export const loadFacets = (context: DataContext, market: MarketId, tab: 'tours' | 'travels', request: ListRequest) =>
  loadCached(context, {
    name: 'facets',
    path: `/${tab}/facets?${query(market)}`,
    body: request,
    data: facetsSchema,
    tags: ['tours'],
  })

/** `POST /search/counts`: result counts of up to sixteen filters. */
export const loadSearchCounts = (context: DataContext, market: MarketId, request: SearchCountsRequest) =>
  loadCached(context, {
    name: 'search counts',
    path: `/search/counts?${query(market)}`,
    body: request,
    data: searchCountsSchema,
    tags: ['tours'],
  })

/** `POST /tours/price-grid`: departures and lowest prices by month and length. */
export const loadPriceGrid = (context: DataContext, market: MarketId, request: ListRequest) =>
  loadCached(context, {
    name: 'price grid',
    path: `/tours/price-grid?${query(market)}`,
    body: request,
    data: searchPriceGridSchema,
    tags: ['tours'],
  })

const pinsSchema = lazySchema(() =>
  tripPinsSchema.unwrap().extend({ pins: lenientArray('pins', interned(tripPinSchema)) }),
)

/** `POST /travels/pins`: all travels of a filter on a map. */
export const loadPins = (context: DataContext, market: MarketId, request: ListRequest) =>
  loadCached(context, {
    name: 'pins',
    path: `/travels/pins?${query(market)}`,
    body: request,
    data: pinsSchema,
    tags: ['tours'],
  })

/** `POST /tours/days`: days on which departures of a filter start. */
export const loadDepartureDays = (context: DataContext, market: MarketId, request: ListRequest) =>
  loadCached(context, {
    name: 'departure days',
    path: `/tours/days?${query(market)}`,
    body: request,
    data: departureDaysSchema,
    tags: ['tours'],
  })
