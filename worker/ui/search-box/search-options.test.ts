import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { formatDay } from '../../../shared/calendar/day-format.ts'
import { searchOptionsSchema } from '../../../shared/contracts/search-options.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { sampleFilters, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { dayFormat, searchOptions } from './search-options.ts'

describe.each(MARKET_IDS)('searchOptions in %s', (id) => {
  const site = sampleSite(id)

  it.each([
    ['with metadata', sampleFilters],
    ['without', null],
  ])('is complete, localised and in the future %s', (_, filters) => {
    const options = searchOptions(site, filters)
    expect(searchOptionsSchema.parse(options)).toEqual(options)
    const periods = [...options.months, ...options.events, ...options.seasons, ...options.suggested]
    for (const { label, detail, from, to } of periods) {
      expect(`${label}${detail}`).not.toMatch(/\{\{|undefined|NaN|widget\./)
      expect(from > site.today && from <= to).toBe(true)
    }
    expect(new Set(periods.map(({ value }) => value)).size).toBe(periods.length)
    expect(options.seasons).toHaveLength(5)
    expect(options.continents.length > 0).toBe(filters !== null)
  })

  it('formats the number of departures of a continent', () => {
    const [first] = sampleFilters.destinations
    const filters = { ...sampleFilters, destinations: first ? [{ ...first, departuresCount: 12_992 }] : [] }
    const [asia] = searchOptions(site, filters).continents
    expect(asia?.detail).toMatch(id === 'us' || id === 'we' ? /^12,992 / : /^12[.\s]992 /u)
    expect(searchOptions(site, sampleFilters).continents[0]?.detail).toBe('')
  })

  it('formats days like the pages of the market', () => {
    const words = dayFormat(markets[id])
    for (const pattern of ['short', 'dayMonth', 'month'] as const)
      for (let index = 0; index < 400; index += 9) {
        const day = addDays('2027-01-01', index)
        expect(formatDay(day, words, pattern)).toBe(site.date(day, pattern))
      }
    expect(words.weekdays).toHaveLength(7)
  })
})
