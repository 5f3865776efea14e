import type { Prices } from '../../../shared/contracts/money.ts'
import type { StoredCurrency } from '../sources/stored-currency.ts'
import { pricesOf } from '../sql/fragment.ts'

/** Fixed rates: prices must not change between seedings. */
const RATES: Record<StoredCurrency, number> = { EUR: 1, GBP: 0.86, USD: 1.14 }

export const endingInNine = (cents: number): number => Math.max(1, Math.round(cents / 1000)) * 1000 - 100

export const roundTens = (cents: number): number => Math.max(1, Math.round(cents / 1000)) * 1000

export const pricesBy = (of: (currency: StoredCurrency) => number): Prices => pricesOf(of('EUR'), of('GBP'), of('USD'))

export const inCurrencies = (eurCents: number, rounded: (cents: number) => number): Prices =>
  pricesBy((currency) => rounded(eurCents * RATES[currency]))

export type PriceRange = { min: number; max: number | null }

const ranges = (...steps: number[]): PriceRange[] =>
  [0, ...steps].map((min, index) => ({ min, max: steps[index] ?? null }))

/** Price filter steps in cents (spec section 9). */
export const PRICE_RANGES: Record<StoredCurrency, PriceRange[]> = {
  EUR: ranges(80_000, 120_000, 180_000),
  GBP: ranges(70_000, 110_000, 160_000),
  USD: ranges(90_000, 140_000, 200_000),
}
