// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { apiPageWords as itApiPageWords } from '../it/language/api-page-words.ts'
import { apiPageWords as enApiPageWords } from '../we/language/api-page-words.ts'
import { apiPageWords as esApiPageWords } from '../es/language/api-page-words.ts'
import { apiPageWords as frApiPageWords } from '../fr/language/api-page-words.ts'
import { apiPageWords as deApiPageWords } from '../de/language/api-page-words.ts'

/** `apiPageWords` of every language. */
export const apiPageWordsByLanguage = Object.freeze({
  it: itApiPageWords,
  en: enApiPageWords,
  es: esApiPageWords,
  fr: frApiPageWords,
  de: deApiPageWords,
})
