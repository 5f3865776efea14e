import { MARKET_IDS, type TextKey } from '../../../markets/market-id.ts'
import { textKeyOf } from '../site.ts'
import { type Fragment, fragment } from './fragment.ts'

/** The travels that are told in a language, so sold in its markets. `column` is a travel's id. */
export const isTranslatedInto = (language: TextKey, column: string): Fragment =>
  fragment(`${column} IN (SELECT travel_id FROM travel_texts WHERE language = ?)`, language)

/** The key of the texts of a market that a column names. */
export const textKeyOfMarket = (column: string): string =>
  `CASE ${column} ${MARKET_IDS.map((id) => `WHEN '${id}' THEN '${textKeyOf(id)}'`).join(' ')} END`
