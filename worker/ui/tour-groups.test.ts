import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SORT_ORDERS } from '../../shared/filters/definitions.ts'
import { sampleFoundTour } from '../../tests/support/builders/sample-search.ts'
import { languageGroups, monthGroups } from './tour-groups.ts'

const tours = (...days: string[]) => days.map((startingDate) => sampleFoundTour({ startingDate }))
const led = (...named: string[]) =>
  named.map((name) => {
    const [startingDate = '', language] = name.split(' ')
    return sampleFoundTour({ startingDate, groupLanguage: language === 'it' || language === 'en' ? language : null })
  })
const shape = (groups: ReturnType<typeof monthGroups>) =>
  groups.map(({ month, tours: inGroup }) => [month, inGroup.length])

describe('monthGroups (§9)', () => {
  it.each([
    [undefined, true],
    ['date:asc', true],
    ['relevance:desc', true],
    ['price:asc', false],
    ['price:desc', false],
    ['discount:desc', false],
    ['duration:asc', false],
    ['duration:desc', false],
  ] as const)('groups by month when sorted by %s: %s (§9)', (sort, byMonth) => {
    const list = tours('2027-03-12', '2027-03-30', '2027-04-01', '2028-03-01')
    expect(shape(monthGroups(list, sort, undefined))).toEqual(
      byMonth
        ? [
            ['2027-03', 2],
            ['2027-04', 1],
            ['2028-03', 1],
          ]
        : [[null, 4]],
    )
  })

  it.each([undefined, ...SORT_ORDERS])('returns no group for an empty list sorted by %s', (sort) => {
    expect(monthGroups([], sort, 'it')).toEqual([])
  })

  it('contain every departure once, in the order of the list (§2)', () => {
    const day = fc
      .date({ min: new Date('2027-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
      .map((each) => each.toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.array(day, { maxLength: 40 }), fc.constantFrom(undefined, ...SORT_ORDERS), (days, sort) => {
        const list = tours(...days.sort())
        const groups = monthGroups(list, sort, undefined)
        expect(groups.flatMap(({ tours: inGroup }) => inGroup)).toEqual(list)
        for (const { month, tours: inGroup } of groups)
          if (month !== null) expect(inGroup.every((tour) => tour.startingDate.startsWith(month))).toBe(true)
        expect(new Set(groups.map(({ month }) => month)).size).toBe(groups.length)
      }),
    )
  })
})

describe('groups by language', () => {
  const mixed = led('2027-03-02 it', '2027-03-20 it', '2027-03-04 en', '2027-04-01 -')

  it('are two of each month whose departures are led in the market’s language and in others', () => {
    expect(
      monthGroups(mixed, undefined, 'it').map(({ month, isOwn, tours: { length } }) => [month, isOwn, length]),
    ).toEqual([
      ['2027-03', true, 2],
      ['2027-03', false, 1],
      ['2027-04', false, 1],
    ])
    expect(languageGroups(mixed, 'it').map(({ isOwn, tours: { length } }) => [isOwn, length])).toEqual([
      [true, 2],
      [false, 2],
    ])
  })

  it.each([['it'], [undefined]])('are one where all are alike, with %s first', (language) => {
    const alike = language === undefined ? mixed : led('2027-03-02 it', '2027-04-20 it')
    expect(languageGroups(alike, language)).toEqual([{ isOwn: null, tours: alike }])
  })
})
