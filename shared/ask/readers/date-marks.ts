import type { IsoDate } from '../../contracts/iso-date.ts'
import { addDays, addMonths, daysBetween, isIsoDay, monthRange, yearMonth } from '../../dates/iso-days.ts'

/** Days of departure, with either end open: `<d2027-05-01_2027-05-31>`. */
export const dateMark = (from: IsoDate | '', to: IsoDate | ''): string => `<d${from}_${to}>`

/** A mark with both ends; two capturing groups. */
export const DATES = '<d(\\d{4}-\\d\\d-\\d\\d)_(\\d{4}-\\d\\d-\\d\\d)>'

const two = (value: number): string => String(value).padStart(2, '0')

/** The year of a month that is named without one: it has not passed. */
export const yearOfMonth = (month: number, today: IsoDate): number =>
  Number(today.slice(0, 4)) + (month < Number(yearMonth(today).slice(5)) ? 1 : 0)

/** A month as YYYY-MM. */
export const monthText = (year: number, month: number): string => `${year}-${two(month)}`

/** A day that exists, the next time that it comes unless a year is given; null for the 31st of June. */
export const dayText = (day: number, month: number, year: string | undefined, today: IsoDate): IsoDate | null => {
  const inYear = (asked: number) => `${asked}-${two(month)}-${two(day)}`
  const thisYear = Number(today.slice(0, 4))
  const asked = year === undefined ? thisYear : Number(year.length === 2 ? `20${year}` : year)
  const found = year === undefined && inYear(asked) <= today ? inYear(asked + 1) : inYear(asked)
  return isIsoDay(found) ? found : null
}

/** The same day a year later, the last of a month staying the last: February has one more or less. */
export const yearLater = (day: IsoDate): IsoDate => {
  const later = monthRange(addMonths(yearMonth(day), 12))
  return day === monthRange(yearMonth(day)).to ? later.to : `${yearMonth(later.from)}${day.slice(7)}`
}

/** The same day some months later, or the last one of a shorter month. */
export const monthsLater = (day: IsoDate, months: number): IsoDate => {
  const { from, to } = monthRange(addMonths(yearMonth(day), months))
  const later = addDays(from, Number(day.slice(8)) - 1)
  return later < to ? later : to
}

const MONDAY = '2024-01-01'

/** A day's place in its week; 0 is Monday. */
export const weekdayOf = (day: IsoDate): number => ((daysBetween(MONDAY, day) % 7) + 7) % 7

/** The next such weekday that is at least so many days ahead of today. */
export const weekdayAhead = (today: IsoDate, weekday: number, least: number): IsoDate => {
  const first = addDays(today, least)
  return addDays(first, (weekday - weekdayOf(first) + 7) % 7)
}
