import { format, type Locale, parseISO } from 'date-fns'
import { de } from 'date-fns/locale/de'
import { enGB } from 'date-fns/locale/en-GB'
import { enUS } from 'date-fns/locale/en-US'
import { es } from 'date-fns/locale/es'
import { fr } from 'date-fns/locale/fr'
import { it } from 'date-fns/locale/it'
import type { IsoDate } from '../contracts/iso-date.ts'

const LOCALES: Record<string, Locale> = {
  'it-IT': it,
  'en-US': enUS,
  'en-GB': enGB,
  'es-ES': es,
  'fr-FR': fr,
  'de-DE': de,
}

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
  const found = LOCALES[locale]
  if (found === undefined) throw new Error(`no date locale for ${locale}`)
  const text = format(parseISO(day), pattern, { locale: found })
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(key, text)
  return text
}
