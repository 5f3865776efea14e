import type { CheapestDeparture, SearchCounts, SearchCountsRequest } from '../../../../shared/contracts/search.ts'
import { SALES_STATUSES } from '../../../../shared/contracts/tour.ts'
import type { Site } from '../../site.ts'
import { needsDepartures } from './departure-test.ts'
import type { DepartureColumns, TravelColumns } from './load-columns.ts'
import { prepareSearches, type Search } from './search.ts'
import { canBeBooked, dayNumber, dayOf, isoDay, statusOf } from './traits.ts'

export const countTours = ({ travels, testTravel, testDeparture, limitCurrency }: Search): number => {
  let total = 0
  for (const { travel, departures } of travels) {
    if (testTravel(travel) !== 0) continue
    const prices = departures.prices[limitCurrency]
    for (let index = 0; index < departures.traits.length; index++)
      if (testDeparture(departures.traits[index] ?? 0, prices[index] ?? 0) === 0) total++
  }
  return total
}

export const travelsLeft = (search: Search): TravelColumns[] =>
  search.travels.filter((columns) => search.testTravel(columns.travel) === 0 && isOffered(search, columns))

const isOffered = (search: Search, { departures }: TravelColumns): boolean => {
  if (search.filter.hasTours && !hasTours(departures, search.today)) return false
  return !needsDepartures(search.filter) || hasFitting(search, departures)
}

const hasFitting = ({ testDeparture, limitCurrency }: Search, { traits, prices }: DepartureColumns): boolean =>
  traits.some((trait, index) => testDeparture(trait, prices[limitCurrency][index] ?? 0) === 0)

const SOLD_OUT = SALES_STATUSES.indexOf('SOLD_OUT')

export const hasTours = ({ traits }: DepartureColumns, today: string): boolean => {
  const last = dayNumber(today)
  return traits.some((trait) => dayOf(trait) > last && statusOf(trait) !== SOLD_OUT)
}

/** Days since 1970. */
export const daysWithTours = (travels: readonly TravelColumns[]): ReadonlySet<number> => {
  const days = new Set<number>()
  for (const { departures } of travels)
    for (const trait of departures.traits) if (statusOf(trait) !== SOLD_OUT) days.add(dayOf(trait))
  return days
}

export const searchCounts = async (
  site: Site,
  { tab, currency, filters, cheapest = false }: SearchCountsRequest,
): Promise<SearchCounts> => {
  const searches = await prepareSearches(
    site,
    filters.map((filter) => ({ ...filter, currency })),
  )
  return {
    totals: searches.map((search) => (tab === 'tours' ? countTours(search) : travelsLeft(search).length)),
    cheapest: cheapest ? searches.map(cheapestDeparture) : [],
  }
}

const cheapestDeparture = ({
  travels,
  testTravel,
  testDeparture,
  currency,
  limitCurrency,
}: Search): CheapestDeparture | null => {
  let best: { price: number; day: number } | null = null
  for (const { travel, departures } of travels) {
    if (testTravel(travel) !== 0) continue
    const limited = departures.prices[limitCurrency]
    const prices = departures.prices[currency]
    for (let index = 0; index < departures.traits.length; index++) {
      const trait = departures.traits[index] ?? 0
      const [price, day] = [prices[index] ?? 0, dayOf(trait)]
      if (best !== null && (price > best.price || (price === best.price && day >= best.day))) continue
      if (canBeBooked(trait) && testDeparture(trait, limited[index] ?? 0) === 0) best = { price, day }
    }
  }
  return best && { price: best.price, startingDate: isoDay(best.day) }
}
