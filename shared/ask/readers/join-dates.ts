import { addDays, daysBetween } from '../../dates/iso-days.ts'
import { type ParserState, rewrite } from '../parser-state.ts'
import { DATES, dateMark, yearLater } from './date-marks.ts'

/** Three months in a row need two rounds. */
const ROUNDS = 3

/** Joins days with the words between and around them: "tra maggio e giugno", "entro luglio", "da maggio in poi". */
export const joinDates = (state: ParserState): void => {
  const { bounds, dates, fill } = state.grammar
  const stretch = (from: string, _end: string, _start: string, to: string) =>
    dateMark(from, to < from ? yearLater(to) : to)
  for (let round = 0; round < ROUNDS; round++) {
    rewrite(state, `(?:${bounds.between}) ${fill}${DATES} (?:-|${bounds.and}|${dates.until}) ${fill}${DATES}`, stretch)
    // "luglio agosto".
    rewrite(state, `${DATES} ${DATES}`, (from, end, start, to) =>
      start === addDays(end, 1) ? dateMark(from, to) : null,
    )
    rewrite(state, `${DATES} - ${fill}${DATES}`, stretch)
    rewrite(state, `${DATES} (?:/|,|${bounds.and}|${dates.or}) ${fill}${DATES}`, (from, end, start, to) =>
      start <= addDays(end, 1) && from <= start && end <= to ? dateMark(from, to) : null,
    )
  }
  rewrite(state, `(?:${dates.notLeaving}) (?:${dates.before}) ${fill}${DATES}`, (from) => dateMark(from, ''))
  rewrite(state, `(?:${dates.notLeaving}) (?:${dates.after}) ${fill}${DATES}`, (_, to) => dateMark('', to))
  rewrite(state, `(?:${dates.before}) ${fill}${DATES}`, (from) => dateMark('', addDays(from, -1)))
  rewrite(state, `(?:${dates.after}) ${fill}${DATES}`, (from, to) => dateMark(from === to ? from : addDays(to, 1), ''))
  rewrite(state, `(?:${dates.until}) ${fill}${DATES}`, (_, to) => dateMark('', to))
  rewrite(state, `(?:(?:${dates.since}) ${fill})?${DATES} (?:${dates.onwards})`, (from) => dateMark(from, ''))
  rewrite(state, `(?:${dates.since}) ${fill}${DATES}`, (from) => dateMark(from, ''))
}

/** Flexibility counts with shorter stretches of dates only. */
const MAX_EXACT_DAYS = 14
const DEFAULT_FLEXIBILITY = 3

/** Flexibility of the dates, in days; null where none is named, or it makes no difference. */
export const readFlexibility = (state: ParserState): number | null => {
  const { bounds, dates, filler, fill } = state.grammar
  const isExact = [...state.text.matchAll(new RegExp(DATES, 'g'))].some(
    ([, from = '', to = '']) => daysBetween(from, to) < MAX_EXACT_DAYS,
  )
  let days: number | null = null
  const found = (text = '') => {
    days ??= Number(text) || DEFAULT_FLEXIBILITY
    return ','
  }
  rewrite(state, `(?:±|(?:${dates.flexible}) (?:(?:${filler}) )?) ?<n(\\d+)-\\d+>`, found)
  rewrite(state, dates.flexible, () => found())
  const isAbout = new RegExp(` (?:${bounds.about}) ${fill}${DATES} `, 'u').test(state.text)
  if (!isExact) return null
  return days ?? (isAbout ? DEFAULT_FLEXIBILITY : null)
}
