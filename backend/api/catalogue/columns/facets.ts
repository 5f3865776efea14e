import type { ListRequest } from '../../../../shared/contracts/filter-state.ts'
import { periodKey, type SearchFacets } from '../../../../shared/contracts/search.ts'
import { AGE_BADGES, SALES_STATUSES } from '../../../../shared/contracts/tour.ts'
import { byName, DURATION_BUCKETS, type FILTERS, type KeysWith } from '../../../../shared/filters/definitions.ts'
import type { Site } from '../../site.ts'
import { holidaysAhead } from '../periods.ts'
import { PRICE_RANGES } from '../prices.ts'
import { hasTours } from './count-search.ts'
import { needsDepartures } from './departure-test.ts'
import { type MonthTable, monthTable, type PeriodTable, periodTable } from './month-table.ts'
import { prepareSearch, type Search } from './search.ts'
import { presence, type Tally, tallyOf } from './tally.ts'
import type { TravelFacts } from './travel-facts.ts'
import { DURATIONS, ON_TRAVEL, UNCOUNTED } from './travel-test.ts'

type TravelFacet = (typeof FILTERS)[KeysWith<{ narrows: 'travels'; facet: string; noCounts: object }>]['facet']

/** Counts the results of each filter option in one pass. */
export const searchFacets = async (
  site: Site,
  filter: ListRequest,
  counted: 'tours' | 'travels',
): Promise<SearchFacets> =>
  facetsOf(await prepareSearch(site, filter), counted, periodTable(holidaysAhead(site), filter.daysSpan))

function facetsOf(search: Search, counted: 'tours' | 'travels', periods: PeriodTable): SearchFacets {
  const ranges = PRICE_RANGES[search.currency]
  const table = monthTable(search.travels)
  const { daysSpan = 0 } = search.filter
  const facets = noFacets(ranges.length)
  for (const { travel, departures } of search.travels) {
    const failed = search.testTravel(travel)
    if (failed & (failed - 1) || failed & UNCOUNTED) continue
    if (counted === 'travels' && search.filter.hasTours && !hasTours(departures, search.today)) continue
    const prices = departures.prices[search.currency]
    const all = tallyOf(departures.traits, prices, { test: search.testDeparture, ranges, table, periods, daysSpan })
    const tally = counted === 'tours' ? all : presence(all)
    const left = counted === 'tours' || needsDepartures(search.filter) ? tally.passing : 1
    addTravel(facets, travel, failed, left)
    if (failed > 0) continue
    addDepartures(facets, tally, table, periods)
    if (counted === 'tours' || hasTours(departures, search.today)) facets.hasTours += left
  }
  return facets
}

/** Counts a travel for every filter's options, or only for those of the one filter that it fails. */
function addTravel(facets: SearchFacets, travel: TravelFacts, failed: number, left: number): void {
  if (left === 0) return
  if (failed === 0) facets.total += left
  const options: Record<TravelFacet, [filter: number, counts: Record<string, number>, codes: readonly string[]]> = {
    travelStyles: [ON_TRAVEL.travelStyles, facets.travelStyles, [travel.style]],
    travelTypes: [ON_TRAVEL.travelTypes, facets.travelTypes, [travel.type]],
    costCenters: [ON_TRAVEL.costCenters, facets.costCenters, [travel.costCenter]],
    continents: [ON_TRAVEL.place, facets.continents, [travel.continent]],
    destinations: [ON_TRAVEL.place, facets.destinations, travel.destinations],
    badges: [ON_TRAVEL.badgeId, facets.badges, travel.badges],
    durations: [ON_TRAVEL.days, facets.durations, bucketsOf(travel.days)],
  }
  for (const [filter, counts, codes] of Object.values(options))
    if (failed === 0 || failed === filter) for (const code of codes) counts[code] = (counts[code] ?? 0) + left
}

const bucketsOf = (days: number): string[] =>
  DURATION_BUCKETS.filter((bucket) => days >= DURATIONS[bucket].from && days <= DURATIONS[bucket].to)

function addDepartures(facets: SearchFacets, tally: Tally, { months }: MonthTable, { periods }: PeriodTable): void {
  for (const [index, status] of SALES_STATUSES.entries()) facets.status[status] += tally.status[index] ?? 0
  for (const [index, badge] of AGE_BADGES.entries()) facets.ageBadges[badge] += tally.ageBadges[index] ?? 0
  for (const [index, month] of months.entries()) {
    const more = tally.months[index] ?? 0
    if (more > 0) facets.months[month] = (facets.months[month] ?? 0) + more
  }
  for (const [index, { startingDate, endingDate }] of periods.entries()) {
    const more = tally.periods[index] ?? 0
    const key = periodKey(startingDate, endingDate)
    if (more > 0) facets.periods[key] = (facets.periods[key] ?? 0) + more
  }
  facets.prices = facets.prices.map((count, index) => count + (tally.prices[index] ?? 0))
  facets.discounted += tally.discounted
  facets.isNoSharingRoomAvailable += tally.ownRoom
}

const NO_COUNTS = byName('facet', 'noCounts')

const noFacets = (ranges: number): SearchFacets => ({
  total: 0,
  ...structuredClone(NO_COUNTS),
  prices: Array.from({ length: ranges }, () => 0),
  months: {},
  periods: {},
})
