import { z } from 'zod'
import { byKey } from '../filters/definitions.ts'
import { lazySchema } from './lazy-schema.ts'
import { currencyCodeSchema } from './money.ts'
import { GROUP_LANGUAGES } from './tour.ts'

/**
 * Filter state (spec section 3): the URL carries it, `POST /tours` and `POST /travels` accept it. Every key is optional.
 * Prices are cents of a currency that is no key of the filter.
 */
export const filterStateSchema = lazySchema(() => z.object(byKey('schema')).partial())
export type FilterState = z.infer<typeof filterStateSchema>

/** Relevance of travels (spec section 9): best sellers first, or the text's best matches first. */
export const RELEVANCES = ['score', 'meili'] as const

/**
 * Body of the list calls. Without `relevance`, travels come by score. `currency`: of the shown prices, which sort the
 * list; `limitCurrency`: of `priceFrom` and `priceTo`, by default the same. `languageFirst`: departures by date have groups
 * in this language first within each month,
 * then those that can be booked.
 */
export const listRequestSchema = lazySchema(() =>
  filterStateSchema.unwrap().extend({
    currency: currencyCodeSchema.optional(),
    limitCurrency: currencyCodeSchema.optional(),
    relevance: z.enum(RELEVANCES).optional(),
    languageFirst: z.enum(GROUP_LANGUAGES).optional(),
  }),
)
export type ListRequest = z.infer<typeof listRequestSchema>
