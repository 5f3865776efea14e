import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageWindow } from './pagination.tsx'

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 5, [1, 2, 3, 4, 5]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [10, 10, [1, null, 9, 10]],
  ])('page %i of %i shows %j', (current, last, expected) => {
    expect(pageWindow(current, last)).toEqual(expected)
  })

  it('contains first, last and current in order, at most seven entries, and gaps of two pages or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }), (a, b) => {
        const [current, last] = [Math.min(a, b), Math.max(a, b)]
        const shown = pageWindow(current, last)
        const pages = shown.filter((page) => page !== null)
        expect(pages).toEqual(expect.arrayContaining([1, current, last]))
        expect(pages).toEqual([...new Set(pages)].sort((x, y) => x - y))
        expect(shown.length).toBeLessThanOrEqual(7)
        for (const [index, page] of shown.entries()) {
          if (page === null) expect(shown[index + 1]! - shown[index - 1]!).toBeGreaterThan(2)
        }
      }),
    )
  })
})
