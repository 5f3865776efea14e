import type { FilterState } from '../contracts/filter-state.ts'
import type { IsoDate } from '../contracts/iso-date.ts'
import type { CurrencyCode } from '../contracts/money.ts'
import { collectFilter } from './collect-filter.ts'
import { correctSpelling } from './correct-spelling.ts'
import type { Grammar } from './grammar.ts'
import { type ParserState, rewrite } from './parser-state.ts'
import { plainText } from './plain-text.ts'
import { joinDates, readFlexibility } from './readers/join-dates.ts'
import { readAge } from './readers/read-age.ts'
import { readAhead } from './readers/read-ahead.ts'
import { readDays, readHolidays } from './readers/read-days.ts'
import { readMonths } from './readers/read-months.ts'
import { readPrice } from './readers/read-price.ts'
import { readRelative } from './readers/read-relative.ts'
import { dropIdle, readGroupLanguage, readLength, readPlaces, readWords } from './readers/read-words.ts'
import type { Vocabulary } from './vocabulary.ts'

export type ParsedQuestion = {
  /** Contains only values of the vocabulary and no contradictions; empty when nothing was understood. */
  filter: FilterState
  /** The currency of its prices, where one was named. */
  currency: CurrencyCode | null
  /** True when the question excludes something: filters cannot, and it was left out. */
  refuses: boolean
  /** Words without a meaning for a filter. */
  unread: readonly string[]
  /** True when the filter leaves out a part of the question. */
  isPartial: boolean
}

type AskContext = { grammar: Grammar; vocabulary: Vocabulary; today: IsoDate }

/** Parses a question in free text (spec section 2, AI search) by the rules of a grammar. Pure; never throws. */
export const parseQuestion = (text: string, { grammar, vocabulary, today }: AskContext): ParsedQuestion => {
  const plain = correctSpelling(plainText(text), grammar, vocabulary)
  const state: ParserState = { text: plain, today, grammar, vocabulary, senses: [] }
  dropIdle(state)
  readGroupLanguage(state)
  readPlaces(state)
  readAhead(state)
  readHolidays(state)
  readAge(state)
  readWords(state)
  readLength(state)
  readDays(state)
  readMonths(state)
  readRelative(state)
  const flexible = readFlexibility(state)
  joinDates(state)
  const currency = readPrice(state)
  const refuses = dropNegations(state)
  return { ...collectFilter(state, flexible), currency, refuses }
}

const MARK = '<[dnepwou][^>]*>'

/** Removes what is refused ("ma non in India"); false when nothing is. */
const dropNegations = (state: ParserState): boolean => {
  const { fill, not, notAfter, dates } = state.grammar
  const before = state.text
  rewrite(state, `(?:${not}) ${fill}${MARK}(?: (?:${dates.or}) ${fill}${MARK})?`, () => ',')
  rewrite(state, `${MARK} ${fill}(?:${notAfter})`, () => ',')
  return state.text !== before
}
