import { z } from 'zod'
import { isoDateSchema } from './iso-date.ts'
import { lazySchema } from './lazy-schema.ts'
import { pricesSchema } from './money.ts'

/** An airport by its IATA code and its own name. */
export const flightAirportSchema = lazySchema(() =>
  z.object({ code: z.string().regex(/^[A-Z]{3}$/), name: z.string() }),
)

/** A round trip to a departure. */
export const flightSuggestionSchema = lazySchema(() =>
  z.object({
    from: flightAirportSchema,
    /** IATA code of the airport nearest to the start of the trip. */
    to: z.string().regex(/^[A-Z]{3}$/),
    /** Codes of stopovers; empty for a nonstop flight. */
    via: z.array(z.string().regex(/^[A-Z]{3}$/)),
    /** Outbound, stops included. */
    minutes: z.number().int().positive(),
    departsOn: isoDateSchema,
    returnsOn: isoDateSchema,
    minimumPrice: pricesSchema,
  }),
)
export type FlightSuggestion = z.infer<typeof flightSuggestionSchema>

/** `GET /flights?tour=`: the market's home airports, and flights from them, cheapest first. */
export const flightsSchema = lazySchema(() =>
  z.object({
    airports: z.array(flightAirportSchema),
    suggestions: z.array(flightSuggestionSchema),
  }),
)
export type Flights = z.infer<typeof flightsSchema>
