import { z } from 'zod'
import { isoDateSchema } from './iso-date.ts'
import { lazySchema } from './lazy-schema.ts'
import { pricesSchema } from './money.ts'
import { salesStatusSchema } from './tour.ts'

/** A day on which departures start. */
export const departureDaySchema = lazySchema(() =>
  z.object({
    day: isoDateSchema,
    tours: z.number().int().positive(),
    /** Distinct statuses by display priority (spec section 4); the first is the day's. */
    statuses: z.array(salesStatusSchema).min(1),
    /** If true, prices are those of bookable departures. */
    bookable: z.boolean(),
    /** Price of the departure with the lowest price, before its discount. */
    basePrice: pricesSchema,
    /** Lowest of the day. */
    price: pricesSchema,
  }),
)
export type DepartureDay = z.infer<typeof departureDaySchema>

/** `POST /tours/days` (ListRequest): upcoming days with departures that match the filter, without sold-out ones. */
export const departureDaysSchema = lazySchema(() => z.object({ days: z.array(departureDaySchema) }))
export type DepartureDays = z.infer<typeof departureDaysSchema>
