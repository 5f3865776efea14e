import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { FoundTour, FoundTravel } from '../../../shared/contracts/search.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { daysBetween } from '../../../shared/dates/iso-days.ts'
import type { Site } from '../site.ts'
import { fragment } from '../sql/fragment.ts'
import { loadFoundTravels, loadListedTours } from './cards.ts'
import { travelsLeft } from './columns/count-search.ts'
import { needsDepartures } from './columns/departure-test.ts'
import type { DepartureColumns } from './columns/load-columns.ts'
import { prepareSearch, type Search } from './columns/search.ts'
import { requestedPage, tourNumbers } from './columns/tour-numbers.ts'
import { type FoundColumns, inOrder } from './columns/travel-order.ts'

/** `matchingTravels`: without any tour, the travels that match. */
export const listTours = async (
  site: Site,
  filter: ListRequest,
): Promise<PageOf<FoundTour> & { matchingTravels?: number }> => {
  const { page, perPage } = requestedPage(filter)
  const search = await prepareSearch(site, filter)
  const { total, numbers } = tourNumbers(search, { page, perPage })
  const tours = await toursOf(site, numbers)
  const data = tours.map((tour) => ({
    ...tour,
    match: search.matches?.get(tour.travel.id)?.match ?? null,
    shiftedDays: shiftedDays(filter, tour.startingDate),
  }))
  return { ...pageOf(page, perPage, total, data), ...(total === 0 && { matchingTravels: travelsLeft(search).length }) }
}

const pageOf = <T>(currentPage: number, perPage: number, total: number, data: T[]): PageOf<T> => {
  return { currentPage, perPage, lastPage: Math.max(1, Math.ceil(total / perPage)), total, data }
}

export const firstTours = async (site: Site, filter: ListRequest, limit: number): Promise<Tour[]> => {
  const search = await prepareSearch(site, filter)
  return toursOf(site, tourNumbers(search, { page: 1, perPage: limit }).numbers)
}

const toursOf = async (site: Site, numbers: readonly number[]): Promise<Tour[]> =>
  numbers.length === 0 ? [] : loadListedTours(site, numbered(numbers))

const numbered = (numbers: readonly number[]) =>
  fragment('SELECT value AS no, key AS position FROM json_each(?)', JSON.stringify(numbers))

export const listTravels = async (site: Site, filter: ListRequest): Promise<PageOf<FoundTravel>> => {
  const { page, perPage } = requestedPage(filter)
  const search = await prepareSearch(site, filter)
  const found = foundIn(search)
  const shown = new Map(found.slice((page - 1) * perPage, page * perPage).map((each) => [each.travel.id, each]))
  const travels = await loadFoundTravels(
    site,
    [...shown].map(([id, { departures, fitting }]) => ({ id, best: numberOf(departures, fitting.best) })),
  )
  const data = travels.map((travel) => ({
    ...travel,
    match: search.matches?.get(travel.id)?.match ?? null,
    fitting: needsDepartures(filter) ? fittingOf(shown.get(travel.id)) : null,
  }))
  return pageOf(page, perPage, found.length, data)
}

/** Travels of a list in its order, each with its cheapest matching departure (number in `tours`). */
export const bestDepartures = async (site: Site, filter: ListRequest): Promise<{ id: string; best: number | null }[]> =>
  foundIn(await prepareSearch(site, filter)).map(({ travel, departures, fitting }) => ({
    id: travel.id,
    best: numberOf(departures, fitting.best),
  }))

const numberOf = ({ numbers }: DepartureColumns, index: number | null): number | null =>
  index === null ? null : (numbers[index] ?? null)

const fittingOf = (found: FoundColumns | undefined): FoundTravel['fitting'] =>
  found === undefined ? null : { count: found.fitting.count, total: found.fitting.total }

export const travelIds = async (site: Site, filter: ListRequest): Promise<string[]> =>
  foundIn(await prepareSearch(site, filter)).map(({ travel }) => travel.id)

const foundIn = (search: Search): FoundColumns[] => inOrder(search, travelsLeft(search))

/** Counts days to the requested dates within daysSpan (negative: earlier); `null` without dates or tolerance. */
export const shiftedDays = (
  { dateFrom, dateTo, daysSpan }: Pick<ListRequest, 'dateFrom' | 'dateTo' | 'daysSpan'>,
  startingDate: string,
): number | null => {
  if (!daysSpan || (dateFrom === undefined && dateTo === undefined)) return null
  if (dateFrom !== undefined && startingDate < dateFrom) return daysBetween(dateFrom, startingDate)
  if (dateTo !== undefined && startingDate > dateTo) return daysBetween(dateTo, startingDate)
  return 0
}
