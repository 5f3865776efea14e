import { z } from 'zod'
import type { ParsedQuestion } from '../../../shared/ask/parse-question.ts'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import { type FilterState, filterStateSchema, SORT_ORDERS } from '../../../shared/contracts/filter-state.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { AGE_BADGES, SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { filterQuery } from '../../../shared/filters/filter-query.ts'
import { parseFilterQuery } from '../../../shared/filters/parse-filter-query.ts'

/** One of what there is, any number of times; none where there is nothing. */
const listOf = (codes: readonly string[]) =>
  codes.length === 0 ? z.array(z.string()).max(0) : z.array(z.enum(codes as [string, ...string[]]))

/**
 * What a model may answer: nothing but filters over what the market has, and a sentence. Every key is required and no
 * other is taken, as strict JSON schemas want it; null stands for "not said".
 */
export const modelAnswerSchema = (filters: AvailableFilters) =>
  z.strictObject({
    destinations: listOf(filters.destinations.flatMap(({ items }) => items.map(({ id }) => id))),
    continents: listOf(filters.destinations.map(({ continent }) => continent.id)),
    dateFrom: z.string().nullable(),
    dateTo: z.string().nullable(),
    minDays: z.number().nullable(),
    maxDays: z.number().nullable(),
    minPrice: z.number().nullable(),
    maxPrice: z.number().nullable(),
    ageGroup: z.enum(AGE_BADGES).nullable(),
    styles: listOf(filters.travelStyles.map(({ code }) => code)),
    types: listOf(filters.travelTypes.map(({ code }) => code)),
    selections: listOf(filters.badges.map(({ code }) => code)),
    distances: listOf(filters.costCenters.map(({ code }) => code)),
    statuses: z.array(z.enum(SALES_STATUSES)),
    discounted: z.boolean(),
    privateRoom: z.boolean(),
    sort: z.enum(SORT_ORDERS).nullable(),
    commentary: z.string(),
  })

/** What a model has understood, and what it says of it in a sentence; null where that is nothing to be shown. */
export type ModelReading = Pick<ParsedQuestion, 'filter' | 'currency'> & { commentary: string | null }

/**
 * The filter that a model's answer means, part by part what the contract takes and does not contradict itself; past
 * dates are none. Throws on text that is not such an answer.
 */
export const readModelAnswer = (
  text: string,
  filters: AvailableFilters,
  today: IsoDate,
  currency: CurrencyCode,
): ModelReading => {
  const answer = modelAnswerSchema(filters).parse(JSON.parse(text))
  const cents = (units: number | null) => (units === null ? undefined : Math.round(units * 100))
  const dates =
    answer.dateTo !== null && answer.dateTo <= today ? {} : { dateFrom: answer.dateFrom, dateTo: answer.dateTo }
  const wanted: Record<string, unknown> = {
    ...(answer.destinations.length > 0 ? { destinationId: answer.destinations } : { continentId: answer.continents }),
    ...dates,
    durationFrom: answer.minDays,
    durationTo: answer.maxDays,
    priceFrom: cents(answer.minPrice),
    priceTo: cents(answer.maxPrice),
    ageBadge: answer.ageGroup,
    travelStyles: answer.styles,
    travelTypes: answer.types,
    badgeId: answer.selections,
    costCenters: answer.distances,
    status: answer.statuses,
    discounted: answer.discounted || undefined,
    isNoSharingRoomAvailable: answer.privateRoom || undefined,
    sort: answer.sort,
  }
  return { filter: validFilter(wanted), currency, commentary: shownCommentary(answer.commentary) }
}

const validFilter = (wanted: Record<string, unknown>): FilterState => {
  const parts = Object.entries(wanted).map(([key, value]) => filterStateSchema.safeParse({ [key]: value }).data ?? {})
  // An address leaves out what is empty, doubled, or against itself.
  return parseFilterQuery(new URLSearchParams(filterQuery(Object.assign({}, ...parts) as FilterState)))
}

const MAX_COMMENTARY = 300
/** Addresses, numbers to call, markup: nothing that a sentence about a trip needs, and all that one might be misused for. */
const SUSPECT = /[<>{}[\]@\\]|https?:|www\.|\p{L}\.\p{L}{2,}|\d[\d\s./-]{6,}\d/iu

const shownCommentary = (text: string): string | null => {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  return plain === '' || plain.length > MAX_COMMENTARY || SUSPECT.test(plain) ? null : plain
}
