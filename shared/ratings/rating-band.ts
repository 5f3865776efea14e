/** Rating bands of spec section 9, without its two bands called bad, which differ in the half star only. */
export type RatingBand = 'bad' | 'poor' | 'average' | 'great' | 'excellent'

export type Rating = {
  /** `null` below 1 or above 5: grey without a label (spec section 5). */
  band: RatingBand | null
  /** 1 to 5 in half steps, for the label; `null` without a band. */
  halfStars: number | null
  /** Filled share of the five stars, 0 to 100 (spec section 9). */
  fillPercent: number
  /** Displayed value, with one decimal. */
  value: number
}

const UPPER_ENDS: readonly (readonly [number, RatingBand])[] = [
  [1.7, 'bad'],
  [2.7, 'poor'],
  [3.7, 'average'],
  [4.2, 'great'],
  [5, 'excellent'],
]

/** Rates a value out of 5, rounded to one decimal first: the spec's bands have gaps such as 1.7 to 1.8. */
export const ratingBand = (rating: number): Rating => {
  const value = Math.round(rating * 10) / 10
  const fillPercent = value > 0 ? Math.min(100, Math.round(value * 20)) : 0
  if (!(value >= 1 && value <= 5)) return { band: null, halfStars: null, fillPercent, value }
  const band = UPPER_ENDS.find(([end]) => value <= end)?.[1] ?? null
  return { band, halfStars: Math.round(value * 2) / 2, fillPercent, value }
}
