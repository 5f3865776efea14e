import { type FilterState, filterStateSchema } from '../contracts/filter-state.ts'
import type { Mood } from '../contracts/travel.ts'
import { daysBetween } from '../dates/iso-days.ts'
import { stylesOfMood } from '../filters/mood-styles.ts'
import type { Grammar, Sense } from './grammar.ts'
import { yearLater } from './readers/date-marks.ts'
import { NO_LIMIT } from './readers/read-bounds.ts'
import type { ParserState } from './reading.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Longer stretches (a year) say less than another date beside them. */
const VAGUE = 100

/** The filter that the marks of a question mean, and the words that are left. */
export const collectFilter = (
  reading: ParserState,
  flexible: number | null,
): { filter: FilterState; unread: string[] } => {
  const { text, senses, vocabulary } = reading
  const marks = (kind: string) => [...text.matchAll(new RegExp(`<${kind}([^>]*)>`, 'g'))].map(([, value = '']) => value)
  const days = datesOf(marks('d'), reading.today)
  const wanted: Record<string, unknown> = {
    ...sensesOf(
      marks('w').flatMap((index) => senses[Number(index)] ?? []),
      vocabulary,
    ),
    ...placesOf(marks('p')),
    ...days,
    ...(flexible !== null && days.dateFrom !== undefined && { daysSpan: flexible }),
    ...limitsOf(marks('n')[0], 'durationFrom', 'durationTo'),
    ...limitsOf(atMost(marks('e')[0]), 'priceFrom', 'priceTo'),
  }
  return { filter: validParts(wanted), unread: unreadWords(reading) }
}

/** Part by part, so that one that is out of bounds never spoils the rest. */
const validParts = (wanted: Record<string, unknown>): FilterState =>
  Object.assign(
    {},
    ...Object.entries(wanted).map(([key, value]) => filterStateSchema.safeParse({ [key]: value }).data ?? {}),
  )

/** The first exact stretch, in the year that is named beside it, and within what begins or ends it. */
const datesOf = (values: readonly string[], today: string): Pick<FilterState, 'dateFrom' | 'dateTo'> => {
  const all = values.map((value) => value.split('_') as [string, string])
  const stretches = all.filter(([, to]) => to === '' || to > today)
  const isOpen = ([from, to]: [string, string]) => from === '' || to === ''
  const isVague = ([from, to]: [string, string]) => daysBetween(from, to) > VAGUE
  const [first] = stretches
  const exact = stretches.find((each) => !isOpen(each) && !isVague(each))
  const [from, to] = exact === undefined ? (first ?? ['', '']) : inYearOf(stretches.find(isYear), exact)
  const begins = stretches.find(([start, end]) => end === '' && start > from && (to === '' || start <= to))?.[0]
  const ends = stretches.find(([start, end]) => start === '' && end >= from && (to === '' || end < to))?.[1]
  const [dateFrom, dateTo] = [begins ?? from, ends ?? to]
  return { ...(dateFrom !== '' && { dateFrom }), ...(dateTo !== '' && { dateTo }) }
}

const isYear = ([from, to]: [string, string]): boolean => from.endsWith('-01-01') && to.endsWith('-12-31')

const inYearOf = (year: [string, string] | undefined, [from, to]: [string, string]): [string, string] => {
  if (year === undefined || from >= year[0]) return [from, to]
  return inYearOf(year, [yearLater(from), yearLater(to)])
}

/** One amount alone is what somebody can spend. */
const atMost = (value: string | undefined): string | undefined => value?.replace(/^(\d+)-\1$/, '0-$1')

const limitsOf = (value: string | undefined, from: string, to: string): Record<string, number> => {
  if (value === undefined) return {}
  const [least = 0, most = NO_LIMIT] = value.split('-').map(Number)
  if (least > most) return {}
  return { ...(least > 0 && { [from]: least }), ...(most < NO_LIMIT && { [to]: most }) }
}

/** Countries that are named win over continents beside them (spec section 4: one clears the other). */
const placesOf = (values: readonly string[]): Pick<FilterState, 'destinationId' | 'continentId'> => {
  const wheres = [...new Set(values.flatMap((value) => value.split(',')))]
  const destinationId = wheres.filter((where) => !where.startsWith('continent:'))
  if (destinationId.length > 0) return { destinationId }
  return wheres.length > 0 ? { continentId: wheres.map((where) => where.slice('continent:'.length)) } : {}
}

/** Lists are joined, of all else the first that is named counts. A mood adds its styles unless one of them is named. */
const sensesOf = (senses: readonly Sense[], { styles, codes }: Vocabulary): FilterState => {
  const moods: Mood[] = []
  const filter: FilterState = {}
  for (const sense of senses) {
    if ('mood' in sense) moods.push(sense.mood)
    else
      for (const [key, value] of Object.entries(sense) as [keyof FilterState, unknown][])
        Object.assign(filter, { [key]: joined(key, filter[key], value) })
  }
  const named = filter.travelStyles ?? []
  const added = moods
    .map((mood) => stylesOfMood(mood, styles))
    .filter((of) => !of.some((style) => named.includes(style)))
  const all: FilterState = { ...filter, travelStyles: [...named, ...added.flat()] }
  for (const [key, listed] of codes) {
    const known = [...new Set(all[key])].filter((code) => listed.has(code))
    if (known.length > 0) all[key] = known
    else delete all[key]
  }
  return all
}

const joined = (key: keyof FilterState, before: unknown, value: unknown): unknown => {
  // How far away is one answer: "not far" beside "short flight" must not take it back.
  if (before === undefined || key === 'costCenters' || !Array.isArray(before) || !Array.isArray(value))
    return before ?? value
  return [...before, ...value]
}

const unreadWords = ({ text, grammar }: ParserState): string[] => {
  const known = knownWords(grammar)
  return text.split(' ').filter((word) => /^\p{L}{3,}$/u.test(word) && !known.has(word))
}

const known = new WeakMap<Grammar, ReadonlySet<string>>()

/** Words that are no name of anything: the common ones, and those that limits and dates are spoken of with. */
const knownWords = (grammar: Grammar): ReadonlySet<string> => {
  const found = known.get(grammar)
  if (found !== undefined) return found
  const { filler, not, bounds, budget } = grammar
  const { holidays: _, monthFirst: __, slashMonthFirst: ___, ...dates } = grammar.dates
  const patterns = [filler, not, budget, ...Object.values(bounds), ...Object.values(dates).flat()]
  const words = new Set([...grammar.common, ...patterns.flatMap((pattern) => pattern.match(/\p{L}{3,}/gu) ?? [])])
  known.set(grammar, words)
  return words
}
