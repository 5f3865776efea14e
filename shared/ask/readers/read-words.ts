import { numbersOf, type ParserState, rewrite, senseMark } from '../parser-state.ts'
import { readBounds } from './read-bounds.ts'

/** Removes phrases that contain words with a meaning and have none. */
export const dropIdle = (state: ParserState): void => rewrite(state, state.grammar.idle, () => ',')

export const readWords = (state: ParserState): void => {
  for (const [name, pattern] of state.grammar.occasions) rewrite(state, pattern, () => `<o${name}>`)
  for (const [pattern, sense] of state.grammar.words) rewrite(state, pattern, () => senseMark(state, sense))
  rewrite(state, state.grammar.unsupported, () => '<u>')
}

export const readGroupLanguage = (state: ParserState): void => {
  for (const [code, pattern] of state.grammar.groupLanguages)
    rewrite(state, pattern, () => senseMark(state, { groupLanguage: [code] }))
}

export const readPlaces = (state: ParserState): void => {
  const { places, placePattern } = state.vocabulary
  rewrite(state, placePattern, (name) => `<p${places.get(name)}>`)
}

/** "One week" is six to eight days. */
const WEEK_TOLERANCE = 1
export const MAX_WEEKEND_DAYS = 4

export const readLength = (state: ParserState): void => {
  const { grammar } = state
  const { units, bounds, dates, number, filler } = grammar
  const read = (pattern: string, days: (from: number, to: number) => readonly [number, number]) => {
    rewrite(state, pattern, (...groups) => {
      const [least = 0, most = least] = numbersOf(grammar, groups)
      const [from, to] = days(least, most)
      return `<n${from}-${to}>`
    })
  }
  const weeks = (from: number, to: number) => [from * 7 - WEEK_TOLERANCE, to * 7 + WEEK_TOLERANCE] as const
  const small = `(?:(?:${filler}) )?`
  const range = `(?:(?:${bounds.between}) ${small})?${number}(?: ?[-/] ?| (?:${bounds.and}|${dates.or}|-) ${small})${number}`
  read(`${range} (?:${units.day})`, (from, to) => [from, to])
  read(`${range} (?:${units.week})`, weeks)
  read(`${number} (?:- )?(?:${units.night})`, (nights) => [nights + 1, nights + 1])
  read(`${number} (?:- )?(?:${units.day})`, (days) => [days, days])
  read(`${number} (?:- )?(?:${units.week})`, weeks)
  read(units.weekend, () => [0, MAX_WEEKEND_DAYS])
  readBounds(state, 'n', { step: 1, about: () => 1 })
}
