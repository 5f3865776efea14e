import type { MarketId } from '../../markets/market-id.ts'
import { envelope } from '../../shared/contracts/envelope.ts'
import { type Flights, flightSuggestionSchema, flightsSchema } from '../../shared/contracts/flights.ts'
import { type TourDetail, tourDetailSchema, tourSchema, tourSnapshotSchema } from '../../shared/contracts/tour.ts'
import {
  type CoordinatorDetail,
  coordinatorDetailSchema,
  reviewSchema,
  type TravelDetail,
  travelDetailSchema,
  travelSchema,
} from '../../shared/contracts/travel.ts'
import type { CacheEntry, DataContext } from './answer-cache.ts'
import { lenientArray } from './lenient-array.ts'
import { query, show } from './read-catalogue.ts'

const travelResponseSchema = envelope(
  travelDetailSchema.extend({
    departures: lenientArray('departures', tourSchema),
    reviews: lenientArray('reviews', reviewSchema),
    related: lenientArray('related', travelSchema),
  }),
)
const tourResponseSchema = envelope(tourDetailSchema.extend({ history: lenientArray('history', tourSnapshotSchema) }))
const flightsResponseSchema = envelope(
  flightsSchema.extend({ suggestions: lenientArray('suggestions', flightSuggestionSchema) }),
)
const coordinatorResponseSchema = envelope(
  coordinatorDetailSchema.extend({
    departures: lenientArray('departures', tourSchema),
    reviews: lenientArray('reviews', reviewSchema),
  }),
)

/** `GET /travels/show`: a travel with its departures; null when there is none with this slug. */
export const loadTravel = (
  context: DataContext,
  market: MarketId,
  slug: string,
): Promise<CacheEntry<TravelDetail | null>> =>
  show(context, 'travel', travelResponseSchema, `/travels/show?${query(market, { slug })}`, [`travel:${slug}`])

/** `GET /tours/show`: a departure of a travel by its code, past ones included; null when the travel has none such. */
export const loadTour = (
  context: DataContext,
  market: MarketId,
  slug: string,
  code: string,
): Promise<CacheEntry<TourDetail | null>> =>
  show(context, 'tour', tourResponseSchema, `/tours/show?${query(market, { slug, tour: code })}`, [`travel:${slug}`])

/** `GET /flights`: the port of flights. Ways to a departure, by its id; null when there is none. */
export const loadFlights = (
  context: DataContext,
  market: MarketId,
  tourId: string,
): Promise<CacheEntry<Flights | null>> =>
  show(context, 'flights', flightsResponseSchema, `/flights?${query(market, { tour: tourId })}`, ['flights'])

/** `GET /coordinators/show`: a coordinator with the departures they lead; null when there is none with this slug. */
export const loadCoordinator = (
  context: DataContext,
  market: MarketId,
  slug: string,
): Promise<CacheEntry<CoordinatorDetail | null>> =>
  show(context, 'coordinator', coordinatorResponseSchema, `/coordinators/show?${query(market, { slug })}`, [
    `coordinator:${slug}`,
    'tours',
  ])
