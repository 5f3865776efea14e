import { type Season, type SeasonPeriod, seasonsAhead } from '../../calendar/seasons.ts'
import { addDays, addMonths, daysBetween, monthRange, yearMonth } from '../../dates/iso-days.ts'
import { type ParserState, rewrite } from '../parser-state.ts'
import { dateMark, weekdayAhead, yearOf } from './date-marks.ts'

/** Reach of "as soon as possible", in days. */
const SOON = 30
const MONDAY = 1

/** Reads seasons, and days relative to today. */
export const readRelative = (state: ParserState): void => {
  const { today } = state
  const { dates } = state.grammar
  const [tomorrow, dayAfter, thisYear] = [addDays(today, 1), addDays(today, 2), yearOf(today)]
  const year = (named: number) => dateMark(named === thisYear ? tomorrow : `${named}-01-01`, `${named}-12-31`)
  const month = (offset: number) => {
    const { from, to } = monthRange(addMonths(yearMonth(today), offset))
    return dateMark(from, to)
  }
  readSeasons(state)
  rewrite(state, dates.thisMonth, () => month(0))
  rewrite(state, dates.nextMonth, () => month(1))
  rewrite(state, dates.nextWeek, () => {
    const monday = weekdayAhead(today, MONDAY, 1)
    return dateMark(monday, addDays(monday, 6))
  })
  rewrite(state, dates.dayAfterTomorrow, () => dateMark(dayAfter, dayAfter))
  rewrite(state, dates.tomorrow, () => dateMark(tomorrow, tomorrow))
  rewrite(state, dates.soon, () => dateMark(tomorrow, addDays(today, SOON)))
  rewrite(state, dates.thisYear, () => year(thisYear))
  rewrite(state, dates.nextYear, () => year(thisYear + 1))
  rewrite(state, '(20\\d\\d)', (named) => (Number(named) < thisYear ? null : year(Number(named))))
}

/** Days left of a season below which only "this" refers to it. */
const NEARLY_OVER = 14

/** Reads seasons, and their beginning, middle and end: the first, second and third of their months. */
const readSeasons = (state: ParserState): void => {
  const { grammar, today } = state
  const { next, thisOne, of, start, middle, end, before, notLeaving } = grammar.dates
  const { fill } = grammar
  const ahead = seasonsAhead(today, 12)
  const mark = (period: SeasonPeriod | undefined) => (period === undefined ? null : dateMark(period.from, period.to))
  for (const [name, words] of Object.entries(grammar.seasons) as [Season, string][]) {
    const own = ahead.filter(({ season }) => season === name)
    const inYear = (year: string) => (year === '' ? own : own.filter((each) => each.year === Number(year)))
    const later = () => mark(own.find((each) => each !== ahead[0]))
    const dated = `(?:${words})(?: (?:(?:${of}) )?(20\\d\\d))?`
    rewrite(state, `(?<!(?:${notLeaving}) )(?:${before}) ${fill}(?:${end}) ?${fill}${dated}`, (year) => {
      const [period] = inYear(year)
      return period === undefined ? null : dateMark('', period.to)
    })
    for (const [index, part] of [start, middle, end].entries()) {
      // German writes them as one word.
      rewrite(
        state,
        `(?:${part}) ?${fill}${dated}`,
        (year) =>
          inYear(year)
            .map((period) => monthOfSeason(period, index, today))
            .find((found) => found !== null) ?? null,
      )
    }
    rewrite(state, `(?:${next}) (?:${words})`, later)
    rewrite(state, `(?:${words}) (?:${next})`, later)
    rewrite(state, `(?:${thisOne}) (?:${words})`, () => mark(own[0]))
    rewrite(state, dated, (year) => mark(inYear(year).find(({ from, to }) => daysBetween(from, to) >= NEARLY_OVER)))
  }
}

/** One of a season's three months; null where it is over. */
const monthOfSeason = (period: SeasonPeriod, index: number, today: string): string | null => {
  const month = monthRange(addMonths(yearMonth(period.to), index - 2))
  if (month.to <= today) return null
  return dateMark(month.from > today ? month.from : addDays(today, 1), month.to)
}
