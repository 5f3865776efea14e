import type { MarketId } from '../../markets/market-id.ts'
import { flightSuggestionSchema, flightsSchema } from '../../shared/contracts/flights.ts'
import { lazySchema } from '../../shared/contracts/lazy-schema.ts'
import { tourDetailSchema, tourSchema, tourSnapshotSchema } from '../../shared/contracts/tour.ts'
import {
  coordinatorDetailSchema,
  reviewSchema,
  travelDetailSchema,
  travelSchema,
} from '../../shared/contracts/travel.ts'
import { nullIfMissing, query } from './endpoint.ts'
import { interned } from './interned.ts'
import { lenientArray } from './lenient-array.ts'
import { type DataContext, loadCached } from './public-client.ts'

const departureSchema = interned(tourSchema)

const travelResponseSchema = lazySchema(() =>
  travelDetailSchema.unwrap().extend({
    departures: lenientArray('departures', departureSchema),
    reviews: lenientArray('reviews', reviewSchema),
    related: lenientArray('related', interned(travelSchema)),
  }),
)
const tourResponseSchema = lazySchema(() =>
  tourDetailSchema.unwrap().extend({ history: lenientArray('history', tourSnapshotSchema) }),
)
const flightsResponseSchema = lazySchema(() =>
  flightsSchema.unwrap().extend({ suggestions: lenientArray('suggestions', flightSuggestionSchema) }),
)
const coordinatorResponseSchema = lazySchema(() =>
  coordinatorDetailSchema.unwrap().extend({
    departures: lenientArray('departures', departureSchema),
    reviews: lenientArray('reviews', reviewSchema),
  }),
)

/** `GET /travels/show`: a travel with its departures; null when it is missing. */
export const loadTravel = (context: DataContext, market: MarketId, slug: string) =>
  loadCached(context, {
    name: 'travel',
    path: `/travels/show?${query(market, { slug })}`,
    data: travelResponseSchema,
    refusal: nullIfMissing,
    tags: [`travel:${slug}`],
    travelsIn: ({ related }) => related,
  })

/** `GET /tours/show`: a travel's departure by its code, past ones included; null when it is missing. */
export const loadTour = (context: DataContext, market: MarketId, slug: string, code: string) =>
  loadCached(context, {
    name: 'tour',
    path: `/tours/show?${query(market, { slug, tour: code })}`,
    data: tourResponseSchema,
    refusal: nullIfMissing,
    tags: [`travel:${slug}`],
  })

/** `GET /flights`: flights to a departure of a travel, by its id; null when it is missing. */
export const loadFlights = (context: DataContext, market: MarketId, slug: string, tourId: string) =>
  loadCached(context, {
    name: 'flights',
    path: `/flights?${query(market, { tour: tourId })}`,
    data: flightsResponseSchema,
    refusal: nullIfMissing,
    tags: [`travel:${slug}`],
  })

/** `GET /coordinators/show`: a coordinator with the departures they lead; null when they are missing. */
export const loadCoordinator = (context: DataContext, market: MarketId, slug: string) =>
  loadCached(context, {
    name: 'coordinator',
    path: `/coordinators/show?${query(market, { slug })}`,
    data: coordinatorResponseSchema,
    refusal: nullIfMissing,
    tags: ['tours'],
    travelsIn: ({ departures }) => departures.map(({ travel }) => travel),
  })
