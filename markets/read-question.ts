import { type ParsedQuestion, parseQuestion } from '../shared/ask/parse-question.ts'
import { readKeywords } from '../shared/ask/read-keywords.ts'
import { vocabularyOf } from '../shared/ask/vocabulary.ts'
import type { AvailableFilters } from '../shared/contracts/available-filters.ts'
import type { IsoDate } from '../shared/contracts/iso-date.ts'
import { grammarOf } from './grammar-of.ts'
import type { MarketId } from './market-id.ts'

/** Reads a text by the grammar of the market's language, else by keywords (decision 28). Never throws. */
export const readQuestion = (
  text: string,
  { market, filters, today }: { market: MarketId; filters: AvailableFilters; today: IsoDate },
): ParsedQuestion => {
  const grammar = grammarOf(market)
  if (grammar === null) return readKeywords(text, filters)
  return parseQuestion(text, { grammar, vocabulary: vocabularyOf(filters, grammar), today })
}
