import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Period } from '../../../../shared/contracts/available-filters.ts'
import type { ListRequest } from '../../../../shared/contracts/filter-state.ts'
import { noFacets, periodKey, type SearchFacets, searchFacetsSchema } from '../../../../shared/contracts/search.ts'
import { AGE_BADGES, GROUP_LANGUAGES, SALES_STATUSES } from '../../../../shared/contracts/tour.ts'
import { MOODS } from '../../../../shared/contracts/travel.ts'
import { monthRange } from '../../../../shared/dates/iso-days.ts'
import { DURATION_BUCKETS, FILTERS, keysWith } from '../../../../shared/filters/definitions.ts'
import { anyListRequest } from '../../../../tests/support/builders/any-list-request.ts'
import { type SeededSite, seededSite } from '../../../../tests/support/builders/seeded-site.ts'
import { listTours, listTravels } from '../lists.ts'
import { holidaysAhead } from '../periods.ts'
import { PRICE_RANGES } from '../prices.ts'
import { searchFacets } from './facets.ts'

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(1500)
}, 60_000)

type Option = { count: number; filter: ListRequest }

/** Options of every facet with the filter that each represents. */
const optionsOf = (filter: ListRequest, facets: SearchFacets, holidays: readonly Period[]): Option[] => {
  const { durations: _1, durationFrom: _2, durationTo: _3, ...anyLength } = filter
  const { priceFrom: _4, priceTo: _5, ...anyPrice } = filter
  const { dateFrom: _6, dateTo: _7, ...anyDate } = filter
  const { continentId: _8, destinationId: _9, ...anywhere } = filter
  const places = (counts: Record<string, number>, key: 'continentId' | 'destinationId', ids: string[]): Option[] =>
    ids.map((id) => ({ count: counts[id] ?? 0, filter: { ...anywhere, [key]: [id] } }))
  const listed = (counts: Record<string, number>, key: keyof ListRequest, codes: string[]): Option[] =>
    codes.map((code) => ({ count: counts[code] ?? 0, filter: { ...filter, [key]: [code] } }))
  return [
    { count: facets.total, filter },
    ...DURATION_BUCKETS.map((durations) => ({
      count: facets.durations[durations],
      filter: { ...anyLength, durations },
    })),
    ...PRICE_RANGES[filter.currency ?? 'EUR'].map(({ min, max }, index) => ({
      count: facets.prices[index] ?? -1,
      filter: { ...anyPrice, priceFrom: min, ...(max !== null && { priceTo: max }) },
    })),
    ...AGE_BADGES.map((ageBadge) => ({ count: facets.ageBadges[ageBadge], filter: { ...filter, ageBadge } })),
    ...SALES_STATUSES.map((status) => ({ count: facets.status[status], filter: { ...filter, status: [status] } })),
    ...GROUP_LANGUAGES.map((language) => ({
      count: facets.groupLanguages[language],
      filter: { ...filter, groupLanguage: [language] },
    })),
    ...['2027-01', '2027-02', '2027-08', '2028-08', '2028-12'].map((month) => ({
      count: facets.months[month] ?? 0,
      filter: { ...anyDate, dateFrom: monthRange(month).from, dateTo: monthRange(month).to },
    })),
    ...holidays.map(({ startingDate, endingDate }) => ({
      count: facets.periods[periodKey(startingDate, endingDate)] ?? 0,
      filter: { ...anyDate, dateFrom: startingDate, dateTo: endingDate },
    })),
    ...keysWith({ kind: 'flag' }).map((key) => ({
      count: facets[FILTERS[key].facet],
      filter: { ...filter, [key]: true },
    })),
    ...listed(facets.badges, 'badgeId', ['NEW', 'HOT']),
    ...MOODS.map((mood) => ({ count: facets.moods[mood], filter: { ...filter, moods: [mood] } })),
    ...listed(facets.travelStyles, 'travelStyles', ['BEACH', 'CITY', 'NOTHING']),
    ...listed(facets.travelTypes, 'travelTypes', ['EXPRESS']),
    ...listed(facets.costCenters, 'costCenters', ['LONG_HAUL']),
    ...places(facets.continents, 'continentId', ['asia', 'europe']),
    ...places(facets.destinations, 'destinationId', ['jpn', 'ita', 'mar']),
  ]
}

describe('searchFacets (§9)', () => {
  it.each([
    ['tours', listTours],
    ['travels', listTravels],
  ] as const)(
    'counts for every option the results of its list: %s',
    async (counted, list) => {
      const site = seeded.site('it')
      await fc.assert(
        fc.asyncProperty(anyListRequest, async (filter) => {
          const facets = await searchFacets(site, filter, counted)
          expect(searchFacetsSchema.parse(facets)).toEqual(facets)
          for (const option of optionsOf(filter, facets, holidaysAhead(site)))
            expect([option.filter, option.count]).toEqual([
              option.filter,
              (await list(site, { ...option.filter, perPage: 1 })).total,
            ])
        }),
        { numRuns: 40 },
      )
    },
    120_000,
  )

  it('finds nothing for any option where only a text without results is searched for', async () => {
    const site = seeded.site('it')
    for (const counted of ['tours', 'travels'] as const)
      expect(await searchFacets(site, { textSearch: 'qxbdfzk' }, counted)).toEqual(noFacets(PRICE_RANGES.EUR.length))
  })
})
