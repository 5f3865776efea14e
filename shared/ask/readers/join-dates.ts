import { addDays, daysBetween } from '../../dates/iso-days.ts'
import { fillersOf, type ParserState } from '../reading.ts'
import { rewrite } from '../rewrite.ts'
import { DATES, dateMark } from './date-marks.ts'
import { inOrder } from './read-days.ts'

/** Three months in a row need two rounds. */
const ROUNDS = 3

/** Joins days with the words between and around them: "tra maggio e giugno", "entro luglio", "da maggio in poi". */
export const joinDates = (reading: ParserState): void => {
  const { bounds, dates } = reading.grammar
  const fill = fillersOf(reading.grammar)
  const read = (pattern: string, mark: (...groups: string[]) => string | null) => {
    reading.text = rewrite(reading.text, pattern, (...groups) => mark(...groups.map((each) => each ?? '')))
  }
  const stretch = (from: string, until: string) => dateMark(from, inOrder(from, until))
  for (let round = 0; round < ROUNDS; round++) {
    read(
      `(?:${bounds.between}) ${fill}${DATES} (?:-|${bounds.and}|${dates.until}) ${fill}${DATES}`,
      (from, _a, _b, to) => stretch(from ?? '', to ?? ''),
    )
    // "luglio agosto".
    read(`${DATES} ${DATES}`, (from = '', end = '', start = '', to = '') =>
      start === addDays(end, 1) ? dateMark(from, to) : null,
    )
    read(`${DATES} - ${fill}${DATES}`, (from, _a, _b, to) => stretch(from ?? '', to ?? ''))
    read(`${DATES} (?:/|,|${bounds.and}|${dates.or}) ${fill}${DATES}`, (from = '', end = '', start = '', to = '') =>
      start <= addDays(end, 1) && from <= start && end <= to ? dateMark(from, to) : null,
    )
  }
  read(`(?:${dates.notLeaving}) (?:${dates.before}) ${fill}${DATES}`, (from = '') => dateMark(from, ''))
  read(`(?:${dates.notLeaving}) (?:${dates.after}) ${fill}${DATES}`, (_, to = '') => dateMark('', to))
  read(`(?:${dates.before}) ${fill}${DATES}`, (from = '') => dateMark('', addDays(from, -1)))
  read(`(?:${dates.after}) ${fill}${DATES}`, (from = '', to = '') => dateMark(from === to ? from : addDays(to, 1), ''))
  read(`(?:${dates.until}) ${fill}${DATES}`, (_, to = '') => dateMark('', to))
  read(`(?:(?:${dates.since}) ${fill})?${DATES} (?:${dates.onwards})`, (from = '') => dateMark(from, ''))
  read(`(?:${dates.since}) ${fill}${DATES}`, (from = '') => dateMark(from, ''))
}

/** Days that a departure may be off are told with dates this close together; with longer ones they go without saying. */
const LONGEST_EXACT = 14
const SOME_DAYS = 3

/** How flexible the dates are, in days; null where nothing was said of it, or it makes no difference. */
export const readFlexibility = (reading: ParserState): number | null => {
  const { bounds, dates } = reading.grammar
  const exact = [...reading.text.matchAll(new RegExp(DATES, 'g'))].some(
    ([, from = '', to = '']) => daysBetween(from, to) < LONGEST_EXACT,
  )
  let days: number | null = null
  const found = (text?: string) => {
    days ??= Number(text ?? SOME_DAYS) || SOME_DAYS
    return ','
  }
  const number = '<n(\\d+)-\\d+>'
  reading.text = rewrite(
    reading.text,
    `(?:±|(?:${dates.flexible}) (?:(?:${reading.grammar.filler}) )?) ?${number}`,
    found,
  )
  reading.text = rewrite(reading.text, dates.flexible, () => found())
  const isAbout = rewrite(
    reading.text,
    `(?:${bounds.about}) ${fillersOf(reading.grammar)}${DATES}`,
    () => '~',
  ).includes('~')
  if (!exact) return null
  return days ?? (isAbout ? SOME_DAYS : null)
}
