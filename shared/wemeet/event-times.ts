import type { WemeetEvent } from '../contracts/wemeet.ts'
import { formatInstant } from '../dates/format-instant.ts'
import { keyOf } from '../keys/key-of.ts'

/** Localised times of an event in its city's time zone. */
export type EventTimes = {
  /** "mercoledì 20 gennaio" */
  date: string
  /** "19:00", "7:00 PM" */
  from: string
  to: string
}

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatter = (locale: string, timeZone: string, kind: 'date' | 'time'): Intl.DateTimeFormat => {
  const key = keyOf(locale, timeZone, kind)
  const known = formatters.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(locale, { timeZone, ...OPTIONS[kind] })
  formatters.set(key, made)
  return made
}
const OPTIONS = {
  date: { weekday: 'long', day: 'numeric', month: 'long' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** @param locale BCP 47 tag of a market */
export const eventTimes = (
  locale: string,
  { startsAt, endsAt, timeZone }: Pick<WemeetEvent, 'startsAt' | 'endsAt' | 'timeZone'>,
): EventTimes => {
  const time = formatter(locale, timeZone, 'time')
  return {
    date: formatInstant(formatter(locale, timeZone, 'date'), Date.parse(startsAt)),
    from: time.format(Date.parse(startsAt)),
    to: time.format(Date.parse(endsAt)),
  }
}
