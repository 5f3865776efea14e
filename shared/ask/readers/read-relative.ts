import { type Season, seasonsAhead } from '../../calendar/seasons.ts'
import { addDays, addMonths, daysBetween, monthRange } from '../../dates/iso-days.ts'
import { numberOf, numberPattern, type Reading } from '../reading.ts'
import { rewrite } from '../rewrite.ts'
import { dateMark } from './date-marks.ts'
import { monthFromToday } from './read-months.ts'

/** How far ahead "as soon as possible" reaches, in days. */
const SOON = 30
const MONDAY = '2024-01-01'

/** Seasons, and days as seen from today. */
export const readRelative = (reading: Reading): void => {
  const { grammar, today } = reading
  const { dates } = grammar
  const tomorrow = addDays(today, 1)
  const read = (pattern: string, mark: (...groups: (string | undefined)[]) => string | null) => {
    reading.text = rewrite(reading.text, pattern, mark)
  }
  readSeasons(reading)
  read(dates.thisMonth, () => monthFromToday(today, 0))
  read(dates.nextMonth, () => monthFromToday(today, 1))
  read(dates.nextMonths.replaceAll('{n}', numberPattern(grammar)), (...counts) => {
    const months = numberOf(
      grammar,
      counts.find((each) => each !== undefined),
    )
    const end = monthRange(addMonths(today.slice(0, 7), months))
    return dateMark(tomorrow, addDays(end.from, Number(today.slice(8)) - 1))
  })
  read(dates.nextWeek, () => {
    const monday = addDays(today, 7 - (((daysBetween(MONDAY, today) % 7) + 7) % 7))
    return dateMark(monday, addDays(monday, 6))
  })
  read(dates.tomorrow, () => dateMark(tomorrow, tomorrow))
  read(dates.soon, () => dateMark(tomorrow, addDays(today, SOON)))
  const year = (asked: number) =>
    dateMark(asked === Number(today.slice(0, 4)) ? tomorrow : `${asked}-01-01`, `${asked}-12-31`)
  read(dates.thisYear, () => year(Number(today.slice(0, 4))))
  read(dates.nextYear, () => year(Number(today.slice(0, 4)) + 1))
  read('(20\\d\\d)', (asked) => (Number(asked) < Number(today.slice(0, 4)) ? null : year(Number(asked))))
}

const readSeasons = (reading: Reading): void => {
  const { grammar, today } = reading
  const { next, of } = grammar.dates
  const ahead = seasonsAhead(today, 12)
  for (const [name, words] of Object.entries(grammar.seasons) as [Season, string][]) {
    const own = ahead.filter(({ season }) => season === name)
    const mark = (period: (typeof own)[number] | undefined) =>
      period === undefined ? null : dateMark(period.from, period.to)
    const later = () => mark(own.find((each) => each !== ahead[0]))
    reading.text = rewrite(reading.text, `(?:${next}) (?:${words})`, later)
    reading.text = rewrite(reading.text, `(?:${words}) (?:${next})`, later)
    reading.text = rewrite(reading.text, `(?:${words})(?: (?:(?:${of}) )?(20\\d\\d))?`, (year) =>
      mark(year === undefined ? own[0] : own.find((each) => each.year === Number(year))),
    )
  }
}
