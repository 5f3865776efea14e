import { describe, expect, it } from 'vitest'
import { priceBands } from './when-to-go.ts'

const offer = (EUR: number | null) => ({
  from: EUR === null ? null : { day: '2027-03-20', price: { EUR, GBP: EUR, USD: EUR } },
})

describe('priceBands', () => {
  it.each([
    [
      [900, 1000, 1100, 1200],
      ['low', 'low', 'medium', 'high'],
    ],
    [
      [900, null, 1200],
      ['low', null, 'high'],
    ],
    [
      [1000, 1020],
      [null, null],
    ],
    [[1000], [null]],
    [[null], [null]],
  ])('of %j are %j', (prices, bands) => {
    expect(priceBands(prices.map(offer))).toEqual(bands)
  })
})
