import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectRanks } from './tour-numbers.ts'

describe('selectRanks', () => {
  it('returns a slice of the sorted list', () => {
    const value = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -1e12, max: 1e12 }))
    fc.assert(
      fc.property(fc.array(value), fc.nat(120), fc.integer({ min: 1, max: 30 }), (values, from, length) => {
        const indices = values.map((_, index) => index)
        const sorted = indices.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || b - a)
        const page = { from, to: from + length }
        const selected = selectRanks(Float64Array.from([...values, 7, 7]), values.length, page, (a, b) => b - a)
        expect(selected).toEqual(sorted.slice(page.from, page.to))
      }),
      { numRuns: 300 },
    )
  })
})
