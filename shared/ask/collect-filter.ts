import { type FilterState, filterStateSchema } from '../contracts/filter-state.ts'
import { daysBetween } from '../dates/iso-days.ts'
import type { Grammar } from './grammar.ts'
import { countriesOfOccasion, daysOfOccasion, type OccasionName } from './occasions.ts'
import type { ParserState } from './parser-state.ts'
import { yearLater } from './readers/date-marks.ts'
import { NO_LIMIT } from './readers/read-bounds.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Longer stretches (a year) give way to another date. */
const MAX_EXACT_DAYS = 100

/** Builds the filter from the marks of a question, and lists the words that are left. */
export const collectFilter = (
  { text, senses, vocabulary, today, grammar }: ParserState,
  flexible: number | null,
): { filter: FilterState; unread: string[]; isPartial: boolean } => {
  const marks = (kind: string) => [...text.matchAll(new RegExp(`<${kind}([^>]*)>`, 'g'))].map(([, value = '']) => value)
  const [occasion] = marks('o') as OccasionName[]
  const seasons = occasion === undefined ? [] : daysOfOccasion(occasion, today)
  const days = datesOf([...marks('d'), ...seasons], today)
  const named = placesOf(marks('p'))
  const chosen = sensesOf(
    marks('w').flatMap((index) => senses[Number(index)] ?? []),
    vocabulary,
  )
  const implied =
    occasion === undefined
      ? null
      : countriesOfOccasion(occasion, { ...chosen, ...named, ...days }, vocabulary.countries)
  const wanted: Record<string, unknown> = {
    ...chosen,
    ...(implied?.length ? { destinationId: implied } : named),
    ...days,
    ...(flexible !== null && days.dateFrom !== undefined && { daysSpan: flexible }),
    ...limitsOf(marks('n')[0], 'durationFrom', 'durationTo'),
    // One amount alone is the most that can be spent.
    ...limitsOf(marks('e')[0]?.replace(/^(\d+)-\1$/, '0-$1'), 'priceFrom', 'priceTo'),
  }
  const known = wordsWithoutName(grammar)
  const unread = text.split(' ').filter((word) => /^\p{L}{3,}$/u.test(word) && !known.has(word))
  return {
    filter: validParts(wanted),
    unread,
    isPartial: unread.length > 0 || implied?.length === 0 || marks('u').length > 0,
  }
}

/** Part by part, so that one out of bounds does not drop the rest. */
const validParts = (wanted: Record<string, unknown>): FilterState =>
  Object.assign(
    {},
    ...Object.entries(wanted).map(([key, value]) => filterStateSchema.safeParse({ [key]: value }).data ?? {}),
  )

type Stretch = readonly [from: string, to: string]

/** The first exact stretch, or the last one within it, in the year named with it, and within open stretches. */
const datesOf = (values: readonly string[], today: string): Pick<FilterState, 'dateFrom' | 'dateTo'> => {
  const stretches = values
    .map((value) => value.split('_') as [string, string])
    .filter(([, to]) => to === '' || to > today)
  const isExact = ([from, to]: Stretch) => from !== '' && to !== '' && daysBetween(from, to) <= MAX_EXACT_DAYS
  const first = stretches.find(isExact)
  const exact = stretches.findLast(
    (each) => isExact(each) && first !== undefined && each[0] >= first[0] && each[1] <= first[1],
  )
  const [from, to] = exact === undefined ? (stretches[0] ?? ['', '']) : inYearOf(stretches.find(isYear), exact)
  const begins = stretches.find(([start, end]) => end === '' && start > from && (to === '' || start <= to))?.[0]
  const ends = stretches.find(([start, end]) => start === '' && end >= from && (to === '' || end < to))?.[1]
  const [dateFrom, dateTo] = [begins ?? from, ends ?? to]
  return { ...(dateFrom !== '' && { dateFrom }), ...(dateTo !== '' && { dateTo }) }
}

const isYear = ([from, to]: Stretch): boolean => from.endsWith('-01-01') && to.endsWith('-12-31')

const inYearOf = (year: Stretch | undefined, [from, to]: Stretch): Stretch => {
  if (year === undefined || from >= year[0]) return [from, to]
  return inYearOf(year, [yearLater(from), yearLater(to)])
}

const limitsOf = (value: string | undefined, from: string, to: string): Record<string, number> => {
  const [least = 0, most = NO_LIMIT] = value?.split('-').map(Number) ?? []
  if (least > most) return {}
  return { ...(least > 0 && { [from]: least }), ...(most > 0 && most < NO_LIMIT && { [to]: most }) }
}

/** Countries exclude continents (spec section 4). */
const placesOf = (values: readonly string[]): Pick<FilterState, 'destinationId' | 'continentId'> => {
  const wheres = [...new Set(values.flatMap((value) => value.split(',')))]
  const destinationId = wheres.filter((where) => !where.startsWith('continent:'))
  if (destinationId.length > 0) return { destinationId }
  return wheres.length > 0 ? { continentId: wheres.map((where) => where.slice('continent:'.length)) } : {}
}

/** Joins lists; otherwise the first value counts. */
const sensesOf = (senses: readonly FilterState[], { codes }: Vocabulary): FilterState => {
  const filter: FilterState = {}
  for (const sense of senses)
    for (const [key, value] of Object.entries(sense) as [keyof FilterState, unknown][])
      Object.assign(filter, { [key]: joined(key, filter[key], value) })
  for (const [key, listed] of codes) {
    const known = [...new Set(filter[key])].filter((code) => listed.has(code))
    if (known.length > 0) filter[key] = known
    else delete filter[key]
  }
  return filter
}

const joined = (key: keyof FilterState, before: unknown, value: unknown): unknown => {
  // Distance has one value: "not far" and "short flight" together mean the short flight.
  if (before === undefined || key === 'costCenters' || !Array.isArray(before) || !Array.isArray(value))
    return before ?? value
  return [...before, ...value]
}

const cache = new WeakMap<Grammar, ReadonlySet<string>>()

/** Words that are not names: common ones, and those of limits and dates. */
const wordsWithoutName = (grammar: Grammar): ReadonlySet<string> => {
  const cached = cache.get(grammar)
  if (cached !== undefined) return cached
  const { filler, not, bounds, budget, common, numbers } = grammar
  const { holidays: _, slashMonthFirst: __, ...dates } = grammar.dates
  const patterns = [filler, not, budget, ...Object.values(bounds), ...Object.values(dates).flat()]
  const words = new Set([
    ...common,
    ...Object.keys(numbers),
    ...patterns.flatMap((pattern) => pattern.match(/\p{L}{3,}/gu) ?? []),
  ])
  cache.set(grammar, words)
  return words
}
