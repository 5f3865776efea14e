import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { FoundTravel } from '../../../shared/contracts/search.ts'
import type { Site } from '../site.ts'
import { travelsLeft } from './columns/count-search.ts'
import { prepareSearch, type Search } from './columns/search.ts'
import { pageAsked } from './columns/tour-numbers.ts'
import { inOrder } from './columns/travel-order.ts'
import { loadTravels } from './travel-cards.ts'

/**
 * One page of travels (spec section 7, `POST /travels` and `POST /travels/paginated`), each with the reason why it is
 * there.
 */
export async function listTravels(site: Site, filter: ListRequest): Promise<PageOf<FoundTravel>> {
  const { page, perPage } = pageAsked(filter)
  const search = await prepareSearch(site, filter)
  const ids = idsOf(search)
  const travels = await loadTravels(site, ids.slice((page - 1) * perPage, page * perPage), search.currency)
  return {
    currentPage: page,
    perPage,
    lastPage: Math.max(1, Math.ceil(ids.length / perPage)),
    total: ids.length,
    data: travels.map((travel) => ({ ...travel, match: search.matches?.get(travel.id)?.match ?? null })),
  }
}

/** Ids of all travels behind a filter, in its order. There are hundreds of travels at most. */
export const travelIds = async (site: Site, filter: ListRequest): Promise<string[]> =>
  idsOf(await prepareSearch(site, filter))

const idsOf = (search: Search): string[] => inOrder(search, travelsLeft(search)).map(({ travel }) => travel.id)
