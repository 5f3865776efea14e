import { describe, expect, it } from 'vitest'
import type { FilterState } from '../contracts/filter-state.ts'
import { durationTracking, priceTracking } from './tracking-values.ts'

const SUGGESTED = [
  { min: 0, max: 80_000 },
  { min: 80_000, max: 120_000 },
  { min: 180_000, max: null },
]

describe('tracking values (§9)', () => {
  it.each<[FilterState, string | null, string?]>([
    [{}, null],
    [{ priceFrom: 0 }, null],
    [{ priceTo: 80_000 }, 'MAX_800', 'suggested-range'],
    [{ priceFrom: 0, priceTo: 80_000 }, 'MAX_800', 'suggested-range'],
    [{ priceTo: 90_000 }, 'MAX_900', 'custom-range'],
    [{ priceFrom: 180_000 }, 'OVER_1800', 'suggested-range'],
    [{ priceFrom: 80_000 }, 'OVER_800', 'custom-range'],
    [{ priceFrom: 80_000, priceTo: 120_000 }, '800-1200', 'suggested-range'],
    [{ priceFrom: 80_000, priceTo: 119_950 }, '800-1199.5', 'custom-range'],
    [{ priceTo: 0 }, 'MAX_0', 'custom-range'],
  ])('%j: price %s, %s (§9)', (filter, price, priceRange) => {
    expect(priceTracking(filter, SUGGESTED)).toEqual(price === null ? null : { price, priceRange })
  })

  it.each<[FilterState, string[]]>([
    [{}, []],
    [{ durations: 'MAX_6' }, ['MAX_6']],
    [{ durations: 'OVER_10' }, ['OVER_10']],
    [{ durationTo: 8 }, ['MAX_8']],
    [{ durationFrom: 4 }, ['OVER_3']],
    [{ durationFrom: 4, durationTo: 8 }, ['OVER_3', 'MAX_8']],
  ])('%j: durations %j (§9)', (filter, expected) => expect(durationTracking(filter)).toEqual(expected))
})
