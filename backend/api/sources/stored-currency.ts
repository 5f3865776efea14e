import { z } from 'zod'
import { type CurrencyCode, centsSchema } from '../../../shared/contracts/money.ts'

/** Currencies of the embedded catalogue, with the suffix of their columns: another one needs a migration. */
export const CURRENCY_COLUMN = { EUR: 'eur', GBP: 'gbp', USD: 'usd' } as const satisfies Partial<
  Record<CurrencyCode, string>
>
export type StoredCurrency = keyof typeof CURRENCY_COLUMN
export const STORED_CURRENCIES = Object.keys(CURRENCY_COLUMN) as [StoredCurrency, ...StoredCurrency[]]
export const storedCurrencySchema = z.enum(STORED_CURRENCIES)

/** Cents; what costs nothing is not sold. */
export const priceSchema = centsSchema.positive('must be more than 0')

/** A currency that has no columns counts as EUR. */
export const storedCurrency = (currency: CurrencyCode): StoredCurrency =>
  currency in CURRENCY_COLUMN ? (currency as StoredCurrency) : 'EUR'
