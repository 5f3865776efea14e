import { addDays, addMonths, monthRange } from '../../dates/iso-days.ts'
import { fillersOf, numberOf, numberPattern, type ParserState } from '../reading.ts'
import { rewrite } from '../rewrite.ts'
import { dateMark, monthText, yearOfMonth } from './date-marks.ts'

const MONTH = '<m(\\d\\d)>(?: (?:{of} )?(20\\d\\d))?'
/** Days of a month that its beginning and its middle last; the end is the rest. */
const [BEGINNING, MIDDLE] = [10, 20]
const HALF = 15

/** Months, and parts of them: "fine agosto", "prima settimana di giugno", "gen-feb 2028". */
export const readMonths = (reading: ParserState): void => {
  const { grammar, today } = reading
  const { dates, bounds } = grammar
  const of = `(?:(?:${dates.of}) )?`
  const month = MONTH.replace('{of}', `(?:${dates.of})`)
  const rangeOf = (index = '', year?: string) =>
    monthRange(monthText(year === undefined ? yearOfMonth(Number(index), today) : Number(year), Number(index)))
  const day = (first: string, number: number) => addDays(first, number - 1)
  const part = (words: string, days: (range: { from: string; to: string }) => [string, string]) => {
    reading.text = rewrite(reading.text, `(?:${words}) ${of}${month}`, (index, year) =>
      dateMark(...days(rangeOf(index, year))),
    )
  }
  // The year of the second of two months is the first one's, too.
  reading.text = rewrite(
    reading.text,
    `<m(\\d\\d)> (-|/|${bounds.and}|${dates.or}|${dates.until}) ${of}<m(\\d\\d)> (20\\d\\d)`,
    (first = '', joint, second = '', year) =>
      `<m${first}> ${Number(year) - (first > second ? 1 : 0)} ${joint} <m${second}> ${year}`,
  )
  // Of a length in words, which is one of weeks more or less, its middle counts.
  const stretch = (words: string, days: (range: { from: string; to: string }, length: number) => [string, string]) => {
    reading.text = rewrite(reading.text, `(?:${words}) <n(\\d+)-(\\d+)> ${of}${month}`, (least, most, index, year) =>
      dateMark(...days(rangeOf(index, year), (Number(least) + Number(most)) / 2)),
    )
    // "les deux premières semaines d’avril".
    reading.text = rewrite(
      reading.text,
      `${numberPattern(grammar)} (?:${words}) (?:(${grammar.units.week})|${grammar.units.day}) ${of}${month}`,
      (count, weeks, index, year) =>
        dateMark(...days(rangeOf(index, year), numberOf(grammar, count) * (weeks === undefined ? 1 : 7))),
    )
  }
  stretch(dates.firstOf, ({ from, to }, length) => [from, day(from, length) < to ? day(from, length) : to])
  stretch(dates.lastOf, ({ from, to }, length) => [addDays(to, 1 - length) > from ? addDays(to, 1 - length) : from, to])
  // "Prima della fine di aprile" means the whole month.
  reading.text = rewrite(
    reading.text,
    `(?<!(?:${dates.notLeaving}) )(?:${dates.before}) ${fillersOf(grammar)}(?:${dates.end}) ${of}${month}`,
    (index, year) => dateMark('', rangeOf(index, year).to),
  )
  part(dates.firstHalf, ({ from }) => [from, day(from, HALF)])
  part(dates.secondHalf, ({ from, to }) => [day(from, HALF + 1), to])
  dates.weeks.forEach((words, index) => {
    const isLast = index === dates.weeks.length - 1
    part(words, ({ from, to }) =>
      isLast ? [addDays(to, -6), to] : [day(from, index * 7 + 1), day(from, index * 7 + 7)],
    )
  })
  part(dates.start, ({ from }) => [from, day(from, BEGINNING)])
  part(dates.middle, ({ from }) => [day(from, BEGINNING + 1), day(from, MIDDLE)])
  part(dates.end, ({ from, to }) => [day(from, MIDDLE + 1), to])
  reading.text = rewrite(reading.text, month, (index, year) => {
    const { from, to } = rangeOf(index, year)
    return dateMark(from, to)
  })
}

/** Months as seen from today: "il mese prossimo", "nei prossimi due mesi". */
export const monthFromToday = (today: string, months: number): string => {
  const { from, to } = monthRange(addMonths(today.slice(0, 7), months))
  return dateMark(from, to)
}
