// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { contactWords as itContactWords } from '../it/language/contact-words.ts'
import { contactWords as enContactWords } from '../we/language/contact-words.ts'
import { contactWords as esContactWords } from '../es/language/contact-words.ts'
import { contactWords as frContactWords } from '../fr/language/contact-words.ts'
import { contactWords as deContactWords } from '../de/language/contact-words.ts'

/** `contactWords` of every language. */
export const contactWordsByLanguage = Object.freeze({
  it: itContactWords,
  en: enContactWords,
  es: esContactWords,
  fr: frContactWords,
  de: deContactWords,
})
