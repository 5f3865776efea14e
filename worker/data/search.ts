import type { MarketId } from '../../markets/market-id.ts'
import { envelope } from '../../shared/contracts/envelope.ts'
import type { ListRequest } from '../../shared/contracts/filter-state.ts'
import {
  type SearchCounts,
  type SearchCountsRequest,
  searchCountsSchema,
} from '../../shared/contracts/search-counts.ts'
import { type SearchFacets, searchFacetsSchema } from '../../shared/contracts/search-facets.ts'
import { type SearchPriceGrid, searchPriceGridSchema } from '../../shared/contracts/search-price-grid.ts'
import type { CacheEntry, DataContext } from './answer-cache.ts'
import { query, read } from './read-catalogue.ts'

const facetsResponseSchema = envelope(searchFacetsSchema)
const countsResponseSchema = envelope(searchCountsSchema)
const priceGridResponseSchema = envelope(searchPriceGridSchema)

/** All of them speak of departures: a changed one makes them as outdated as the lists. */
const TAGS = ['tours', 'travels']

/** `POST /tours/facets` or `/travels/facets`: what each option of each filter would leave. */
export const loadFacets = (
  context: DataContext,
  market: MarketId,
  tab: 'tours' | 'travels',
  request: ListRequest,
): Promise<CacheEntry<SearchFacets>> =>
  read(context, 'facets', facetsResponseSchema, { path: `/${tab}/facets?${query(market)}`, body: request }, TAGS)

/** `POST /search/counts`: how much each of up to sixteen filters leaves. */
export const loadSearchCounts = (
  context: DataContext,
  market: MarketId,
  request: SearchCountsRequest,
): Promise<CacheEntry<SearchCounts>> =>
  read(context, 'search counts', countsResponseSchema, { path: `/search/counts?${query(market)}`, body: request }, TAGS)

/** `POST /tours/price-grid`: departures and lowest prices by month and length. */
export const loadPriceGrid = (
  context: DataContext,
  market: MarketId,
  request: ListRequest,
): Promise<CacheEntry<SearchPriceGrid>> =>
  read(
    context,
    'price grid',
    priceGridResponseSchema,
    { path: `/tours/price-grid?${query(market)}`, body: request },
    TAGS,
  )
