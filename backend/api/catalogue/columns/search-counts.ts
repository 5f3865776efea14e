import type { SearchCounts, SearchCountsRequest } from '../../../../shared/contracts/search.ts'
import type { Site } from '../../site.ts'
import { countTours, travelsLeft } from './count-search.ts'
import { prepareSearches } from './search.ts'

export async function searchCounts(site: Site, { tab, currency, filters }: SearchCountsRequest): Promise<SearchCounts> {
  const searches = await prepareSearches(
    site,
    filters.map((filter) => ({ ...filter, currency })),
  )
  return { totals: searches.map((search) => (tab === 'tours' ? countTours(search) : travelsLeft(search).length)) }
}
