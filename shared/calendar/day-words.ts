import type { IsoDate } from '../contracts/iso-date.ts'
import { daysBetween } from '../dates/iso-days.ts'
import { weekdayOf } from './calendar-months.ts'

/** A market's words for days, written out by the server: islands know no locale. */
export type DayWords = {
  /** Twelve, January first: "marzo" and "mar". */
  months: readonly string[]
  shortMonths: readonly string[]
  /** Seven, Sunday first: "lunedì" and "lun". */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  /** The first of a month where a pattern says `do`: "1er" in French. */
  firstDay: string
  /** The market's patterns: "5 mar 2027", "5 mar", "marzo 2027". */
  short: string
  dayMonth: string
  month: string
}

const TOKEN = /'([^']*)'|yyyy|MMMM|MMM|dd|do|d/g

/** A day in one of the patterns that our markets use (date-fns letters yyyy, MMMM, MMM, dd, do, d, quoted text). */
export const dayInWords = (day: IsoDate, words: DayWords, pattern: 'short' | 'dayMonth' | 'month'): string => {
  const month = Number(day.slice(5, 7)) - 1
  return words[pattern].replace(TOKEN, (token: string, quoted: string | undefined) => {
    switch (token) {
      case 'yyyy':
        return day.slice(0, 4)
      case 'MMMM':
        return words.months[month] ?? ''
      case 'MMM':
        return words.shortMonths[month] ?? ''
      case 'dd':
        return day.slice(8)
      case 'do':
      case 'd': {
        const number = Number(day.slice(8))
        return token === 'do' && number === 1 ? words.firstDay : String(number)
      }
      default:
        return quoted ?? ''
    }
  })
}

/** "lunedì". */
export const weekdayInWords = (day: IsoDate, words: DayWords): string => words.weekdays[weekdayOf(day)] ?? ''

/** How many days a stretch has, both ends counted. */
export const lengthInDays = (from: IsoDate, to: IsoDate): number => daysBetween(from, to) + 1
