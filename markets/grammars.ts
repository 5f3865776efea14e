import type { Grammar } from '../shared/ask/grammar.ts'
import type { MarketId } from './market-id.ts'
import { allMarkets, grammarByLanguage } from './registry.ts'

/** By whose grammar each market's questions are read. */
export const grammars = Object.fromEntries(
  allMarkets.map(({ id, language, slashMonthFirst }) => {
    const grammar = grammarByLanguage[language]
    return [id, { ...grammar, dates: { ...grammar.dates, slashMonthFirst } }]
  }),
) as Record<MarketId, Grammar>
