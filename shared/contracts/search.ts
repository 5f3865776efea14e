import { z } from 'zod'
import { byName } from '../filters/definitions.ts'
import { filterStateSchema } from './filter-state.ts'
import { centsSchema, currencyCodeSchema } from './money.ts'
import { tourSchema } from './tour.ts'
import { travelSchema } from './travel.ts'

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

const count = z.number().int().nonnegative()
const counts = z.record(z.string(), count)

/**
 * `POST /tours/facets` (departures) and `POST /travels/facets` (travels), body ListRequest: what each option of a
 * filter would leave. An option counts what the list has when that filter is replaced by this option alone and all
 * other filters stay as asked, so `total` of the list behind its link is its count. Absent options have none.
 */
export const searchFacetsSchema = z.object({
  /** Behind the whole filter. */
  total: count,
  /** `durations` replaces durationFrom and durationTo, too; `continents` and `destinations` replace both keys of places. */
  ...byName('facet', 'counts'),
  /**
   * In place of priceFrom and priceTo: one count per range of the available filters' `prices.ranges[currency]`, in
   * their order, both ends included (min 0 and max null ask for nothing).
   */
  prices: z.array(count),
  /** By YYYY-MM of the first day, in place of dateFrom and dateTo; daysSpan stays. Only months that have any. */
  months: counts,
  /** By `periodKey`, in place of the same: the available filters' periods that are no months; only those with any. */
  periods: counts,
})
/** The key of a period's count: its first and its last day. */
export const periodKey = (startingDate: string, endingDate: string): string => `${startingDate}_${endingDate}`

export type SearchFacets = z.infer<typeof searchFacetsSchema>

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

/**
 * What a text was found in. destination: a country by its name; alias: a country by another name ("inghilterra");
 * continent; travel: its title; place: where it goes; style: what kind of travel it is.
 */
export const MATCH_KINDS = ['destination', 'alias', 'continent', 'travel', 'place', 'style'] as const

/** Why a textual search (textSearch) shows something: `text` is the found name as the market writes it. */
export const searchMatchSchema = z.object({ kind: z.enum(MATCH_KINDS), text: z.string().min(1) })
export type SearchMatch = z.infer<typeof searchMatchSchema>

/** A departure of `POST /tours`. */
export const foundTourSchema = tourSchema.extend({
  /** null when the search had no text. */
  match: searchMatchSchema.nullable().default(null),
  /**
   * Days by which it starts before (negative) or after (positive) the asked dates, which daysSpan allows; 0 when it
   * starts on one of them, null when no dates were asked for or none but they.
   */
  shiftedDays: z.number().int().nullable().default(null),
})
export type FoundTour = z.infer<typeof foundTourSchema>

/** A travel of `POST /travels` and `POST /travels/paginated`. */
export const foundTravelSchema = travelSchema.extend({ match: searchMatchSchema.nullable().default(null) })
export type FoundTravel = z.infer<typeof foundTravelSchema>
