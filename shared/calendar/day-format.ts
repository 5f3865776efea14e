import type { IsoDate } from '../contracts/iso-date.ts'
import { weekdayOf } from './calendar-months.ts'

/** A market's names for days, written out by the server: islands know no locale. */
export type DayFormat = {
  /** Twelve, January first: "marzo" and "mar". */
  months: readonly string[]
  shortMonths: readonly string[]
  /** Seven, Sunday first: "lunedì" and "lun". */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  /** The first of a month where a pattern has `do`: "1er" in French. */
  firstDay: string
  /** The market's patterns: "5 mar 2027", "5 mar", "marzo 2027". */
  short: string
  dayMonth: string
  month: string
}

const TOKEN = /'([^']*)'|yyyy|MMMM|MMM|dd|do|d/g

/** Formats a day by one of the market's patterns (date-fns letters yyyy, MMMM, MMM, dd, do, d, quoted text). */
export const formatDay = (day: IsoDate, words: DayFormat, pattern: 'short' | 'dayMonth' | 'month'): string => {
  const [year, month, dd] = day.split('-') as [string, string, string]
  const d = String(Number(dd))
  const values: Record<string, string | undefined> = {
    ...{ yyyy: year, dd, d, do: d === '1' ? words.firstDay : d },
    MMMM: words.months[Number(month) - 1],
    MMM: words.shortMonths[Number(month) - 1],
  }
  return words[pattern].replace(TOKEN, (token: string, quoted: string | undefined) => quoted ?? values[token] ?? '')
}

/** "lunedì". */
export const formatWeekday = (day: IsoDate, words: DayFormat): string => words.weekdays[weekdayOf(day)] ?? ''
