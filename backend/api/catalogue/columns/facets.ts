import type { ListRequest } from '../../../../shared/contracts/filter-state.ts'
import { noFacets, periodKey, type SearchFacets } from '../../../../shared/contracts/search.ts'
import { AGE_BADGES, GROUP_LANGUAGES, SALES_STATUSES } from '../../../../shared/contracts/tour.ts'
import { DURATION_BUCKETS, type FILTERS, type KeysWith } from '../../../../shared/filters/definitions.ts'
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

type DepartureFacet = (typeof FILTERS)[KeysWith<{ narrows: 'departures'; facet: string }>]['facet']
type TravelFacet = Exclude<(typeof FILTERS)[KeysWith<{ facet: string }>]['facet'], DepartureFacet>

type Found<Counts> = Counts extends number ? boolean : readonly string[]

/** Counts the results of each filter option in one pass. */
export const searchFacets = async (
  site: Site,
  filter: ListRequest,
  counted: 'tours' | 'travels',
): Promise<SearchFacets> =>
  facetsOf(await prepareSearch(site, filter), counted, periodTable(holidaysAhead(site), filter.daysSpan))

const facetsOf = (search: Search, counted: 'tours' | 'travels', periods: PeriodTable): SearchFacets => {
  const ranges = PRICE_RANGES[search.limitCurrency]
  const table = monthTable(search.travels)
  const { daysSpan = 0 } = search.filter
  const facets = noFacets(ranges.length)
  for (const { travel, departures } of search.travels) {
    const failed = search.testTravel(travel)
    if (failed & (failed - 1) || failed & UNCOUNTED) continue
    if (counted === 'travels' && search.filter.hasTours && !hasTours(departures, search.today)) continue
    const prices = departures.prices[search.limitCurrency]
    const all = tallyOf(departures.traits, prices, { test: search.testDeparture, ranges, table, periods, daysSpan })
    const tally = counted === 'tours' ? all : presence(all)
    const left = counted === 'tours' || needsDepartures(search.filter) ? tally.passing : 1
    const isOffered = failed === 0 && (counted === 'tours' || hasTours(departures, search.today))
    addTravel(facets, travel, { failed, left, isOffered })
    if (failed === 0) addDepartures(facets, tally, table, periods)
  }
  return facets
}

/** Counts a travel for every filter's options, or only for those of the one filter that it fails. */
const addTravel = (
  facets: Pick<SearchFacets, TravelFacet | 'total'>,
  travel: TravelFacts,
  { failed, left, isOffered }: { failed: number; left: number; isOffered: boolean },
): void => {
  if (left === 0) return
  if (failed === 0) facets.total += left
  // The filter's bit, and what it finds in the travel.
  const options: { [F in TravelFacet]: [filter: number, found: Found<SearchFacets[F]>] } = {
    travelStyles: [ON_TRAVEL.travelStyles, [travel.style]],
    travelTypes: [ON_TRAVEL.travelTypes, [travel.type]],
    costCenters: [ON_TRAVEL.costCenters, [travel.costCenter]],
    continents: [ON_TRAVEL.place, [travel.continent]],
    destinations: [ON_TRAVEL.place, travel.destinations],
    badges: [ON_TRAVEL.badgeId, travel.badges],
    moods: [ON_TRAVEL.moods, travel.moods],
    durations: [ON_TRAVEL.days, bucketsOf(travel.days)],
    hasTours: [0, isOffered],
  }
  for (const [facet, [filter, found]] of Object.entries(options))
    if (failed === 0 || failed === filter) addTo(facets, facet, found, left)
}

/** Adds to a flag's count, or to the counts of codes. */
const addTo = (
  facets: Record<string, number | Record<string, number>>,
  facet: string,
  found: readonly string[] | boolean,
  more: number,
): void => {
  const counts = facets[facet]
  if (typeof counts === 'number') facets[facet] = counts + (found ? more : 0)
  else if (counts && Array.isArray(found)) for (const code of found) counts[code] = (counts[code] ?? 0) + more
}

const bucketsOf = (days: number): string[] =>
  DURATION_BUCKETS.filter((bucket) => days >= DURATIONS[bucket].from && days <= DURATIONS[bucket].to)

const addDepartures = (facets: SearchFacets, tally: Tally, { months }: MonthTable, { periods }: PeriodTable): void => {
  for (const add of Object.values(ADD_DEPARTURES)) add(facets, tally)
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
}

const ADD_DEPARTURES: Record<DepartureFacet, (facets: SearchFacets, tally: Tally) => void> = {
  status: ({ status }, tally) => {
    for (const [index, name] of SALES_STATUSES.entries()) status[name] += tally.status[index] ?? 0
  },
  ageBadges: ({ ageBadges }, tally) => {
    for (const [index, badge] of AGE_BADGES.entries()) ageBadges[badge] += tally.ageBadges[index] ?? 0
  },
  groupLanguages: ({ groupLanguages }, tally) => {
    for (const [index, language] of GROUP_LANGUAGES.entries())
      groupLanguages[language] += tally.groupLanguages[index] ?? 0
  },
  discounted: (facets, tally) => {
    facets.discounted += tally.discounted
  },
  isNoSharingRoomAvailable: (facets, tally) => {
    facets.isNoSharingRoomAvailable += tally.privateRoom
  },
}
