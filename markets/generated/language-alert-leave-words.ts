// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { alertLeaveWords as itAlertLeaveWords } from '../it/language/alert-leave-words.ts'
import { alertLeaveWords as enAlertLeaveWords } from '../we/language/alert-leave-words.ts'
import { alertLeaveWords as esAlertLeaveWords } from '../es/language/alert-leave-words.ts'
import { alertLeaveWords as frAlertLeaveWords } from '../fr/language/alert-leave-words.ts'
import { alertLeaveWords as deAlertLeaveWords } from '../de/language/alert-leave-words.ts'

/** `alertLeaveWords` of every language. */
export const alertLeaveWordsByLanguage = Object.freeze({
  it: itAlertLeaveWords,
  en: enAlertLeaveWords,
  es: esAlertLeaveWords,
  fr: frAlertLeaveWords,
  de: deAlertLeaveWords,
})
