import { describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import { isWorthStoring } from '../../../shared/search-history/search-history.ts'
import { sampleFilters, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { searchOptions } from '../../../worker/ui/search-box/search-options.ts'
import { widgetTexts } from '../../../worker/ui/search-box/widget-texts.ts'
import { initialState } from '../destination-lookup/lookup-state.ts'
import { departureDaysQuery, describeSearch, formatPeriod, offeredPeriod, periodOfValue } from './describe-search.ts'

const of = (market: MarketId) => {
  const site = sampleSite(market)
  return { options: searchOptions(site, sampleFilters), texts: widgetTexts(site.t, site.market), action: site.path }
}
const { options, texts, action } = of('it')
const japan = { kind: 'destination', id: 'jpn', name: 'Giappone' } as const
const asia = { kind: 'continent', id: 'asia', name: 'Asia' } as const
const period = (startingDate: string, endingDate: string) => ({ startingDate, endingDate })
const days = period('2027-03-12', '2027-03-21')

describe('describeSearch', () => {
  const search = (rest: object) =>
    describeSearch({ action, text: '', selection: null, period: -1, options, texts, from: 'search', ...rest })
  it.each([
    [{}, '', 'Ovunque', 'Quando vuoi', '/cerca', 'whenever'],
    [{ text: ' mare ' }, 'mare', 'mare', 'Quando vuoi', '/cerca?textSearch=mare', 'whenever'],
    [
      { text: 'Giappone', selection: japan, period: days },
      'Giappone',
      'Giappone',
      '12–21 mar 2027',
      '/cerca?destinationId%5B%5D=jpn&dateFrom=2027-03-12&dateTo=2027-03-21',
      'dates',
    ],
    [{ text: 'Asia', selection: asia }, 'Asia', 'Asia', 'Quando vuoi', '/cerca?continentId%5B%5D=asia', 'whenever'],
    [
      { period: period('2027-06-01', '2027-08-31') },
      '',
      'Ovunque',
      'Estate 2027',
      '/cerca?dateFrom=2027-06-01&dateTo=2027-08-31',
      'seasons',
    ],
  ])('%j', (rest, destinationName, title, description, url, kind) => {
    const entry = search(rest)
    expect(entry).toMatchObject({ title, description, url })
    expect(entry.values.destinationName).toBe(destinationName)
    expect(entry.values.gtm).toEqual({ from: 'search', period: kind })
    expect(isWorthStoring(entry.values)).toBe(url !== '/cerca')
  })
})

describe('periods', () => {
  it.each([
    ['it', '12–21 mar 2027'],
    ['us', 'Mar 12–21, 2027'],
    ['de', '12.–21. März 2027'],
  ] as const)('picked days in %s', (market, text) => {
    const words = of(market)
    expect(formatPeriod(words.options, days, words.texts)).toBe(text)
  })

  it('are found by their days and by their form values (§3)', () => {
    for (const kind of ['months', 'events', 'seasons', 'suggested'] as const)
      for (const option of options[kind]) {
        expect(periodOfValue(options, option.value)?.from).toBe(option.from)
        expect(offeredPeriod(options, period(option.from, option.to))).not.toBeNull()
      }
    expect(periodOfValue(options, '')).toBeNull()
    expect(offeredPeriod(options, days)).toBeNull()
    expect(offeredPeriod(null, days)).toBeNull()
  })
})

describe('departureDaysQuery', () => {
  const where = initialState('', null)
  it.each([
    [where, {}],
    [{ ...where, text: 'mare' }, { textSearch: 'mare' }],
    // Half a word would empty it.
    [{ ...where, text: 'ma', focused: true }, {}],
    [{ ...where, text: 'Giappone', selection: japan, focused: true }, { 'destinationId[]': 'jpn' }],
    [{ ...where, text: 'Asia', selection: asia }, { 'continentId[]': 'asia' }],
  ])('%j', (state, query) => expect(departureDaysQuery(state, 'EUR')).toEqual({ currency: 'EUR', ...query }))
})
