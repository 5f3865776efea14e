import { describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { sampleCatalogueFilters } from '../../../tests/support/builders/sample-catalogue.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { searchHint } from './search-hint.ts'

const hintOf = (market: MarketId, filter: FilterState) => {
  const hint = searchHint(sampleSite(market), filter, sampleCatalogueFilters(market))
  return hint === null ? null : [hint.text.replaceAll('\u00a0', ' '), decodeURIComponent(hint.href)]
}

describe('searchHint', () => {
  it.each<[MarketId, string, string, string]>([
    [
      'it',
      'maggio sotto i 1.500 euro',
      'maggio 2027, fino a 1.500 €',
      '/cerca?dateFrom=2027-05-01&dateTo=2027-05-31&priceTo=150000&currency=EUR',
    ],
    ['us', 'Japan in May', 'Japan, May 2027', '/search?destinationId[]=jpn&dateFrom=2027-05-01&dateTo=2027-05-31'],
    [
      'fr',
      'Kumano en mai',
      '«\u202fkumano\u202f», mai 2027',
      '/recherche?textSearch=kumano&dateFrom=2027-05-01&dateTo=2027-05-31',
    ],
  ])('%s: %s', (market, textSearch, what, href) => {
    const hint = hintOf(market, { textSearch })
    expect(hint?.[0]).toContain(what.split(', ')[0])
    expect(hint?.[1]).toBe(href)
    if (market === 'it') expect(hint?.[0]).toBe(`Filtra per: ${what}`)
    if (market === 'us') expect(hint?.[0]).toBe(`Filter by: ${what}`)
  })

  it('preserves filters that the text does not replace', () => {
    const filter: FilterState = {
      textSearch: 'a giugno, 8 giorni',
      dateFrom: '2027-09-01',
      daysSpan: 3,
      durations: 'MAX_6',
      discounted: true,
      tab: 'travels',
      page: 3,
    }
    expect(hintOf('it', filter)?.[1]).toBe(
      '/cerca?tab=travels&dateFrom=2027-06-01&dateTo=2027-06-30&durationFrom=8&durationTo=8&discounted=true',
    )
  })

  it.each(['Giappone', 'Kyoto', 'Sud America', 'ryokan', '', 'qualcosa di bello'])('is null for %j', (text) =>
    expect(hintOf('it', text === '' ? {} : { textSearch: text })).toBeNull(),
  )

  it.each<[MarketId, string, string]>([
    ['it', 'fino a 1500 euro, maggio 2027', 'Filtra per: maggio 2027, fino a 1.500 €'],
    ['us', 'Japan in May', 'Filter by: Japan, May 2027'],
    ['we', 'May 2027', 'Filter by: May 2027'],
    ['es', 'mayo 2027', 'Filtrar por: mayo de 2027'],
    ['fr', 'mai 2027', 'Filtrer par : mai 2027'],
    ['de', 'Mai 2027', 'Filtern nach: Mai 2027'],
  ])('%s, %j: offers filters, and asks no question that repeats the text: %s', (market, textSearch, text) =>
    expect(hintOf(market, { textSearch })?.[0]).toBe(text),
  )

  it('is null without metadata', () => expect(searchHint(sampleSite(), { textSearch: 'maggio' }, null)).toBeNull())
})
