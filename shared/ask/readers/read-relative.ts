import { type Season, type SeasonPeriod, seasonsAhead } from '../../calendar/seasons.ts'
import { addDays, addMonths, daysBetween, monthRange, yearMonth } from '../../dates/iso-days.ts'
import { fillersOf, type ParserState } from '../reading.ts'
import { rewrite } from '../rewrite.ts'
import { dateMark, weekdayAhead } from './date-marks.ts'
import { monthFromToday } from './read-months.ts'

/** How far ahead "as soon as possible" reaches, in days. */
const SOON = 30
const MONDAY = 0

/** Seasons, and days as seen from today. */
export const readRelative = (reading: ParserState): void => {
  const { grammar, today } = reading
  const { dates } = grammar
  const tomorrow = addDays(today, 1)
  const read = (pattern: string, mark: (...groups: (string | undefined)[]) => string | null) => {
    reading.text = rewrite(reading.text, pattern, mark)
  }
  readSeasons(reading)
  read(dates.thisMonth, () => monthFromToday(today, 0))
  read(dates.nextMonth, () => monthFromToday(today, 1))
  read(dates.nextWeek, () => {
    const monday = weekdayAhead(today, MONDAY, 1)
    return dateMark(monday, addDays(monday, 6))
  })
  const dayAfter = addDays(today, 2)
  read(dates.dayAfterTomorrow, () => dateMark(dayAfter, dayAfter))
  read(dates.tomorrow, () => dateMark(tomorrow, tomorrow))
  read(dates.soon, () => dateMark(tomorrow, addDays(today, SOON)))
  const year = (asked: number) =>
    dateMark(asked === Number(today.slice(0, 4)) ? tomorrow : `${asked}-01-01`, `${asked}-12-31`)
  read(dates.thisYear, () => year(Number(today.slice(0, 4))))
  read(dates.nextYear, () => year(Number(today.slice(0, 4)) + 1))
  read('(20\\d\\d)', (asked) => (Number(asked) < Number(today.slice(0, 4)) ? null : year(Number(asked))))
}

/** Of a season that has fewer days left than these only "this" one speaks, in days. */
const NEARLY_OVER = 14

/** Seasons, and their beginning, middle and end: the first, second and third of their months. */
const readSeasons = (reading: ParserState): void => {
  const { grammar, today } = reading
  const { next, thisOne, of, start, middle, end, before, notLeaving } = grammar.dates
  const fill = fillersOf(grammar)
  const ahead = seasonsAhead(today, 12)
  for (const [name, words] of Object.entries(grammar.seasons) as [Season, string][]) {
    const own = ahead.filter(({ season }) => season === name)
    const inYear = (year: string | undefined) =>
      year === undefined ? own : own.filter((each) => each.year === Number(year))
    const lasting = ({ from, to }: SeasonPeriod) => daysBetween(from, to) >= NEARLY_OVER
    const mark = (period: (typeof own)[number] | undefined) =>
      period === undefined ? null : dateMark(period.from, period.to)
    const later = () => mark(own.find((each) => each !== ahead[0]))
    const dated = `(?:${words})(?: (?:(?:${of}) )?(20\\d\\d))?`
    reading.text = rewrite(
      reading.text,
      `(?<!(?:${notLeaving}) )(?:${before}) ${fill}(?:${end}) ?${fill}${dated}`,
      (year) => {
        const [period] = inYear(year)
        return period === undefined ? null : dateMark('', period.to)
      },
    )
    const parts = [start, middle, end]
    parts.forEach((part, index) => {
      // German writes them as one word.
      reading.text = rewrite(
        reading.text,
        `(?:${part}) ?${fill}${dated}`,
        (year) =>
          inYear(year)
            .map((period) => monthOf(period, index, today))
            .find((found) => found !== null) ?? null,
      )
    })
    reading.text = rewrite(reading.text, `(?:${next}) (?:${words})`, later)
    reading.text = rewrite(reading.text, `(?:${words}) (?:${next})`, later)
    reading.text = rewrite(reading.text, `(?:${thisOne}) (?:${words})`, () => mark(own[0]))
    reading.text = rewrite(reading.text, dated, (year) => mark(inYear(year).find(lasting)))
  }
}

/** One of a season's three months; null where it is over. */
const monthOf = (period: SeasonPeriod, index: number, today: string): string | null => {
  const month = monthRange(addMonths(yearMonth(period.to), index - 2))
  if (month.to <= today) return null
  return dateMark(month.from > today ? month.from : addDays(today, 1), month.to)
}
