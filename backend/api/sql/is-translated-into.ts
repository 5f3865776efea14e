import type { Language } from '../../../markets/market-id.ts'
import { allMarkets } from '../../../markets/registry.ts'
import { type Fragment, fragment } from './fragment.ts'

/** The travels that are told in a language, so sold in its markets. `column` is a travel's id. */
export const isTranslatedInto = (language: Language, column: string): Fragment =>
  fragment(`${column} IN (SELECT travel_id FROM travel_texts WHERE language = ?)`, language)

/** The language of a market that a column names. */
export const languageOfMarket = (column: string): string =>
  `CASE ${column} ${allMarkets.map(({ id, language }) => `WHEN '${id}' THEN '${language}'`).join(' ')} END`
