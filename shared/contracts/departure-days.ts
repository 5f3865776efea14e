import { z } from 'zod'
import { isoDateSchema } from './iso-date.ts'
import { pricesSchema } from './money.ts'
import { salesStatusSchema } from './tour.ts'

/** A day on which departures start. */
export const departureDaySchema = z.object({
  day: isoDateSchema,
  tours: z.number().int().positive(),
  /** Each status of its departures once, the best by display priority first (spec section 4): it is the day's. */
  statuses: z.array(salesStatusSchema).min(1),
  /** Whether one of them can be booked; then the prices are of those that can. */
  bookable: z.boolean(),
  /** Of the departure with the lowest price, before its discount; in cents per currency. */
  basePrice: pricesSchema,
  /** The lowest of the day, in cents per currency. */
  price: pricesSchema,
})
export type DepartureDay = z.infer<typeof departureDaySchema>

/**
 * `POST /tours/days`, body ListRequest: the upcoming days on which departures behind a filter start, in order; sort,
 * page and what is sold out change nothing.
 */
export const departureDaysSchema = z.object({ days: z.array(departureDaySchema) })
export type DepartureDays = z.infer<typeof departureDaysSchema>
