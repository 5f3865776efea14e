import type { FilterState } from '../contracts/filter-state.ts'
import type { IsoDate } from '../contracts/iso-date.ts'
import type { CurrencyCode } from '../contracts/money.ts'
import { collectFilter } from './collect-filter.ts'
import { correctSpelling } from './correct-spelling.ts'
import { dropNegations } from './drop-negations.ts'
import type { Grammar } from './grammar.ts'
import { plainText } from './plain-text.ts'
import { joinDates, readFlexibility } from './readers/join-dates.ts'
import { readAge } from './readers/read-age.ts'
import { readAhead } from './readers/read-ahead.ts'
import { markMonths, readDays, readHolidays } from './readers/read-days.ts'
import { readMonths } from './readers/read-months.ts'
import { readPrice } from './readers/read-price.ts'
import { readRelative } from './readers/read-relative.ts'
import { readLength, readPlaces, readWords, skipIdle } from './readers/read-words.ts'
import type { ParserState } from './reading.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What has been understood of a question. */
export type ParsedQuestion = {
  /** Only of the vocabulary, never contradicting itself; empty when nothing was understood. */
  filter: FilterState
  /** The currency of its prices, where one was named. */
  currency: CurrencyCode | null
  /** Something is not wanted: filters cannot say so, and it has been left out. */
  refuses: boolean
  /** Words that mean something else than a filter. */
  unread: readonly string[]
}

export type AskContext = { grammar: Grammar; vocabulary: Vocabulary; today: IsoDate }

/**
 * Reads a question in somebody's own words (spec section 2, AI search) by the rules of a grammar. Pure; never throws,
 * whatever the text; the filter is one that `filterStateSchema` accepts, of nothing but what the vocabulary has.
 */
export const parseQuestion = (text: string, { grammar, vocabulary, today }: AskContext): ParsedQuestion => {
  const plain = correctSpelling(plainText(text), grammar, vocabulary)
  const reading: ParserState = { text: plain, today, grammar, vocabulary, senses: [] }
  skipIdle(reading)
  readPlaces(reading)
  readAhead(reading)
  readHolidays(reading)
  readAge(reading)
  readWords(reading)
  readLength(reading)
  markMonths(reading)
  readDays(reading)
  readMonths(reading)
  readRelative(reading)
  const flexible = readFlexibility(reading)
  joinDates(reading)
  const currency = readPrice(reading)
  const refuses = dropNegations(reading)
  return { ...collectFilter(reading, flexible), currency, refuses }
}
