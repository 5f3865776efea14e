import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import type { FilterState } from '../../shared/contracts/filter-state.ts'
import { filterQuery, parseFilterQuery } from '../../shared/filters/filter-query.ts'
import { arbitraryFilter } from '../../tests/support/builders/arbitrary-filter.ts'
import { sampleFilters, sampleSite } from '../../tests/support/builders/sample-search.ts'
import { activeFilters } from './active-filters.ts'

const site = sampleSite()
const chips = (filter: FilterState) =>
  activeFilters(site, filter, sampleFilters).map(({ label, href }) => [
    label.replaceAll('\u00a0', ' '),
    decodeURIComponent(href.replace('/cerca', '').replace('?', '')),
  ])

describe('activeFilters (§9)', () => {
  it.each<[FilterState, string[][]]>([
    [{}, []],
    [{ sort: 'price:asc', tab: 'travels', page: 3, perPage: 40, show: 'map' }, []],
    [{ textSearch: 'giapone', page: 2, sort: 'price:asc' }, [['«giapone»', 'sort=price:asc']]],
    [
      { continentId: ['asia'], destinationId: ['jpn', 'xyz'] },
      [
        ['Asia', 'destinationId[]=jpn&destinationId[]=xyz'],
        ['Giappone', 'continentId[]=asia&destinationId[]=xyz'],
        ['XYZ', 'continentId[]=asia&destinationId[]=jpn'],
      ],
    ],
    [{ dateFrom: '2027-03-01', dateTo: '2027-03-31', daysSpan: 3 }, [['Marzo 2027 (± 3 giorni)', '']]],
    [{ dateFrom: '2027-03-24', dateTo: '2027-03-30' }, [['Pasqua 2027', '']]],
    [{ dateFrom: '2027-03-28', dateTo: '2027-04-04' }, [['28 mar – 4 apr 2027', '']]],
    [{ dateFrom: '2027-03-28' }, [['Dal 28 mar 2027', '']]],
    [{ dateTo: '2027-03-28' }, [['Fino al 28 mar 2027', '']]],
    [{ daysSpan: 3 }, []],
    [{ priceTo: 100_000 }, [['Fino a 1.000 €', '']]],
    [{ priceFrom: 100_000 }, [['Oltre 1.000 €', '']]],
    [{ priceFrom: 50_000, priceTo: 100_000 }, [['500 € – 1.000 €', '']]],
    [{ priceFrom: 0 }, []],
    [{ durations: 'MAX_6' }, [['Fino a 6 giorni', '']]],
    [{ durations: 'OVER_10' }, [['Oltre 10 giorni', '']]],
    [{ durationFrom: 4, durationTo: 8 }, [['4 – 8 giorni', '']]],
    [{ durationFrom: 7, durationTo: 7 }, [['7 giorni', '']]],
    [{ durationFrom: 4 }, [['Almeno 4 giorni', '']]],
    [{ durationTo: 1 }, [['Fino a 1 giorno', '']]],
    [{ ageBadge: '35-49' }, [['35+ anni', '']]],
    [
      { status: ['CONFIRMED', 'SOLD_OUT'] },
      [
        ['Confermata', 'status[]=SOLD_OUT'],
        ['Al completo', 'status[]=CONFIRMED'],
      ],
    ],
    [
      { travelStyles: ['TREKKING'], travelTypes: ['OTHER'] },
      [
        ['Trekking', 'travelTypes[]=OTHER'],
        ['OTHER', 'travelStyles[]=TREKKING'],
      ],
    ],
    [
      { discounted: true, isNoSharingRoomAvailable: true, hasTours: false },
      [
        ['In offerta', 'isNoSharingRoomAvailable=true'],
        ['Camera singola disponibile', 'discounted=true'],
      ],
    ],
    [{ travelId: ['a', 'b'] }, [['Viaggi scelti', '']]],
  ])('%j', (filter, expected) => {
    expect(chips(filter)).toEqual(expected)
  })

  it('have labels without metadata in every market', () => {
    for (const id of MARKET_IDS) {
      const labels = activeFilters(sampleSite(id), { destinationId: ['jpn'], travelStyles: ['CITY'] }, null)
      expect(labels.map(({ label }) => label)).toEqual(['JPN', 'CITY'])
    }
  })

  it.each([
    ['it', '«giapone»'],
    ['us', '“giapone”'],
    ['we', '“giapone”'],
    ['es', '«giapone»'],
    ['fr', '«\u202fgiapone\u202f»'],
    ['de', '„giapone“'],
  ] as const)('quote text as usual in %s', (market, quoted) => {
    const label = (textSearch: string) => activeFilters(sampleSite(market), { textSearch }, sampleFilters)[0]?.label
    expect(label('giapone')).toBe(quoted)
    for (const hostile of ['{{text}}', '$t(search.title)', '$&', '<b>'])
      expect(label(hostile)).toBe(quoted.replace('giapone', () => hostile))
  })

  it('removed one after the other leave no filter', () => {
    fc.assert(
      fc.property(arbitraryFilter, (filter) => {
        let rest = filter
        for (let left = activeFilters(site, rest, sampleFilters); left.length > 0; ) {
          const query = left[0]?.href.split('?')[1] ?? ''
          expect(query).not.toBe(filterQuery(rest))
          rest = parseFilterQuery(new URLSearchParams(query))
          const next = activeFilters(site, rest, sampleFilters)
          expect(next.length).toBeLessThan(left.length)
          left = next
        }
        const { sort, tab, show, perPage, daysSpan, priceFrom, ...narrowing } = rest
        expect(narrowing).toEqual({})
        expect(priceFrom ?? 0).toBe(0)
      }),
      { numRuns: 20 },
    )
  })
})
