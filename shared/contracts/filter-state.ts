import { z } from 'zod'
import { isoDateSchema } from './iso-date.ts'
import { centsSchema, currencyCodeSchema } from './money.ts'
import { ageBadgeSchema, salesStatusSchema } from './tour.ts'

/** Spec section 9, sort orders. */
export const SORT_ORDERS = [
  'relevance:desc',
  'date:asc',
  'price:asc',
  'price:desc',
  'discount:desc',
  'duration:asc',
  'duration:desc',
] as const
export const sortOrderSchema = z.enum(SORT_ORDERS)
export type SortOrder = z.infer<typeof sortOrderSchema>

/** Duration buckets of spec section 9: up to 6 days, up to 10 days, over 10 days. */
export const DURATION_BUCKETS = ['MAX_6', 'MAX_10', 'OVER_10'] as const

export const MAX_PAGE = 1000
export const MAX_TEXT = 100
export const MAX_LIST = 50
/** Days by which the asked days may be flexible. */
export const MAX_SPAN = 31
const code = z.string().regex(/^[\p{L}\p{N}_-]{1,40}$/u)
/** What else of a search is shown: the price grid, or all pages since one (shared/filters/shown-pages.ts). */
const shown = z.string().regex(/^(?:prices|from-[1-9]\d{0,3})$/)
const list = <T extends z.ZodType>(item: T) => z.array(item).max(MAX_LIST)

/**
 * Filter state (spec section 3): what the URL carries and what `POST /tours` and `POST /travels` take.
 * Every key is optional; `withFilterDefaults` of shared/filters fills what the spec gives a default.
 * Prices are cents of `currency`, the displayed currency, which is no query key of its own.
 */
export const filterStateSchema = z.object({
  durations: z.enum(DURATION_BUCKETS).optional(),
  priceFrom: centsSchema.max(100_000_000).optional(),
  priceTo: centsSchema.max(100_000_000).optional(),
  ageBadge: ageBadgeSchema.optional(),
  discounted: z.boolean().optional(),
  isNoSharingRoomAvailable: z.boolean().optional(),
  badgeId: list(code).optional(),
  travelStyles: list(code).optional(),
  status: list(salesStatusSchema).optional(),
  travelTypes: list(code).optional(),
  costCenters: list(code).optional(),
  durationFrom: z.number().int().min(1).max(365).optional(),
  durationTo: z.number().int().min(1).max(365).optional(),
  travelId: list(code).optional(),
  hasTours: z.boolean().optional(),
  sort: sortOrderSchema.optional(),
  show: shown.optional(),
  page: z.number().int().min(1).max(MAX_PAGE).optional(),
  perPage: z.number().int().min(1).max(100).optional(),
  tab: z.enum(['tours', 'travels']).optional(),
  textSearch: z.string().trim().min(1).max(MAX_TEXT).optional(),
  daysSpan: z.number().int().min(0).max(MAX_SPAN).optional(),
  dateFrom: isoDateSchema.optional(),
  dateTo: isoDateSchema.optional(),
  continentId: list(code).optional(),
  destinationId: list(code).optional(),
})
export type FilterState = z.infer<typeof filterStateSchema>

/** What relevance:desc means for travels (spec section 9): best sellers first, or the text's best matches first. */
export const RELEVANCES = ['score', 'meili'] as const

/** Body of the list calls: the filter, the currency its prices are meant in, and what relevance means (score). */
export const listRequestSchema = filterStateSchema.extend({
  currency: currencyCodeSchema.optional(),
  relevance: z.enum(RELEVANCES).optional(),
})
export type ListRequest = z.infer<typeof listRequestSchema>
