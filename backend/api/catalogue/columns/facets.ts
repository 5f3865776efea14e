import { DURATION_BUCKETS, type ListRequest } from '../../../../shared/contracts/filter-state.ts'
import { periodKey, type SearchFacets } from '../../../../shared/contracts/search-facets.ts'
import { AGE_BADGES, SALES_STATUSES } from '../../../../shared/contracts/tour.ts'
import type { Site } from '../../site.ts'
import { holidaysAhead } from '../holidays-ahead.ts'
import { PRICE_RANGES } from '../price-ranges.ts'
import { hasTours } from './count-search.ts'
import { asksForDepartures } from './departure-test.ts'
import { type MonthTable, monthTable } from './month-table.ts'
import { type PeriodTable, periodTable } from './period-table.ts'
import { prepareSearch, type Search } from './search.ts'
import { presence, type Tally, tallyOf } from './tally.ts'
import type { TravelFacts } from './travel-facts.ts'
import { DURATIONS, ON_TRAVEL } from './travel-test.ts'

type Counts = Record<string, number>

/** `POST /tours/facets` and `/travels/facets`: what each option of each filter would leave, in one pass. */
export const searchFacets = async (
  site: Site,
  filter: ListRequest,
  counted: 'tours' | 'travels',
): Promise<SearchFacets> =>
  facetsOf(await prepareSearch(site, filter), counted, periodTable(holidaysAhead(site), filter.daysSpan))

/** The facets of a search, counting departures or travels. */
function facetsOf(search: Search, counted: 'tours' | 'travels', periods: PeriodTable): SearchFacets {
  const ranges = PRICE_RANGES[search.currency]
  const table = monthTable(search.travels)
  const { daysSpan = 0 } = search.filter
  const facets = noFacets(ranges.length)
  for (const { travel, departures } of search.travels) {
    const failed = search.testTravel(travel)
    if (failed & (failed - 1) || failed === ON_TRAVEL.other) continue
    if (counted === 'travels' && search.filter.hasTours && !hasTours(departures, search.today)) continue
    const prices = departures.prices[search.currency]
    const all = tallyOf(departures.traits, prices, { test: search.testDeparture, ranges, table, periods, daysSpan })
    const tally = counted === 'tours' ? all : presence(all)
    const left = counted === 'tours' || asksForDepartures(search.filter) ? tally.passing : 1
    addTravel(facets, travel, failed, left)
    if (failed > 0) continue
    addDepartures(facets, tally, table, periods)
    if (counted === 'tours' || hasTours(departures, search.today)) facets.hasTours += left
  }
  return facets
}

/** Adds what a travel leaves to the options that it has: of every filter, or of the one that it fails. */
function addTravel(facets: SearchFacets, travel: TravelFacts, failed: number, left: number): void {
  if (left === 0) return
  if (failed === 0) facets.total += left
  const options: [number, Counts, readonly string[]][] = [
    [ON_TRAVEL.travelStyles, facets.travelStyles, [travel.style]],
    [ON_TRAVEL.travelTypes, facets.travelTypes, [travel.type]],
    [ON_TRAVEL.costCenters, facets.costCenters, [travel.costCenter]],
    [ON_TRAVEL.places, facets.continents, [travel.continent]],
    [ON_TRAVEL.places, facets.destinations, travel.destinations],
    [ON_TRAVEL.badges, facets.badges, travel.badges],
    [ON_TRAVEL.durations, facets.durations, bucketsOf(travel.days)],
  ]
  for (const [filter, counts, codes] of options)
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

const noFacets = (ranges: number): SearchFacets => ({
  total: 0,
  durations: { MAX_6: 0, MAX_10: 0, OVER_10: 0 },
  prices: Array.from({ length: ranges }, () => 0),
  ageBadges: { '25-35': 0, '35-49': 0, ALL: 0 },
  status: { PLANNED: 0, ALMOST_CONFIRMED: 0, CONFIRMED: 0, ALMOST_FULL: 0, WAITING_LIST: 0, SOLD_OUT: 0 },
  badges: {},
  travelStyles: {},
  travelTypes: {},
  costCenters: {},
  continents: {},
  destinations: {},
  months: {},
  periods: {},
  hasTours: 0,
  discounted: 0,
  isNoSharingRoomAvailable: 0,
})
