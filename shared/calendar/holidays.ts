import { addDays } from '../dates/iso-days.ts'

/**
 * When a holiday falls, and how many days around it people travel. `fixed`: from one month-day to another, into the
 * next year when `to` is earlier. `easter`: days relative to Easter Sunday. `weekday`: the nth weekday (0 Monday) of a
 * month, -1 the last, with days before and after.
 */
export type HolidayRule =
  | { kind: 'fixed'; from: string; to: string }
  | { kind: 'easter'; from: number; to: number }
  | { kind: 'weekday'; month: number; weekday: number; nth: number; before: number; after: number }

/** Holidays that a market's travellers plan around, as "when" offers them. */
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

/** The next time that a holiday's last day is after today. */
export function nextHoliday(rule: HolidayRule, today: string): DateRange {
  const year = Number(today.slice(0, 4))
  for (const candidate of [year - 1, year]) {
    const range = holidayIn(rule, candidate)
    if (range.to > today) return range
  }
  return holidayIn(rule, year + 1)
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
  const days = moon + weekday - 7 * shift + 114
  return iso(year, Math.floor(days / 31), (days % 31) + 1)
}

/** The nth (1 the first, -1 the last) of a weekday (0 Monday) in a month. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  if (nth < 0) {
    const last = new Date(Date.UTC(year, month, 0))
    return addDays(iso(year, month, last.getUTCDate()), -((isoWeekday(last) - weekday + 7) % 7))
  }
  const first = new Date(Date.UTC(year, month - 1, 1))
  return addDays(iso(year, month, 1), ((weekday - isoWeekday(first) + 7) % 7) + (nth - 1) * 7)
}

const isoWeekday = (date: Date): number => (date.getUTCDay() + 6) % 7
const iso = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
