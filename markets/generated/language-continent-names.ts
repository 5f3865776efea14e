// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { continentNames as itContinentNames } from '../it/language/continent-names.ts'
import { continentNames as enContinentNames } from '../we/language/continent-names.ts'
import { continentNames as esContinentNames } from '../es/language/continent-names.ts'
import { continentNames as frContinentNames } from '../fr/language/continent-names.ts'
import { continentNames as deContinentNames } from '../de/language/continent-names.ts'

/** `continentNames` of every language. */
export const continentNamesByLanguage = Object.freeze({
  it: itContinentNames,
  en: enContinentNames,
  es: esContinentNames,
  fr: frContinentNames,
  de: deContinentNames,
})
