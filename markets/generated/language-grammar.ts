// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { grammar as itGrammar } from '../it/language/grammar.ts'
import { grammar as enGrammar } from '../we/language/grammar.ts'
import { grammar as esGrammar } from '../es/language/grammar.ts'
import { grammar as frGrammar } from '../fr/language/grammar.ts'
import { grammar as deGrammar } from '../de/language/grammar.ts'

/** `grammar` of every language. */
export const grammarByLanguage = Object.freeze({
  it: itGrammar,
  en: enGrammar,
  es: esGrammar,
  fr: frGrammar,
  de: deGrammar,
})
