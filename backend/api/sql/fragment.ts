import { MARKET_IDS, type TextKey } from '../../../markets/market-id.ts'
import type { Prices } from '../../../shared/contracts/money.ts'
import { textKeyOf } from '../site.ts'
import type { CURRENCY_COLUMN, StoredCurrency } from '../sources/stored-currency.ts'

export type Fragment = { sql: string; values: (string | number)[] }

export const fragment = (sql: string, ...values: (string | number)[]): Fragment => ({ sql, values })

export const allOf = (conditions: readonly Fragment[]): Fragment => ({
  sql: conditions.length ? conditions.map(({ sql }) => `(${sql})`).join(' AND ') : 'true',
  values: conditions.flatMap(({ values }) => values),
})

/** Binds one JSON value, because D1 binds at most 100. */
export const isOneOf = (column: string, items: readonly (string | number)[]): Fragment =>
  fragment(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(items))

export const isTranslatedInto = (language: TextKey, column: string): Fragment =>
  fragment(`${column} IN (SELECT travel_id FROM travel_texts WHERE language = ?)`, language)

/** Id of the travel with a slug in any language, former ones included. @param slug SQL parameter */
export const travelIdOf = (slug: string): string => `(SELECT travel_id FROM travel_slugs WHERE slug = ${slug})`

export const textKeyOfMarket = (column: string): string =>
  `CASE ${column} ${MARKET_IDS.map((id) => `WHEN '${id}' THEN '${textKeyOf(id)}'`).join(' ')} END`

export type CurrencyColumn = (typeof CURRENCY_COLUMN)[StoredCurrency]

/** `a` is an alert. */
export const inAlertCurrency = (of: (currency: CurrencyColumn) => string): string =>
  `CASE a.currency WHEN 'GBP' THEN ${of('gbp')} WHEN 'USD' THEN ${of('usd')} ELSE ${of('eur')} END`

export const pricesOf = (eur: number, gbp: number, usd: number): Prices =>
  ({ EUR: eur, GBP: gbp, USD: usd }) satisfies Record<StoredCurrency, number> as Prices

/** Columns such as `price_eur`, `price_gbp` and `price_usd`. */
export type PriceColumns<Name extends string, Value = number> = Record<`${Name}_${CurrencyColumn}`, Value>

export const pricesIn = <Name extends string>(row: PriceColumns<Name>, name: Name): Prices =>
  pricesOf(row[`${name}_eur`], row[`${name}_gbp`], row[`${name}_usd`])

export const flightPriceIn = (row: PriceColumns<'flights', number | null>): Prices | null => {
  const { flights_eur: eur, flights_gbp: gbp, flights_usd: usd } = row
  return eur !== null && gbp !== null && usd !== null ? pricesOf(eur, gbp, usd) : null
}
