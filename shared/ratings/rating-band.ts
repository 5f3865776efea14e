/** Rating bands of spec section 9, without its two bands called bad, which differ in the half star only. */
export type RatingBand = 'bad' | 'poor' | 'average' | 'great' | 'excellent'

export type Rating = {
  /** null below 1 or above 5: neutral grey and no label (spec section 5). */
  band: RatingBand | null
  /** 1 to 5 in steps of a half: the step that the label names; null when neutral. */
  halfStars: number | null
  /** How much of the five stars is filled, 0 to 100: value times 20 percent (spec section 9). */
  fillPercent: number
  /** The value rounded to one decimal, as it is shown. */
  value: number
}

const UPPER_ENDS: readonly (readonly [number, RatingBand])[] = [
  [1.7, 'bad'],
  [2.7, 'poor'],
  [3.7, 'average'],
  [4.2, 'great'],
  [5, 'excellent'],
]

/**
 * What a rating out of 5 says. It is rounded to one decimal first, because the bands of the specification have
 * gaps between 1.2 and 1.3, 1.7 and 1.8 and so on.
 */
export const ratingBand = (rating: number): Rating => {
  const value = Math.round(rating * 10) / 10
  const fillPercent = value > 0 ? Math.min(100, Math.round(value * 20)) : 0
  if (!(value >= 1 && value <= 5)) return { band: null, halfStars: null, fillPercent, value }
  const band = UPPER_ENDS.find(([end]) => value <= end)?.[1] ?? null
  return { band, halfStars: Math.round(value * 2) / 2, fillPercent, value }
}
