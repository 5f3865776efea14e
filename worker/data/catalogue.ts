import { z } from 'zod'
import type { MarketId } from '../../markets/market-id.ts'
import { type AvailableFilters, availableFiltersSchema } from '../../shared/contracts/available-filters.ts'
import { destinationSchema, type TopSellers, topSellersSchema } from '../../shared/contracts/destination.ts'
import { envelope, type PageOf, pageOf } from '../../shared/contracts/envelope.ts'
import type { ListRequest } from '../../shared/contracts/filter-state.ts'
import { type Tour, tourSchema } from '../../shared/contracts/tour.ts'
import {
  reviewSchema,
  type Travel,
  type TravelDetail,
  travelDetailSchema,
  travelSchema,
} from '../../shared/contracts/travel.ts'
import { type DataContext, type Loaded, load } from './answer-cache.ts'
import type { DataCall } from './data-policy.ts'
import { tolerantList, withDrops } from './tolerant-list.ts'

const toursDoor = envelope(pageOf(z.unknown()).extend({ data: tolerantList('tours', tourSchema) }))
const travelsDoor = envelope(pageOf(z.unknown()).extend({ data: tolerantList('travels', travelSchema) }))
const filtersDoor = envelope(availableFiltersSchema)
const topSellersDoor = envelope(
  topSellersSchema.extend({
    countries: tolerantList('countries', destinationSchema),
    travels: tolerantList('travels', travelSchema),
  }),
)
const travelDoor = envelope(
  travelDetailSchema.extend({
    departures: tolerantList('departures', tourSchema),
    reviews: tolerantList('reviews', reviewSchema),
    related: tolerantList('related', travelSchema),
  }),
)

const read = <T>(
  context: DataContext,
  name: DataCall,
  door: z.ZodType<{ data: T }>,
  call: { path: string; body?: unknown },
) =>
  load<T>(context, {
    call: { name, method: call.body === undefined ? 'GET' : 'POST', ...call },
    tags: [name],
    parse: (_status, json) =>
      withDrops(
        () => door.parse(json).data,
        (dropped) => context.log.dropped.push(...dropped),
      ),
  })

const query = (market: MarketId, parameters: Record<string, string | string[] | undefined> = {}): string => {
  const search = new URLSearchParams({ market })
  for (const [key, value] of Object.entries(parameters)) {
    if (Array.isArray(value)) for (const each of value) search.append(`${key}[]`, each)
    else if (value !== undefined) search.set(key, value)
  }
  return search.toString()
}

/** `POST /tours`: one page of departures. */
export const loadTours = (
  context: DataContext,
  market: MarketId,
  request: ListRequest,
): Promise<Loaded<PageOf<Tour>>> =>
  read(context, 'tours', toursDoor, { path: `/tours?${query(market)}`, body: request })

/** `POST /travels/paginated`: one page of travels, as the search page asks for them (spec section 7). */
export const loadTravels = (
  context: DataContext,
  market: MarketId,
  request: ListRequest,
): Promise<Loaded<PageOf<Travel>>> =>
  read(context, 'travels', travelsDoor, { path: `/travels/paginated?${query(market)}`, body: request })

/** `POST /travels`: the travels of a block, narrowed down by the page's query (spec section 7). */
export const loadTravelList = (
  context: DataContext,
  market: MarketId,
  request: ListRequest,
): Promise<Loaded<PageOf<Travel>>> =>
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

/** `GET /travels/show`: a travel with its departures; null when there is none with this slug. */
export const loadTravel = (
  context: DataContext,
  market: MarketId,
  slug: string,
): Promise<Loaded<TravelDetail | null>> =>
  load(context, {
    call: { name: 'travel', method: 'GET', path: `/travels/show?${query(market, { slug })}` },
    tags: [`travel:${slug}`],
    parse: (status, json) =>
      status === 404
        ? null
        : withDrops(
            () => travelDoor.parse(json).data,
            (dropped) => context.log.dropped.push(...dropped),
          ),
  })
