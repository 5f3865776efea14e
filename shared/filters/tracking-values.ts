import type { FilterState } from '../contracts/filter-state.ts'

/** A price range of the available filters, in cents; `max: null` is an open end. */
type Suggested = { min: number; max: number | null }

/** How a price filter is reported: a bucket in whole units, and whether we suggested it or the visitor made it up. */
export type PriceTracking = { price: string; priceRange: 'suggested-range' | 'custom-range' }

/**
 * Spec section 9: prices in cents, reported divided by 100 as `MAX_1200`, `OVER_1800` or `800-1200`; null for any
 * price.
 * @param suggested the ranges that the filter offers in the same currency
 */
export const priceTracking = (
  { priceFrom = 0, priceTo }: Pick<FilterState, 'priceFrom' | 'priceTo'>,
  suggested: readonly Suggested[],
): PriceTracking | null => {
  if (priceFrom === 0 && priceTo === undefined) return null
  const known = suggested.some(({ min, max }) => min === priceFrom && max === (priceTo ?? null))
  return { price: priceBucket(priceFrom, priceTo), priceRange: known ? 'suggested-range' : 'custom-range' }
}

const priceBucket = (from: number, to: number | undefined): string => {
  if (to === undefined) return `OVER_${from / 100}`
  return from === 0 ? `MAX_${to / 100}` : `${from / 100}-${to / 100}`
}

/**
 * Spec section 9: durations are reported as `MAX_{n}` or `OVER_{n}` days; an own range has one of each. "At least 4
 * days" is over 3.
 */
export const durationTracking = ({
  durations,
  durationFrom,
  durationTo,
}: Pick<FilterState, 'durations' | 'durationFrom' | 'durationTo'>): string[] => [
  ...(durations === undefined ? [] : [durations]),
  ...(durationFrom === undefined ? [] : [`OVER_${durationFrom - 1}`]),
  ...(durationTo === undefined ? [] : [`MAX_${durationTo}`]),
]
