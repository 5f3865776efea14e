import { type DateRange, type HolidayRule, holidayIn, nextHoliday } from '../../calendar/holidays.ts'
import { foldText } from '../../text/fold-text.ts'
import { type ParserState, rewrite } from '../parser-state.ts'
import { dateMark, isoDay, yearLater, yearOf } from './date-marks.ts'

/** Reads the market's holidays, by their names and the language's, and those that every language knows. */
export const readHolidays = (state: ParserState): void => {
  const { grammar, vocabulary, today } = state
  const { holidays } = grammar.dates
  const named = new Set(holidays.map(([, name]) => name))
  // "Agosto" is a holiday in Spain, and a month in "15 de agosto".
  const months = new RegExp(`^(?:${grammar.months.join('|')})$`, 'u')
  const byName = vocabulary.holidays
    .filter(({ name }) => !named.has(name) && !months.test(foldText(name)))
    .map(({ name }) => [foldText(name), name] as const)
  const yearOfQuestion = onlyYear(state)
  for (const [pattern, name, rule] of [...holidays, ...byName]) {
    const period = vocabulary.holidays.find((each) => each.name === name)
    const own = period && { from: period.startingDate, to: period.endingDate }
    const next = own ?? (rule && nextHoliday(rule, today))
    if (next === undefined) continue
    rewrite(state, `(?:${pattern})(?: (20\\d\\d))?`, (text) => {
      const year = text === '' ? yearOfQuestion : Number(text)
      const range = year === null ? next : inYear(next, year, rule)
      return range === null ? null : dateMark(range.from, range.to)
    })
  }
}

/** The only year that a question names, in figures or as the next one; null where it names none, or several. */
const onlyYear = ({ text, grammar, today }: ParserState): number | null => {
  const years = new Set([...text.matchAll(/(?<= )20\d\d(?= )/g)].map(([year]) => Number(year)))
  if (new RegExp(` (?:${grammar.dates.nextYear}) `, 'u').test(text)) years.add(yearOf(today) + 1)
  return years.size === 1 ? ([...years][0] ?? null) : null
}

/** A holiday in the current year or later. New Year belongs to the year that it starts. */
const inYear = (next: DateRange, year: number, rule: HolidayRule | undefined): DateRange | null => {
  if (year === yearOf(next.from) || year === yearOf(next.to)) return next
  if (year < yearOf(next.from)) return null
  if (rule !== undefined) return holidayIn(rule, year)
  let { from, to } = next
  while (yearOf(to) < year) [from, to] = [yearLater(from), yearLater(to)]
  return { from, to }
}

const MONTH = '<m(\\d\\d)>'
const DAY = '(\\d{1,2})'

/** Reads names of months as `<m05>`, and days: "dal 3 al 15 agosto", "10 giugno", "10/06/2027". */
export const readDays = (state: ParserState): void => {
  const { today } = state
  const { bounds, dates, months, fill } = state.grammar
  months.forEach((names, index) => {
    rewrite(state, names, () => `<m${String(index + 1).padStart(2, '0')}>`)
  })
  const of = `(?:(?:${dates.of}) )?`
  const to = `(?: ?- ?| (?:${bounds.and}|${dates.until}|-) ${fill})`
  const between = `(?:(?:${bounds.between}) ${fill})?`
  const year = `(?: ${of}(20\\d\\d))?`
  const range = (first: string, last: string, month: string, inYear: string) => {
    const end = isoDay(last, month, inYear, today)
    // A stretch that is not over may have begun: both days are of one year.
    const start = end === null ? null : isoDay(first, month, end.slice(0, 4), today)
    return start === null || end === null || start > end ? null : dateMark(start, end)
  }
  const day = (number: string, month: string, inYear: string) => {
    const found = isoDay(number, month, inYear, today)
    return found === null ? null : dateMark(found, found)
  }
  rewrite(state, `${between}${DAY}${to}${DAY} ${of}${MONTH}${year}`, range)
  if (dates.monthFirst === true) {
    rewrite(state, `${between}${MONTH} ${DAY}${to}${DAY}${year}`, (month, first, last, inYear) =>
      range(first, last, month, inYear),
    )
    rewrite(state, `${MONTH} ${fill}${DAY}${year}`, (month, number, inYear) => day(number, month, inYear))
  }
  rewrite(state, `${DAY} ${of}${MONTH}${year}`, day)
  rewrite(state, `${DAY}[/.]${DAY}(?:[/.](\\d{4}|\\d\\d))?`, (first, second, inYear) => {
    const [number, month] = dates.slashMonthFirst ? [second, first] : [first, second]
    return Number(month) > 12 ? null : day(number, month, inYear)
  })
}
