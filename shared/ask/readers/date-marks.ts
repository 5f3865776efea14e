import { weekdayOf } from '../../calendar/calendar-months.ts'
import type { DateRange } from '../../calendar/holidays.ts'
import type { IsoDate } from '../../contracts/iso-date.ts'
import { addDays, addMonths, isIsoDay, monthRange, yearMonth } from '../../dates/iso-days.ts'

/** Days of departure, with either end open: `<d2027-05-01_2027-05-31>`. */
export const dateMark = (from: IsoDate | '', to: IsoDate | ''): string => `<d${from}_${to}>`

/** A mark with both ends; two capturing groups. */
export const DATES = '<d(\\d{4}-\\d\\d-\\d\\d)_(\\d{4}-\\d\\d-\\d\\d)>'

export const yearOf = (day: IsoDate): number => Number(day.slice(0, 4))

/** A month of two digits, in the year given or the next time it comes. */
export const rangeOfMonth = (month: string, year: string, today: IsoDate): DateRange =>
  monthRange(`${year === '' ? yearOf(today) + (month < today.slice(5, 7) ? 1 : 0) : year}-${month}`)

/** A day in the year given or the next time it comes; null for days that do not exist. */
export const isoDay = (day: string, month: string, year: string, today: IsoDate): IsoDate | null => {
  const inYear = (named: number | string) => `${named}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (year !== '') return existing(inYear(year.length === 2 ? `20${year}` : year))
  const thisYear = inYear(yearOf(today))
  return existing(thisYear <= today ? inYear(yearOf(today) + 1) : thisYear)
}

const existing = (day: string): IsoDate | null => (isIsoDay(day) ? day : null)

/** The same day a year later; the last of a month stays the last, because of February. */
export const yearLater = (day: IsoDate): IsoDate => {
  const later = monthRange(addMonths(yearMonth(day), 12))
  return day === monthRange(yearMonth(day)).to ? later.to : `${yearMonth(later.from)}${day.slice(7)}`
}

/** The next such weekday, 0 for Sunday, at least so many days ahead of today. */
export const weekdayAhead = (today: IsoDate, weekday: number, least: number): IsoDate => {
  const first = addDays(today, least)
  return addDays(first, (weekday - weekdayOf(first) + 7) % 7)
}
