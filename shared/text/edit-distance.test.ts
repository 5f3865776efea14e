import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typoDistance } from './edit-distance.ts'

/** Optimal string alignment, written for clarity. */
const distance = (a: string, b: string): number => {
  if (!a || !b) return a.length + b.length
  const options = [
    distance(a.slice(1), b) + 1,
    distance(a, b.slice(1)) + 1,
    distance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ]
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) options.push(distance(a.slice(2), b.slice(2)) + 1)
  return Math.min(...options)
}

describe('typoDistance', () => {
  it.each([
    ['giapone', 'giappone', 1, 1],
    ['cbua', 'cuba', 1, 1],
    ['giap', 'giappone', 3, 0],
    ['islnada', 'islanda', 1, 1],
    ['peru', 'peru', 0, 0],
  ])('returns for %s and %s the distance %i and the prefix distance %i', (typed, word, whole, beginning) => {
    expect(typoDistance(typed, word, 2)).toEqual({ whole: Math.min(whole, 3), beginning })
  })

  it('matches the definition up to its limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, other, limit) => {
        const beginnings = Array.from({ length: other.length + 1 }, (_, end) => distance(typed, other.slice(0, end)))
        expect(typoDistance(typed, other, limit)).toEqual({
          whole: Math.min(distance(typed, other), limit + 1),
          beginning: Math.min(...beginnings, limit + 1),
        })
      }),
      { numRuns: 300 },
    )
  })
})
