import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SORT_ORDERS } from '../../../shared/filters/definitions.ts'
import { sampleFoundTour } from '../../../tests/support/builders/sample-search.ts'
import { monthGroups } from './month-groups.ts'

const tours = (...days: string[]) => days.map((startingDate) => sampleFoundTour({ startingDate }))
const shape = (groups: ReturnType<typeof monthGroups>) =>
  groups.map(({ month, tours: inMonth }) => [month, inMonth.length])

describe('groups of departures (spec section 9)', () => {
  it.each([
    [undefined, true],
    ['date:asc', true],
    ['relevance:desc', true],
    ['price:asc', false],
    ['price:desc', false],
    ['discount:desc', false],
    ['duration:asc', false],
    ['duration:desc', false],
  ] as const)('sorted by %s: by month %s', (sort, byMonth) => {
    const list = tours('2027-03-12', '2027-03-30', '2027-04-01', '2028-03-01')
    expect(shape(monthGroups(list, sort))).toEqual(
      byMonth
        ? [
            ['2027-03', 2],
            ['2027-04', 1],
            ['2028-03', 1],
          ]
        : [[null, 4]],
    )
  })

  it.each([undefined, ...SORT_ORDERS])('nothing gives no group, sorted by %s', (sort) => {
    expect(monthGroups([], sort)).toEqual([])
  })

  it('keep every departure once, in the order of the list', () => {
    const day = fc
      .date({ min: new Date('2027-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
      .map((each) => each.toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.array(day, { maxLength: 40 }), fc.constantFrom(undefined, ...SORT_ORDERS), (days, sort) => {
        const list = tours(...days.sort())
        const groups = monthGroups(list, sort)
        expect(groups.flatMap((group) => group.tours)).toEqual(list)
        for (const { month, tours: inMonth } of groups)
          if (month !== null) expect(inMonth.every((tour) => tour.startingDate.startsWith(month))).toBe(true)
        expect(new Set(groups.map(({ month }) => month)).size).toBe(groups.length)
      }),
    )
  })
})
