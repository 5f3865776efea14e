import type { CurrencyCode, Prices } from '../../../shared/contracts/money.ts'

/** The ending of column names that hold one amount per currency. */
export const CURRENCY_COLUMN = { EUR: 'eur', GBP: 'gbp', USD: 'usd' } as const satisfies Record<CurrencyCode, string>

export const pricesOf = (eur: number, gbp: number, usd: number): Prices => ({ EUR: eur, GBP: gbp, USD: usd })
