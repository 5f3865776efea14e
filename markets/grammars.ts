import { createGrammar, type Grammar } from '../shared/ask/grammar.ts'
import type { MarketId } from './market-id.ts'
import { allMarkets, grammarByLanguage } from './registry.ts'

export const grammars = Object.fromEntries(
  allMarkets.map(({ id, language, slashMonthFirst }) => [
    id,
    createGrammar(grammarByLanguage[language], slashMonthFirst),
  ]),
) as Record<MarketId, Grammar>
