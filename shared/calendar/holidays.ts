import { addDays, monthRange } from '../dates/iso-days.ts'
import { weekdayOf } from './calendar-months.ts'

/**
 * Travel days of a holiday. `fixed`: from one month-day to another, into the next year when `to` is earlier. `easter`:
 * days relative to Easter Sunday. `weekday`: the nth weekday (0 Monday) of a month, -1 the last, with days before and
 * after.
 */
export type HolidayRule =
  | { kind: 'fixed'; from: string; to: string }
  | { kind: 'easter'; from: number; to: number }
  | { kind: 'weekday'; month: number; weekday: number; nth: number; before: number; after: number }

export type Holidays = readonly { name: string; rule: HolidayRule }[]

export type DateRange = { from: string; to: string }

/** First and last travel day of a holiday that starts in a year. */
export function holidayIn(rule: HolidayRule, year: number): DateRange {
  switch (rule.kind) {
    case 'fixed':
      return { from: `${year}-${rule.from}`, to: `${rule.to < rule.from ? year + 1 : year}-${rule.to}` }
    case 'easter': {
      const sunday = easterSunday(year)
      return { from: addDays(sunday, rule.from), to: addDays(sunday, rule.to) }
    }
    case 'weekday': {
      const day = nthWeekday(year, rule.month, rule.weekday, rule.nth)
      return { from: addDays(day, -rule.before), to: addDays(day, rule.after) }
    }
  }
}

/** The holiday's first occurrence whose last day is after today. */
export function nextHoliday(rule: HolidayRule, today: string): DateRange {
  const year = Number(today.slice(0, 4))
  const occurrences = [year - 1, year].map((each) => holidayIn(rule, each))
  return occurrences.find(({ to }) => to > today) ?? holidayIn(rule, year + 1)
}

/** Gregorian Easter (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  return addDays(`${year}-03-01`, moon + weekday - 7 * shift + 21)
}

/** The nth (1 the first, -1 the last) of a weekday (0 Monday) in a month. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const { from, to } = monthRange(`${year}-${String(month).padStart(2, '0')}`)
  const utcWeekday = (weekday + 1) % 7
  return nth < 0
    ? addDays(to, -((weekdayOf(to) - utcWeekday + 7) % 7))
    : addDays(from, ((utcWeekday - weekdayOf(from) + 7) % 7) + (nth - 1) * 7)
}
