import { z } from 'zod'
import { isoDateSchema } from './iso-date.ts'
import { pricesSchema } from './money.ts'

/** An airport by its IATA code and its own name. */
export const flightAirportSchema = z.object({ code: z.string().regex(/^[A-Z]{3}$/), name: z.string() })

/** A way to a departure and back; what it costs at least, per currency. */
export const flightSuggestionSchema = z.object({
  from: flightAirportSchema,
  /** IATA code of the airport nearest to where the trip begins. */
  to: z.string().regex(/^[A-Z]{3}$/),
  /** Codes of the airports where one changes planes; empty for a direct flight. */
  via: z.array(z.string().regex(/^[A-Z]{3}$/)),
  /** Of the way there, stops included. */
  minutes: z.number().int().positive(),
  departsOn: isoDateSchema,
  returnsOn: isoDateSchema,
  minimumPrice: pricesSchema,
})
export type FlightSuggestion = z.infer<typeof flightSuggestionSchema>

/** `GET /flights?tour=`: the market's home airports, and the ways from them, cheapest first. */
export const flightsSchema = z.object({
  airports: z.array(flightAirportSchema),
  suggestions: z.array(flightSuggestionSchema),
})
export type Flights = z.infer<typeof flightsSchema>
