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
import type { DataContext, Loaded } from './answer-cache.ts'
import { query, show } from './read-catalogue.ts'
import { tolerantList } from './tolerant-list.ts'

const travelDoor = envelope(
  travelDetailSchema.extend({
    departures: tolerantList('departures', tourSchema),
    reviews: tolerantList('reviews', reviewSchema),
    related: tolerantList('related', travelSchema),
  }),
)
const tourDoor = envelope(tourDetailSchema.extend({ history: tolerantList('history', tourSnapshotSchema) }))
const flightsDoor = envelope(flightsSchema.extend({ suggestions: tolerantList('suggestions', flightSuggestionSchema) }))
const coordinatorDoor = envelope(
  coordinatorDetailSchema.extend({
    departures: tolerantList('departures', tourSchema),
    reviews: tolerantList('reviews', reviewSchema),
  }),
)

/** `GET /travels/show`: a travel with its departures; null when there is none with this slug. */
export const loadTravel = (
  context: DataContext,
  market: MarketId,
  slug: string,
): Promise<Loaded<TravelDetail | null>> =>
  show(context, 'travel', travelDoor, `/travels/show?${query(market, { slug })}`, [`travel:${slug}`])

/** `GET /tours/show`: a departure of a travel by its code, past ones included; null when the travel has none such. */
export const loadTour = (
  context: DataContext,
  market: MarketId,
  slug: string,
  code: string,
): Promise<Loaded<TourDetail | null>> =>
  show(context, 'tour', tourDoor, `/tours/show?${query(market, { slug, tour: code })}`, [`travel:${slug}`])

/** `GET /flights`: the port of flights. Ways to a departure, by its id; null when there is none. */
export const loadFlights = (context: DataContext, market: MarketId, tourId: string): Promise<Loaded<Flights | null>> =>
  show(context, 'flights', flightsDoor, `/flights?${query(market, { tour: tourId })}`, ['flights'])

/** `GET /coordinators/show`: a coordinator with the departures they lead; null when there is none with this slug. */
export const loadCoordinator = (
  context: DataContext,
  market: MarketId,
  slug: string,
): Promise<Loaded<CoordinatorDetail | null>> =>
  show(context, 'coordinator', coordinatorDoor, `/coordinators/show?${query(market, { slug })}`, [
    `coordinator:${slug}`,
    'tours',
  ])
