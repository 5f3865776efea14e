import { z } from 'zod'
import { filterStateSchema } from './filter-state.ts'
import { currencyCodeSchema } from './money.ts'

export const MAX_COUNTED_FILTERS = 16

/** Body of `POST /search/counts`: filters of one tab, for instance a search without its dates, without its price. */
export const searchCountsRequestSchema = z.object({
  tab: z.enum(['tours', 'travels']),
  /** Of the filters' prices; the market's when absent. */
  currency: currencyCodeSchema.optional(),
  filters: z.array(filterStateSchema).min(1).max(MAX_COUNTED_FILTERS),
})
export type SearchCountsRequest = z.infer<typeof searchCountsRequestSchema>

/** How many departures or travels each filter leaves, in order; sort and page change nothing. */
export const searchCountsSchema = z.object({ totals: z.array(z.number().int().nonnegative()) })
export type SearchCounts = z.infer<typeof searchCountsSchema>
