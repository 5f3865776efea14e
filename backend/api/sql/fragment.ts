import { MARKET_IDS, type TextKey } from '../../../markets/market-id.ts'
import type { CurrencyCode, Prices } from '../../../shared/contracts/money.ts'
import { textKeyOf } from '../site.ts'

/** A piece of SQL with the values of its question marks, in order. */
export type Fragment = { sql: string; values: (string | number)[] }

export const fragment = (sql: string, ...values: (string | number)[]): Fragment => ({ sql, values })

/** All of the conditions; true when there are none. */
export const allOf = (conditions: readonly Fragment[]): Fragment => ({
  sql: conditions.length ? conditions.map(({ sql }) => `(${sql})`).join(' AND ') : 'true',
  values: conditions.flatMap(({ values }) => values),
})

/** Membership in a list of any length, as one bound value (D1 binds at most 100). */
export const isOneOf = (column: string, items: readonly (string | number)[]): Fragment =>
  fragment(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(items))

/** The travels that are told in a language, so sold in its markets. `column` is a travel's id. */
export const isTranslatedInto = (language: TextKey, column: string): Fragment =>
  fragment(`${column} IN (SELECT travel_id FROM travel_texts WHERE language = ?)`, language)

/** The key of the texts of a market that a column names. */
export const textKeyOfMarket = (column: string): string =>
  `CASE ${column} ${MARKET_IDS.map((id) => `WHEN '${id}' THEN '${textKeyOf(id)}'`).join(' ')} END`

/** The ending of column names that hold one amount per currency. */
export const CURRENCY_COLUMN = { EUR: 'eur', GBP: 'gbp', USD: 'usd' } as const satisfies Record<CurrencyCode, string>

export const pricesOf = (eur: number, gbp: number, usd: number): Prices => ({ EUR: eur, GBP: gbp, USD: usd })
