import { z } from 'zod'
import { centsSchema } from './money.ts'

const month = z.string().regex(/^\d{4}-\d{2}$/)
const days = z.number().int().positive().nullable()

/** Lengths of the price grid's rows in days: to 6, 7 to 10, 11 and more; null is an open end. */
export const GRID_LENGTHS = [
  { from: null, to: 6 },
  { from: 7, to: 10 },
  { from: 11, to: null },
] as const

/**
 * `POST /tours/price-grid`, body ListRequest: departures by month and length under all filters but dates
 * (dateFrom, dateTo, daysSpan) and durations (durations, durationFrom, durationTo).
 */
export const searchPriceGridSchema = z.object({
  /** YYYY-MM, in order, without gaps from the first to the last that has any departure. */
  months: z.array(month),
  rows: z.array(
    z.object({
      /** For durationFrom and durationTo of a cell's link. */
      duration: z.object({ from: days, to: days }),
      /** One per month, in their order. Cents of the asked currency; null where there is none. */
      cells: z.array(z.object({ month, count: z.number().int().nonnegative(), lowestPrice: centsSchema.nullable() })),
    }),
  ),
})
export type SearchPriceGrid = z.infer<typeof searchPriceGridSchema>
