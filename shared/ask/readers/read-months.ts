import type { DateRange } from '../../calendar/holidays.ts'
import { addDays } from '../../dates/iso-days.ts'
import { numberOf, type ParserState, rewrite } from '../parser-state.ts'
import { dateMark, rangeOfMonth } from './date-marks.ts'

/** Days of a month that end its beginning and its middle. */
const [BEGINNING, MIDDLE] = [10, 20]
const HALF = 15
const LAST_WEEK = 4

/** Reads months and parts of them: "fine agosto", "prima settimana di giugno", "gen-feb 2028". */
export const readMonths = (state: ParserState): void => {
  const { grammar, today } = state
  const { dates, bounds, units, number, fill } = grammar
  const of = `(?:(?:${dates.of}) )?`
  const month = `<m(\\d\\d)>(?: ${of}(20\\d\\d))?`
  const day = (first: string, count: number) => addDays(first, count - 1)
  const readPart = (words: string, part: (range: DateRange) => [string, string]) => {
    rewrite(state, `(?:${words}) ${of}${month}`, (name, year) => dateMark(...part(rangeOfMonth(name, year, today))))
  }
  // The year of the second of two months counts for the first.
  rewrite(
    state,
    `<m(\\d\\d)> (-|/|${bounds.and}|${dates.or}|${dates.until}) ${of}<m(\\d\\d)> (20\\d\\d)`,
    (first, joint, second, year) =>
      `<m${first}> ${Number(year) - (first > second ? 1 : 0)} ${joint} <m${second}> ${year}`,
  )
  const readStretch = (words: string, stretch: (range: DateRange, length: number) => [string, string]) => {
    // The middle of a length in words counts, which may be a range.
    rewrite(state, `(?:${words}) <n(\\d+)-(\\d+)> ${of}${month}`, (least, most, name, year) =>
      dateMark(...stretch(rangeOfMonth(name, year, today), (Number(least) + Number(most)) / 2)),
    )
    // "les deux premières semaines d’avril".
    rewrite(
      state,
      `${number} (?:${words}) (?:(${units.week})|${units.day}) ${of}${month}`,
      (count, weeks, name, year) =>
        dateMark(...stretch(rangeOfMonth(name, year, today), numberOf(grammar, count) * (weeks === '' ? 1 : 7))),
    )
  }
  readStretch(dates.firstOf, ({ from, to }, length) => [from, day(from, length) < to ? day(from, length) : to])
  readStretch(dates.lastOf, ({ from, to }, length) => [
    addDays(to, 1 - length) > from ? addDays(to, 1 - length) : from,
    to,
  ])
  // "Prima della fine di aprile" includes the whole month.
  rewrite(
    state,
    `(?<!(?:${dates.notLeaving}) )(?:${dates.before}) ${fill}(?:${dates.end}) ${of}${month}`,
    (name, year) => dateMark('', rangeOfMonth(name, year, today).to),
  )
  readPart(dates.firstHalf, ({ from }) => [from, day(from, HALF)])
  readPart(dates.secondHalf, ({ from, to }) => [day(from, HALF + 1), to])
  dates.weeks.forEach((words, index) => {
    readPart(words, ({ from, to }) =>
      index < LAST_WEEK ? [day(from, index * 7 + 1), day(from, index * 7 + 7)] : [addDays(to, -6), to],
    )
  })
  readPart(dates.start, ({ from }) => [from, day(from, BEGINNING)])
  readPart(dates.middle, ({ from }) => [day(from, BEGINNING + 1), day(from, MIDDLE)])
  readPart(dates.end, ({ from, to }) => [day(from, MIDDLE + 1), to])
  rewrite(state, month, (name, year) => {
    const { from, to } = rangeOfMonth(name, year, today)
    return dateMark(from, to)
  })
}
