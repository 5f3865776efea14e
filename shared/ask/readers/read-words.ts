import { numberOf, numberPattern, type ParserState, senseMark } from '../reading.ts'
import { anyOf, rewrite } from '../rewrite.ts'
import { readBounds } from './read-bounds.ts'

/** Styles, moods and all else that a word or a phrase says on its own. */
export const readWords = (reading: ParserState): void => {
  for (const [pattern, sense] of reading.grammar.words)
    reading.text = rewrite(reading.text, pattern, () => senseMark(reading, sense))
}

/** Takes out what only looks like something. */
export const skipIdle = (reading: ParserState): void => {
  reading.text = rewrite(reading.text, anyOf(reading.grammar.idle), () => ',')
}

/** Names of countries, continents and whatever else the grammar places in them. */
export const readPlaces = (reading: ParserState): void => {
  const { places, placePattern } = reading.vocabulary
  reading.text = rewrite(reading.text, placePattern, (name) => `<p${places.get(name ?? '')}>`)
}

/** "One week" is what our departures make of it: six to eight days. */
const WEEK_GIVE = 1
/** A weekend, however long, is over after so many days. */
export const WEEKEND = 4

/** How long the trip should be, in days. */
export const readLength = (reading: ParserState): void => {
  const { grammar } = reading
  const { units, bounds, dates } = grammar
  const number = numberPattern(grammar)
  const read = (pattern: string, days: (...numbers: number[]) => readonly [number, number]) => {
    reading.text = rewrite(reading.text, pattern, (...groups) => {
      const [from, to] = days(...groups.filter((each) => each !== undefined).map((text) => numberOf(grammar, text)))
      return `<n${from}-${to}>`
    })
  }
  const range = `(?:(?:${bounds.between}) (?:(?:${grammar.filler}) )?)?${number}(?: ?[-/] ?| (?:${bounds.and}|${dates.or}|-) (?:(?:${grammar.filler}) )?)${number}`
  read(`${range} (?:${units.day})`, (from, to) => [from ?? 0, to ?? 0])
  read(`${range} (?:${units.week})`, (from = 0, to = 0) => [from * 7 - WEEK_GIVE, to * 7 + WEEK_GIVE])
  read(`${number} (?:- )?(?:${units.night})`, (nights = 0) => [nights + 1, nights + 1])
  read(`${number} (?:- )?(?:${units.day})`, (days = 0) => [days, days])
  read(`${number} (?:- )?(?:${units.week})`, (weeks = 0) => [weeks * 7 - WEEK_GIVE, weeks * 7 + WEEK_GIVE])
  read(units.weekend, () => [0, WEEKEND])
  readBounds(reading, 'n', { step: 1, about: () => 1 })
}
