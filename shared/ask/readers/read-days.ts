import { type Holiday, holidayIn, nextHoliday, type Occurrence } from '../../calendar/holidays.ts'
import { foldText } from '../../text/fold-text.ts'
import { type ParserState, rewrite } from '../parser-state.ts'
import { dateMark, isoDay, yearOf } from './date-marks.ts'

/** Reads the holidays of the market and of its filters, by their names and the language's. */
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
  for (const [pattern, name] of [...holidays, ...byName]) {
    const period = vocabulary.holidays.find((each) => each.name === name)
    const holiday = grammar.holidays.find((each) => each.name === name)
    const own = period && { from: period.startingDate, to: period.endingDate, year: period.year }
    const next = own ?? (holiday && nextHoliday(holiday, today))
    if (!next) continue
    rewrite(state, `(?:(?:${grammar.dates.bridge}) ${grammar.fill})?(?:${pattern})(?: (20\\d\\d))?`, (text) => {
      const year = text === '' ? yearOfQuestion : Number(text)
      const range = year === null ? next : inYear(next, year, holiday)
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

type Dates = Omit<Occurrence, 'lastFeast'>

/** A holiday in the current year or later; New Year also by the year that it ends. */
const inYear = (next: Dates, year: number, holiday: Holiday | undefined): Dates | null => {
  if (year === next.year || year === yearOf(next.from)) return next
  return holiday === undefined || year < next.year ? null : holidayIn(holiday, year)
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
  rewrite(state, `${DAY} ${of}${MONTH}${year}`, day)
  rewrite(state, `${DAY}[/.]${DAY}(?:[/.](\\d{4}|\\d\\d))?`, (first, second, inYear) => {
    const [number, month] = dates.slashMonthFirst ? [second, first] : [first, second]
    return Number(month) > 12 ? null : day(number, month, inYear)
  })
}
