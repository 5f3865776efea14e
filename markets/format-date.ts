import { format, type Locale, parseISO } from 'date-fns'
import type { IsoDate } from '../shared/contracts/iso-date.ts'
import { keyOf } from '../shared/keys/key-of.ts'
import { MARKET_IDS } from './market-id.ts'
import { dateLocaleByMarket, markets } from './registry.ts'

const LOCALES: ReadonlyMap<string, Locale> = new Map(
  MARKET_IDS.map((id) => [markets[id].locale, dateLocaleByMarket[id]]),
)

/** Fits 18 months of days in the few patterns that pages use. */
const MAX_CACHED = 6000
const cache = new Map<string, string>()

/**
 * Formats a day by a market's date-fns pattern ("d MMM yyyy"), independently of the machine's locale and time zone.
 * @param locale BCP 47 tag of a market; an unknown one throws
 */
export const formatDate = (day: IsoDate, pattern: string, locale: string): string => {
  const key = keyOf(locale, pattern, day)
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const found = LOCALES.get(locale)
  if (found === undefined) throw new Error(`no date locale for ${locale}`)
  const text = format(parseISO(day), pattern, { locale: found })
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(key, text)
  return text
}
