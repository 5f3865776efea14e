// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { destinationNames as itDestinationNames } from '../it/language/destination-names.ts'
import { destinationNames as enDestinationNames } from '../we/language/destination-names.ts'
import { destinationNames as esDestinationNames } from '../es/language/destination-names.ts'
import { destinationNames as frDestinationNames } from '../fr/language/destination-names.ts'
import { destinationNames as deDestinationNames } from '../de/language/destination-names.ts'

/** `destinationNames` of every language. */
export const destinationNamesByLanguage = Object.freeze({
  it: itDestinationNames,
  en: enDestinationNames,
  es: esDestinationNames,
  fr: frDestinationNames,
  de: deDestinationNames,
})
