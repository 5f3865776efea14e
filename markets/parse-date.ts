import type { IsoDate } from '../shared/contracts/iso-date.ts'
import { isIsoDay } from '../shared/dates/iso-days.ts'
import { INVISIBLE } from '../shared/filters/search-text.ts'
import { foldText } from '../shared/text/fold-text.ts'
import { formatDate } from './format-date.ts'
import { lazyByMarket } from './lazy-by-market.ts'
import type { Market } from './market-schema.ts'
import { markets } from './registry.ts'

const DATE = /^[\p{L}\d\s.,/°º–-]+$/u
/** Ordinal endings and prepositions. */
const FILLERS = new Set(['st', 'nd', 'rd', 'th', 'er', 'º', 'de', 'del', 'of'])

const monthsByMarket = lazyByMarket((id) =>
  Array.from({ length: 12 }, (_, index) =>
    foldText(formatDate(`2000-${String(index + 1).padStart(2, '0')}-01`, 'MMMM', markets[id].locale)),
  ),
)

/** Months as other countries of a language write them, folded. */
const REGIONAL_MONTHS: Readonly<Record<string, string>> = {
  ...{ janner: '1', jaenner: '1', feber: '2', maerz: '3' },
  setiembre: '9',
}

/** 3 to 9 January 2000 are a Monday to a Sunday. */
const weekdaysByMarket = lazyByMarket((id) =>
  Array.from({ length: 7 }, (_, index) => foldText(formatDate(`2000-01-0${index + 3}`, 'EEEE', markets[id].locale))),
)

/**
 * Parses a day as people write it in a market and as the product shows it: "2027-3-19", "19/03/2027", "19.3.27",
 * "19 mars 2027". Null without a year, and for days that do not exist. Where only one order can be meant, it is.
 */
export const parseDate = (text: string, market: Market): IsoDate | null => {
  const line = text.replace(INVISIBLE, '').trim()
  if (isIsoDay(line)) return line
  const parts = foldText(line)
    .match(/\d+|\p{L}+/gu)
    ?.filter((part) => !FILLERS.has(part))
  if (parts?.length === 4 && isWeekday(parts[0] ?? '', market)) parts.shift()
  if (!DATE.test(line) || parts?.length !== 3) return null
  const [first = '', second = '', third = ''] = parts
  if (/^\d{4}$/.test(first)) return dayOf(first, second, third)
  const year = third.length === 2 ? `20${third}` : third
  const month = [first, second].map((part) => monthNamed(part, market))
  if (month[0]) return dayOf(year, month[0], second)
  if (month[1]) return dayOf(year, month[1], first)
  const dayFirst = dayOf(year, second, first)
  const monthFirst = dayOf(year, first, second)
  return market.slashMonthFirst ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst)
}

const isWeekday = (word: string, { id }: Market): boolean =>
  word.length >= 2 && weekdaysByMarket[id].some((name) => name.startsWith(word))

/** By its name or the beginning of it. */
const monthNamed = (word: string, { id }: Market): string | null => {
  const regional = REGIONAL_MONTHS[word]
  if (regional !== undefined) return regional
  const months = monthsByMarket[id].flatMap((name, index) => (name.startsWith(word) ? [String(index + 1)] : []))
  return word.length >= 3 && months.length === 1 ? (months[0] ?? null) : null
}

const dayOf = (year: string, month: string, day: string): IsoDate | null => {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDay(iso) ? iso : null
}
