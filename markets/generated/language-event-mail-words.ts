// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { eventMailWords as itEventMailWords } from '../it/language/event-mail-words.ts'
import { eventMailWords as enEventMailWords } from '../we/language/event-mail-words.ts'
import { eventMailWords as esEventMailWords } from '../es/language/event-mail-words.ts'
import { eventMailWords as frEventMailWords } from '../fr/language/event-mail-words.ts'
import { eventMailWords as deEventMailWords } from '../de/language/event-mail-words.ts'

/** `eventMailWords` of every language. */
export const eventMailWordsByLanguage = Object.freeze({
  it: itEventMailWords,
  en: enEventMailWords,
  es: esEventMailWords,
  fr: frEventMailWords,
  de: deEventMailWords,
})
