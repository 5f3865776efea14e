import type { CurrencyCode } from '../../../shared/contracts/money.ts'

export type PriceRange = { min: number; max: number | null }

/** Steps of the price filter in cents: up to, between, between, over (spec section 9). */
export const PRICE_RANGES: Record<CurrencyCode, PriceRange[]> = {
  EUR: ranges(80_000, 120_000, 180_000),
  GBP: ranges(70_000, 110_000, 160_000),
  USD: ranges(90_000, 140_000, 200_000),
}

function ranges(...steps: number[]): PriceRange[] {
  return [0, ...steps].map((min, index) => ({ min, max: steps[index] ?? null }))
}
