import { type DateRange, type HolidayRule, holidayIn, nextHoliday } from '../../calendar/holidays.ts'
import { foldText } from '../../text/fold-text.ts'
import { fillersOf, type ParserState } from '../reading.ts'
import { rewrite } from '../rewrite.ts'
import { dateMark, dayText, yearLater } from './date-marks.ts'

/** Holidays of the market, by their own name or by what people call them, and those that every language knows. */
export const readHolidays = (reading: ParserState): void => {
  const { grammar, vocabulary, today } = reading
  const called = new Set(grammar.dates.holidays.map(([, name]) => name))
  // "Agosto" is a holiday in Spain, and a month in "15 de agosto".
  const months = new RegExp(`^(?:${grammar.months.join('|')})$`, 'u')
  const byName = vocabulary.holidays
    .filter(({ name }) => !called.has(name) && !months.test(foldText(name)))
    .map(({ name }) => [foldText(name), name] as const)
  const asked = yearAsked(reading)
  for (const [pattern, name, rule] of [...grammar.dates.holidays, ...byName]) {
    const period = vocabulary.holidays.find((each) => each.name === name)
    const own = period && { from: period.startingDate, to: period.endingDate }
    const next = own ?? (rule && nextHoliday(rule, today))
    if (next === undefined) continue
    reading.text = rewrite(reading.text, `(?:${pattern})(?: (20\\d\\d))?`, (text) => {
      const year = text === undefined ? asked : Number(text)
      const { from, to } = year === null ? next : (inYear(next, year, rule) ?? { from: '', to: '' })
      return from === '' ? null : dateMark(from, to)
    })
  }
}

/** The only year that a question names, in figures or as the next one; null where it names none, or several. */
const yearAsked = ({ text, grammar, today }: ParserState): number | null => {
  const years = new Set([...text.matchAll(/(?<= )20\d\d(?= )/g)].map(([year]) => Number(year)))
  if (new RegExp(` (?:${grammar.dates.nextYear}) `, 'u').test(text)) years.add(Number(today.slice(0, 4)) + 1)
  return years.size === 1 ? ([...years][0] ?? null) : null
}

/** A holiday in a year that is not behind: New Year's has two, of which people name the one that it brings. */
const inYear = (next: DateRange, year: number, rule: HolidayRule | undefined): DateRange | null => {
  const [first, last] = [next.from, next.to].map((day) => Number(day.slice(0, 4))) as [number, number]
  if (year === first || year === last) return next
  if (year < first) return null
  if (rule !== undefined) return holidayIn(rule, year)
  let { from, to } = next
  for (let count = last; count < year; count++) [from, to] = [yearLater(from), yearLater(to)]
  return { from, to }
}

/** Names of months as `<m05>`, for the readers of days and months. */
export const markMonths = (reading: ParserState): void => {
  reading.grammar.months.forEach((names, index) => {
    reading.text = rewrite(reading.text, names, () => `<m${String(index + 1).padStart(2, '0')}>`)
  })
}

const MONTH = '<m(\\d\\d)>'
const YEAR = '(20\\d\\d)'

/** Days: "dal 3 al 15 agosto", "10 giugno", "10/06/2027". */
export const readDays = (reading: ParserState): void => {
  const { grammar, today } = reading
  const { bounds, dates } = grammar
  const fill = fillersOf(grammar)
  const of = `(?:(?:${dates.of}) )?`
  const to = `(?: ?- ?| (?:${bounds.and}|${dates.until}|-) ${fill})`
  const between = `(?:(?:${bounds.between}) ${fill})?`
  const year = `(?: ${of}${YEAR})?`
  const range = (from: string, until: string, month: string, inYear: string | undefined) => {
    const end = dayText(Number(until), Number(month), inYear, today)
    // A stretch that has begun is this year's, as long as it is not over.
    const start = end === null ? null : dayText(Number(from), Number(month), end.slice(0, 4), today)
    return start === null || end === null || start > end ? null : dateMark(start, end)
  }
  const day = (number: string, month: string, inYear: string | undefined) => {
    const found = dayText(Number(number), Number(month), inYear, today)
    return found === null ? null : dateMark(found, found)
  }
  reading.text = rewrite(reading.text, `${between}(\\d{1,2})${to}(\\d{1,2}) ${of}${MONTH}${year}`, (a, b, m, y) =>
    range(a ?? '', b ?? '', m ?? '', y),
  )
  if (dates.monthFirst) {
    reading.text = rewrite(reading.text, `${between}${MONTH} (\\d{1,2})${to}(\\d{1,2})${year}`, (m, a, b, y) =>
      range(a ?? '', b ?? '', m ?? '', y),
    )
    reading.text = rewrite(reading.text, `${MONTH} ${fill}(\\d{1,2})${year}`, (m, d, y) => day(d ?? '', m ?? '', y))
  }
  reading.text = rewrite(reading.text, `(\\d{1,2}) ${of}${MONTH}${year}`, (d, m, y) => day(d ?? '', m ?? '', y))
  reading.text = rewrite(
    reading.text,
    '(\\d{1,2})[/.](\\d{1,2})(?:[/.](\\d{4}|\\d\\d))?',
    (first = '', second = '', y) => {
      const [d, m] = dates.slashMonthFirst ? [second, first] : [first, second]
      return Number(m) > 12 ? null : day(d, m, y)
    },
  )
}

/** The second of two dates that were given one after the other: a year later where it would come first. */
export const inOrder = (from: string, until: string): string => (until < from ? yearLater(until) : until)
