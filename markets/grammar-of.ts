import { createGrammar, type Grammar } from '../shared/ask/grammar.ts'
import { lazyByMarket } from './lazy-by-market.ts'
import type { MarketId } from './market-id.ts'
import { grammarByLanguage, markets } from './registry.ts'

const grammars = lazyByMarket((id) => {
  const language = grammarByLanguage[markets[id].language]
  return language === undefined ? null : createGrammar(language, markets[id])
})

/** The grammar of the market's language; null for those that are read by keywords (decision 28). */
export const grammarOf = (market: MarketId): Grammar | null => grammars[market]
