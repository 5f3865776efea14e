import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type HistoryEntry,
  historyEntry,
  isWorthStoring,
  readHistory,
  recentSearches,
  withEntry,
} from './search-history.ts'

const entry = (destinationName: string, date: string, dateFrom: string | null = null): HistoryEntry => ({
  date,
  userStatus: 'not-logged',
  values: { destinationName, params: { dateFrom, dateTo: dateFrom }, gtm: {} },
  title: destinationName,
  description: '',
  url: '/cerca',
})
const at = (second: number) => `2027-01-15T10:00:${String(second).padStart(2, '0')}.000Z`
const names = (history: readonly HistoryEntry[]) => history.map(({ values }) => values.destinationName)

const arbitraryEntry: fc.Arbitrary<HistoryEntry> = fc
  .tuple(
    fc.constantFrom('', 'Giappone', 'giappone', 'GIAPPONE ', 'Perù', 'straße'),
    fc.integer({ min: 0, max: 59 }).map(at),
    fc.constantFrom(null, '2027-03-01', '2027-04-01'),
  )
  .map(([name, date, from]) => entry(name, date, from))

describe('withEntry', () => {
  it.each([
    ['Giappone', null, null, true],
    ['', '2027-03-01', null, true],
    ['', null, '2027-03-01', true],
    ['  ', null, null, false],
    ['', null, null, false],
  ])('%j from %j to %j: %s', (destinationName, dateFrom, dateTo, expected) => {
    expect(isWorthStoring({ destinationName, params: { dateFrom, dateTo }, gtm: {} })).toBe(expected)
  })

  it('replaces an entry with the same place, in any case, and dates (§9)', () => {
    const history = withEntry([entry('Perù', at(2)), entry('GIAPPONE', at(1))], entry('giappone', at(3)))
    expect(names(history)).toEqual(['giappone', 'Perù'])
    expect(names(withEntry(history, entry('giappone', at(4), '2027-03-01')))).toEqual(['giappone', 'giappone', 'Perù'])
  })

  it('ignores searches without place and dates (§5)', () => {
    expect(withEntry([entry('Perù', at(1))], entry('', at(2)))).toHaveLength(1)
  })

  it('returns at most 100 unique entries, latest first (§9)', () => {
    const many = fc.array(
      fc.tuple(arbitraryEntry, fc.nat(400)).map(([each, number]) => ({
        ...each,
        values: { ...each.values, destinationName: `${each.values.destinationName}${number % 130}` },
      })),
      { maxLength: 300 },
    )
    fc.assert(
      fc.property(many, (entries) => {
        const history = entries.reduce<HistoryEntry[]>(withEntry, [])
        expect(history.length).toBeLessThanOrEqual(100)
        const keys = history.map(
          ({ values }) => `${values.destinationName.trim().toUpperCase()} ${values.params.dateFrom}`,
        )
        expect(new Set(keys).size).toBe(keys.length)
        expect(history.map(({ date }) => date)).toEqual(
          history
            .map(({ date }) => date)
            .sort()
            .reverse(),
        )
      }),
      { numRuns: 40 },
    )
  })

  it('drops the oldest entry at the limit', () => {
    const full = Array.from({ length: 120 }, (_, index) =>
      entry(`place ${index}`, new Date(index * 1000).toISOString()),
    )
    const history = full.reduce<HistoryEntry[]>(withEntry, [])
    expect(names(history)[0]).toBe('place 119')
    expect(names(history).at(-1)).toBe('place 20')
  })
})

describe('readHistory', () => {
  it('reads stored entries (§3)', () => {
    fc.assert(
      fc.property(fc.array(arbitraryEntry), (entries) => {
        const history = entries.reduce<HistoryEntry[]>(withEntry, [])
        expect(readHistory(JSON.stringify(history))).toEqual(history)
      }),
    )
  })

  it.each([[null], [''], ['{'], ['null'], ['{}'], ['"text"'], ['[1, null, [], {}]'], ['[{"date":"x"}]']])(
    'finds nothing in %j',
    (text) => expect(readHistory(text)).toEqual([]),
  )

  it('skips invalid entries', () => {
    const good = entry('Perù', at(1))
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (foreign) => {
        expect(readHistory(JSON.stringify([...foreign, good]))).toContainEqual(good)
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(readHistory(text))))
  })

  it.each([
    ['https://evil.example/', false],
    ['//evil.example/', false],
    ['/\\evil.example', false],
    ['javascript:alert(1)', false],
    ['', false],
    ['/cerca?destinationId%5B%5D=jpn', true],
  ])('accepts the URL %j: %s', (url, expected) => {
    expect(historyEntry({ ...entry('x', at(1)), url }) !== null).toBe(expected)
  })

  it.each([['2027-02-30'], ['tomorrow'], [7], [{}]])('rejects the day %j', (dateFrom) => {
    const { values, ...rest } = entry('x', at(1))
    expect(historyEntry({ ...rest, values: { ...values, params: { dateFrom, dateTo: null } } })).toBeNull()
  })

  it('returns four recent searches, or the given number (§2, §9)', () => {
    const history = Array.from({ length: 9 }, (_, index) => entry(`place ${index}`, at(index)))
    expect(recentSearches(history)).toHaveLength(4)
    expect(recentSearches(history, 5)).toHaveLength(5)
  })
})
