import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'
import { pricesSchema } from './money.ts'
import { pointSchema } from './point.ts'

/** A travel on a map. */
export const tripPinSchema = lazySchema(() =>
  z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    point: pointSchema,
    /** Its main country; `path` of its page, null without one. */
    country: z.object({ id: z.string(), name: z.string(), path: z.string().startsWith('/').nullable() }),
    /** What the cheapest departure that matches costs; null without one. */
    price: pricesSchema.nullable(),
  }),
)
export type TripPin = z.infer<typeof tripPinSchema>

/** `POST /travels/pins` (ListRequest): all travels of a list that have a point, in its order, without pages. */
export const tripPinsSchema = lazySchema(() => z.object({ pins: z.array(tripPinSchema) }))
