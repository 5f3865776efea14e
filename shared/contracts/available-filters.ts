import { z } from 'zod'
import { byName, DURATION_BUCKETS } from '../filters/definitions.ts'
import { continentSchema, destinationSchema } from './destination.ts'
import { imageSchema } from './image.ts'
import { isoDateSchema } from './iso-date.ts'
import { lazySchema } from './lazy-schema.ts'
import { byCurrency, centsSchema } from './money.ts'
import { ageBadgeSchema } from './tour.ts'

/** Period (spec section 3): a month, an event (holidays) or other dates. */
export const periodSchema = lazySchema(() =>
  z.object({
    name: z.string(),
    type: z.enum(['month', 'event', 'other']),
    year: z.number().int(),
    startingDate: isoDateSchema,
    endingDate: isoDateSchema,
    icon: z.object({ url: z.url(), altText: z.string() }).nullable(),
  }),
)
export type Period = z.infer<typeof periodSchema>

/** `GET /filters`: available-filter metadata (spec section 3). */
export const availableFiltersSchema = lazySchema(() =>
  z.object({
    ...byName('options', 'listed'),
    durations: z.array(z.enum(DURATION_BUCKETS)),
    /** Cents, per currency; `max: null` is an open end. */
    prices: z.object({
      ranges: z.object(byCurrency(z.array(z.object({ min: centsSchema, max: centsSchema.nullable() })))),
    }),
    destinations: z.array(
      z.object({
        continent: continentSchema,
        items: z.array(destinationSchema),
        /** Results of a search by continent: a travel through two of its countries counts once. */
        departuresCount: z.number().int().nonnegative().nullable().default(null),
        /** Shown in the search widget. */
        picture: imageSchema.nullable().default(null),
      }),
    ),
    ageRanges: z.array(ageBadgeSchema.nullable()),
    periods: z.array(periodSchema),
  }),
)
export type AvailableFilters = z.infer<typeof availableFiltersSchema>
