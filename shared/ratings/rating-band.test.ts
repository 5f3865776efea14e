import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RatingBand, ratingBand } from './rating-band.ts'

describe('ratingBand', () => {
  it.each<[number, RatingBand | null, number | null, number]>([
    // rating, band, half stars, fill
    [0, null, null, 0],
    [0.94, null, null, 18],
    [0.95, 'bad', 1, 20],
    [1, 'bad', 1, 20],
    [1.2, 'bad', 1, 24],
    [1.24, 'bad', 1, 24],
    [1.25, 'bad', 1.5, 26],
    [1.3, 'bad', 1.5, 26],
    [1.7, 'bad', 1.5, 34],
    [1.8, 'poor', 2, 36],
    [2.2, 'poor', 2, 44],
    [2.3, 'poor', 2.5, 46],
    [2.7, 'poor', 2.5, 54],
    [2.75, 'average', 3, 56],
    [2.8, 'average', 3, 56],
    [3.7, 'average', 3.5, 74],
    [3.8, 'great', 4, 76],
    [4.2, 'great', 4, 84],
    [4.25, 'excellent', 4.5, 86],
    [4.3, 'excellent', 4.5, 86],
    [4.7, 'excellent', 4.5, 94],
    [4.8, 'excellent', 5, 96],
    [5, 'excellent', 5, 100],
    [5.04, 'excellent', 5, 100],
    [5.1, null, null, 100],
    [-1, null, null, 0],
    [Number.NaN, null, null, 0],
  ])('rates %d as %s with %s stars (§3, §5, §9)', (rating, band, halfStars, fillPercent) => {
    expect(ratingBand(rating)).toMatchObject({ band, halfStars, fillPercent })
  })

  it('has no gap between 1 and 5 and never falls as the rating rises (§9)', () => {
    const order: RatingBand[] = ['bad', 'poor', 'average', 'great', 'excellent']
    const rating = fc.double({ min: 1, max: 5, noNaN: true })
    fc.assert(
      fc.property(rating, rating, (a, b) => {
        const [low, high] = [ratingBand(Math.min(a, b)), ratingBand(Math.max(a, b))]
        expect(order.indexOf(low.band!)).toBeGreaterThanOrEqual(0)
        expect(order.indexOf(low.band!)).toBeLessThanOrEqual(order.indexOf(high.band!))
        expect(low.halfStars!).toBeLessThanOrEqual(high.halfStars!)
        expect(low.fillPercent).toBeLessThanOrEqual(high.fillPercent)
      }),
    )
  })
})
