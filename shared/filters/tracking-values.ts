import type { FilterState } from '../contracts/filter-state.ts'

/** In cents; `max: null` is an open end. */
type Suggested = { min: number; max: number | null }

type PriceTracking = { price: string; priceRange: 'suggested-range' | 'custom-range' }

/** Spec section 9: `MAX_1200`, `OVER_1800` or `800-1200`, in whole units; null for any price. */
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

/** Spec section 9: `MAX_{n}` or `OVER_{n}` days, both for a custom range. */
export const durationTracking = ({
  durations,
  durationFrom,
  durationTo,
}: Pick<FilterState, 'durations' | 'durationFrom' | 'durationTo'>): string[] => [
  ...(durations === undefined ? [] : [durations]),
  ...(durationFrom === undefined ? [] : [`OVER_${durationFrom - 1}`]),
  ...(durationTo === undefined ? [] : [`MAX_${durationTo}`]),
]
