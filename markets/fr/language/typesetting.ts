import { type Typesetting, unchanged } from '../../typesetting.ts'

/** Replaces spaces before tall punctuation and within guillemets by no-break spaces. */
const frenchSpaces = (text: string): string => text.replace(/ (?=[:;!?»%])|(?<=«) /g, '\u00a0')

/** Elides "de" before names that start with a vowel: "près d’Amsterdam". */
const elideName = (text: string): string => text.replace(/(^|\s)([Dd])e (?=[AEIOUÉÈÎ]\p{Ll})/gu, '$1$2’')

export const typesetting: Typesetting = {
  everyText: (text) => elideName(frenchSpaces(text)),
  datedText: unchanged,
  colon: '\u00a0:',
}
