import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { FoundTour } from '../../../shared/contracts/search.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { Site } from '../site.ts'
import { fragment } from '../sql/fragment.ts'
import { prepareSearch } from './columns/search.ts'
import { pageAsked, tourNumbers } from './columns/tour-numbers.ts'
import { shiftedDays } from './shifted-days.ts'
import { loadTours } from './tour-cards.ts'

/**
 * One page of departures (spec section 7, `POST /tours`): upcoming ones behind the filter, none sold out unless
 * asked for, each with the reason why it is there.
 */
export async function listTours(site: Site, filter: ListRequest): Promise<PageOf<FoundTour>> {
  const { page, perPage } = pageAsked(filter)
  const search = await prepareSearch(site, filter)
  const { total, numbers } = tourNumbers(search, { page, perPage })
  const tours = await toursOf(site, numbers)
  return {
    currentPage: page,
    perPage,
    lastPage: Math.max(1, Math.ceil(total / perPage)),
    total,
    data: tours.map((tour) => ({
      ...tour,
      match: search.matches?.get(tour.travel.id)?.match ?? null,
      shiftedDays: shiftedDays(filter, tour.startingDate),
    })),
  }
}

/** The first departures behind a filter. */
export async function firstTours(site: Site, filter: ListRequest, limit: number): Promise<Tour[]> {
  const search = await prepareSearch(site, filter)
  return toursOf(site, tourNumbers(search, { page: 1, perPage: limit }).numbers)
}

const toursOf = async (site: Site, numbers: readonly number[]): Promise<Tour[]> =>
  numbers.length === 0 ? [] : loadTours(site, numbered(numbers), 'page.position')

const numbered = (numbers: readonly number[]) =>
  fragment('SELECT value AS no, key AS position FROM json_each(?)', JSON.stringify(numbers))
