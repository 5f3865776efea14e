import { createGrammar } from '../shared/ask/grammar.ts'
import { lazyByMarket } from './lazy-by-market.ts'
import { grammarByLanguage, markets } from './registry.ts'

export const grammars = lazyByMarket((id) => {
  return createGrammar(grammarByLanguage[markets[id].language], markets[id])
})
