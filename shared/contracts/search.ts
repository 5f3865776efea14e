import { z } from 'zod'
import { byName } from '../filters/definitions.ts'
import { pageOf } from './envelope.ts'
import { filterStateSchema } from './filter-state.ts'
import { isoDateSchema } from './iso-date.ts'
import { lazySchema } from './lazy-schema.ts'
import { centsSchema, currencyCodeSchema } from './money.ts'
import { tourSchema } from './tour.ts'
import { travelSchema } from './travel.ts'

export const MAX_COUNTED_FILTERS = 16

/** `POST /search/counts`: several filters of one tab. */
export const searchCountsRequestSchema = lazySchema(() =>
  z.object({
    tab: z.enum(['tours', 'travels']),
    /** Currency of the filters' prices; default: the market's. */
    currency: currencyCodeSchema.optional(),
    filters: z.array(filterStateSchema).min(1).max(MAX_COUNTED_FILTERS),
    /** Also each filter's cheapest departure. */
    cheapest: z.boolean().optional(),
  }),
)
export type SearchCountsRequest = z.infer<typeof searchCountsRequestSchema>

/** The lowest price of bookable departures (cents of the requested currency), and the first day that has it. */
const cheapestSchema = lazySchema(() => z.object({ price: centsSchema, startingDate: isoDateSchema }))
export type CheapestDeparture = z.infer<typeof cheapestSchema>

/** Results of each filter; `cheapest` on request, null without a bookable departure. */
export const searchCountsSchema = lazySchema(() =>
  z.object({
    totals: z.array(z.number().int().nonnegative()),
    cheapest: z.array(cheapestSchema.nullable()).default([]),
  }),
)
export type SearchCounts = z.infer<typeof searchCountsSchema>

const count = lazySchema(() => z.number().int().nonnegative())
const counts = lazySchema(() => z.record(z.string(), count))

/**
 * `POST /tours/facets` and `POST /travels/facets` (ListRequest): results of each option if it replaced its filter while
 * all other filters stay. Absent options have none.
 */
export const searchFacetsSchema = lazySchema(() =>
  z.object({
    /** Results of the whole filter. */
    total: count,
    /** `durations` also replaces durationFrom and durationTo; `continents` and `destinations` replace each other. */
    ...byName('facet', 'counts'),
    /**
     * In place of priceFrom and priceTo: one count per range of the available filters' `prices.ranges[currency]`, in
     * their order, both ends included (min 0 and max null are no limit).
     */
    prices: z.array(count),
    /** By YYYY-MM, replacing dateFrom and dateTo; daysSpan stays. */
    months: counts,
    /** By `periodKey`, replacing the dates: periods other than months. */
    periods: counts,
  }),
)
export const periodKey = (startingDate: string, endingDate: string): string => `${startingDate}_${endingDate}`

export type SearchFacets = z.infer<typeof searchFacetsSchema>

const NO_COUNTS = byName('facet', 'noCounts')

/** The facets of a search whose options all find nothing. */
export const noFacets = (priceRanges: number): SearchFacets => ({
  total: 0,
  ...structuredClone(NO_COUNTS),
  prices: Array.from({ length: priceRanges }, () => 0),
  months: {},
  periods: {},
})

const month = lazySchema(() => z.string().regex(/^\d{4}-\d{2}$/))
const days = lazySchema(() => z.number().int().positive().nullable())

/** Days of the price grid's rows; null: no limit. */
export const GRID_LENGTHS = [
  { from: null, to: 6 },
  { from: 7, to: 10 },
  { from: 11, to: null },
] as const

/** `POST /tours/price-grid` (ListRequest): departures by month and length; ignores filters by dates and durations. */
export const searchPriceGridSchema = lazySchema(() =>
  z.object({
    /** YYYY-MM, without gaps. */
    months: z.array(month),
    rows: z.array(
      z.object({
        duration: z.object({ from: days, to: days }),
        /** One per month; cents of the requested currency, or null. */
        cells: z.array(
          z.object({
            month,
            count: z.number().int().nonnegative(),
            lowestPrice: centsSchema.nullable(),
            /** First day of departure with the lowest price. */
            lowestDay: isoDateSchema.nullable(),
          }),
        ),
      }),
    ),
  }),
)
export type SearchPriceGrid = z.infer<typeof searchPriceGridSchema>

/** Field that matched a text. alias: another name of a country ("inghilterra"); place: a stage of the trip. */
export const MATCH_KINDS = ['destination', 'alias', 'continent', 'travel', 'place', 'style'] as const

/** Match of a text search (textSearch): `text` is the localised name. */
export const searchMatchSchema = lazySchema(() => z.object({ kind: z.enum(MATCH_KINDS), text: z.string().min(1) }))
export type SearchMatch = z.infer<typeof searchMatchSchema>

export const foundTourSchema = lazySchema(() =>
  tourSchema.unwrap().extend({
    /** null without a text. */
    match: searchMatchSchema.nullable().default(null),
    /**
     * Days by which it starts before (negative) or after (positive) the requested dates, as daysSpan allows; 0
     * when it starts on one of them, null without requested dates or without daysSpan.
     */
    shiftedDays: z.number().int().nullable().default(null),
  }),
)
export type FoundTour = z.infer<typeof foundTourSchema>

/** `POST /tours` (ListRequest). Without departures, `matchingTravels` counts travels that match. */
export const foundToursSchema = lazySchema(() =>
  pageOf(foundTourSchema).extend({ matchingTravels: z.number().int().nonnegative().default(0) }),
)

/** `bestTour` is the cheapest departure that matches the request: a bookable one, if any matches. */
export const foundTravelSchema = lazySchema(() =>
  travelSchema.unwrap().extend({
    match: searchMatchSchema.nullable().default(null),
    /** Departures that match the request, of all; null when it does not filter departures. */
    fitting: z.object({ count, total: count }).nullable().default(null),
  }),
)
export type FoundTravel = z.infer<typeof foundTravelSchema>

/** `POST /travels` and `POST /travels/paginated` (ListRequest). */
export const foundTravelsSchema = lazySchema(() => pageOf(foundTravelSchema))
