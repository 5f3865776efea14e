import type { AvailableFilters } from '../contracts/available-filters.ts'
import type { FilterState } from '../contracts/filter-state.ts'
import { availableOptions, LISTED_KEYS } from '../filters/available-options.ts'
import { findMoney, parseMoney } from '../money/parse-money.ts'
import { foldText } from '../text/fold-text.ts'
import type { ParsedQuestion } from './parse-question.ts'
import { MAX_QUESTION_LENGTH } from './plain-text.ts'

type Keywords = ReadonlyMap<string, FilterState>

const cache = new WeakMap<AvailableFilters, Keywords>()

/** Reads the names of places, periods and filter options and an amount in a text, for languages without a grammar. Never throws. */
export const readKeywords = (text: string, filters: AvailableFilters): ParsedQuestion => {
  const written = text.slice(0, MAX_QUESTION_LENGTH)
  const amount = findMoney(written)
  const money = amount === null ? null : parseMoney(amount)
  let rest = ` ${foldText(written.replace(amount ?? '', ' '))} `
  // An amount is the most that can be spent, as in the grammars.
  let filter: FilterState = money === null ? {} : { priceTo: money.cents }
  for (const [name, meaning] of keywordsOf(filters)) {
    if (!rest.includes(` ${name} `)) continue
    rest = rest.replaceAll(` ${name} `, ' ')
    filter = merged(filter, meaning)
  }
  // Countries exclude continents (spec section 4).
  if (filter.destinationId !== undefined) delete filter.continentId
  const unread = rest.split(' ').filter((word) => /^\p{L}{3,}$/u.test(word))
  return { filter, currency: money?.currency ?? null, refuses: false, unread, isPartial: rest.trim() !== '' }
}

/** Lists are joined; of two periods the first counts. */
const merged = (filter: FilterState, { dateFrom, dateTo, ...lists }: FilterState): FilterState => {
  const all: Record<string, unknown> = filter.dateFrom === undefined ? { ...filter, dateFrom, dateTo } : { ...filter }
  for (const [key, codes] of Object.entries(lists))
    all[key] = [...((all[key] as string[]) ?? []), ...(codes as string[])]
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Folded names, longest first. */
const keywordsOf = (filters: AvailableFilters): Keywords => {
  const cached = cache.get(filters)
  if (cached !== undefined) return cached
  const options = LISTED_KEYS.flatMap((key) =>
    availableOptions(filters, key).map(({ code, label }) => [foldText(label), { [key]: [code] }] as const),
  )
  const periods = filters.periods.flatMap(({ name, startingDate: dateFrom, endingDate: dateTo }) => {
    const full = foldText(name)
    const withoutYear = full.replace(/(?: de)? \d{4}$/, '')
    return [full, withoutYear].map((each) => [each, { dateFrom, dateTo }] as const)
  })
  // The next period of a name, and a place before an option that is called like it.
  const entries = [...options, ...periods].reverse().filter(([name]) => name !== '')
  const keywords = new Map([...new Map<string, FilterState>(entries)].sort(([a], [b]) => b.length - a.length))
  cache.set(filters, keywords)
  return keywords
}
