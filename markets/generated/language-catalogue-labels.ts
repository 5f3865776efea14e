// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { catalogueLabels as itCatalogueLabels } from '../it/language/catalogue-labels.ts'
import { catalogueLabels as enCatalogueLabels } from '../we/language/catalogue-labels.ts'
import { catalogueLabels as esCatalogueLabels } from '../es/language/catalogue-labels.ts'
import { catalogueLabels as frCatalogueLabels } from '../fr/language/catalogue-labels.ts'
import { catalogueLabels as deCatalogueLabels } from '../de/language/catalogue-labels.ts'

/** `catalogueLabels` of every language. */
export const catalogueLabelsByLanguage = Object.freeze({
  it: itCatalogueLabels,
  en: enCatalogueLabels,
  es: esCatalogueLabels,
  fr: frCatalogueLabels,
  de: deCatalogueLabels,
})
