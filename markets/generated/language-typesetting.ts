// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { typesetting as itTypesetting } from '../it/language/typesetting.ts'
import { typesetting as enTypesetting } from '../we/language/typesetting.ts'
import { typesetting as esTypesetting } from '../es/language/typesetting.ts'
import { typesetting as frTypesetting } from '../fr/language/typesetting.ts'
import { typesetting as deTypesetting } from '../de/language/typesetting.ts'

/** `typesetting` of every language. */
export const typesettingByLanguage = Object.freeze({
  it: itTypesetting,
  en: enTypesetting,
  es: esTypesetting,
  fr: frTypesetting,
  de: deTypesetting,
})
