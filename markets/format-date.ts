import { format, type Locale, parseISO } from 'date-fns'
import type { IsoDate } from '../shared/contracts/iso-date.ts'
import { MARKET_IDS } from './market-id.ts'
import { dateLocaleByMarket, markets } from './registry.ts'

const LOCALES: ReadonlyMap<string, Locale> = new Map(
  MARKET_IDS.map((id) => [markets[id].locale, dateLocaleByMarket[id]]),
)

/** A page repeats the same days in a handful of patterns: 18 months of them fit. */
const REMEMBERED = 6000
const remembered = new Map<string, string>()

/**
 * A day for people, by a market's date-fns pattern ("d MMM yyyy"). Never reads the machine's locale or zone.
 * @param locale BCP 47 tag of a market; an unknown one throws
 */
export const formatDate = (day: IsoDate, pattern: string, locale: string): string => {
  const key = `${locale}|${pattern}|${day}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const found = LOCALES.get(locale)
  if (found === undefined) throw new Error(`no date locale for ${locale}`)
  const text = format(parseISO(day), pattern, { locale: found })
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(key, text)
  return text
}
