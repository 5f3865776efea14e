// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { filmDescriptions as itFilmDescriptions } from '../it/language/film-descriptions.ts'
import { filmDescriptions as enFilmDescriptions } from '../we/language/film-descriptions.ts'
import { filmDescriptions as esFilmDescriptions } from '../es/language/film-descriptions.ts'
import { filmDescriptions as frFilmDescriptions } from '../fr/language/film-descriptions.ts'
import { filmDescriptions as deFilmDescriptions } from '../de/language/film-descriptions.ts'

/** `filmDescriptions` of every language. */
export const filmDescriptionsByLanguage = Object.freeze({
  it: itFilmDescriptions,
  en: enFilmDescriptions,
  es: esFilmDescriptions,
  fr: frFilmDescriptions,
  de: deFilmDescriptions,
})
