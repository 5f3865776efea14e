import { createGrammar } from '../shared/ask/grammar.ts'
import { lazyByMarket } from './lazy-by-market.ts'
import { grammarByLanguage, markets } from './registry.ts'

export const grammars = lazyByMarket((id) => {
  const { language, slashMonthFirst } = markets[id]
  return createGrammar(grammarByLanguage[language], slashMonthFirst)
})
