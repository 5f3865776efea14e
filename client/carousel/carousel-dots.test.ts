import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentItem } from './carousel-dots.ts'

const starts = [0, 300, 600, 900]

describe('currentItem', () => {
  it.each([
    // scrolled, furthest, current
    [0, 1000, 0],
    [9, 1000, 0],
    [300 - 11, 1000, 0],
    [300 - 10, 1000, 1],
    [300, 1000, 1],
    [610, 1000, 2],
    [989, 1000, 3],
    // The row ends before the last items reach its edge.
    [389, 400, 1],
    [390, 400, 3],
    [400, 400, 3],
    // Overscroll.
    [-40, 400, 0],
  ])('scrolled by %i of %i: item %i (§9)', (scrolled, furthest, current) =>
    expect(currentItem(starts, scrolled, furthest)).toBe(current),
  )

  it('never decreases while scrolling, and ends at the last item', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 900 }), fc.nat(900), fc.nat(900), (furthest, a, b) => {
        const at = (scrolled: number) => currentItem(starts, Math.min(scrolled, furthest), furthest)
        expect(at(Math.min(a, b))).toBeLessThanOrEqual(at(Math.max(a, b)))
        expect(at(furthest)).toBe(starts.length - 1)
      }),
    )
  })
})
