// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { alertWords as itAlertWords } from '../it/language/alert-words.ts'
import { alertWords as enAlertWords } from '../we/language/alert-words.ts'
import { alertWords as esAlertWords } from '../es/language/alert-words.ts'
import { alertWords as frAlertWords } from '../fr/language/alert-words.ts'
import { alertWords as deAlertWords } from '../de/language/alert-words.ts'

/** `alertWords` of every language. */
export const alertWordsByLanguage = Object.freeze({
  it: itAlertWords,
  en: enAlertWords,
  es: esAlertWords,
  fr: frAlertWords,
  de: deAlertWords,
})
