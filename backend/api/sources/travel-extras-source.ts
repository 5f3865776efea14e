import { z } from 'zod'
import { continentCodeSchema } from '../../../shared/contracts/destination.ts'
import { STYLES, TYPES } from './catalogue-codes.ts'
import { localizedTextSchema } from './localized-source.ts'

/** Applies to all travels when a key is absent. */
const scope = {
  styles: z.array(z.enum(STYLES)).min(1).optional(),
  types: z.array(z.enum(TYPES)).min(1).optional(),
  continents: z.array(continentCodeSchema).min(1).optional(),
}

/** travel-extras/included.json: 6 to 9 included and 4 to 6 not included for each style, in the order shown. */
export const includedSourceSchema = z.strictObject({
  included: z.array(z.strictObject({ ...scope, text: localizedTextSchema })),
  notIncluded: z.array(z.strictObject({ ...scope, text: localizedTextSchema })),
})
export type IncludedSource = z.infer<typeof includedSourceSchema>

/** travel-extras/faqs.json (spec section 2). */
export const faqsSourceSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    group: z.enum(['general', 'itinerary', 'destination']),
    ...scope,
    question: localizedTextSchema,
    answer: localizedTextSchema,
  }),
)
export type FaqSource = z.infer<typeof faqsSourceSchema>[number]
