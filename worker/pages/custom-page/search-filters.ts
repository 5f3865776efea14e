import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { Block } from '../../../shared/contracts/blocks.ts'
import { loadFilters } from '../../data/catalogue.ts'
import type { RouteContext } from '../route.ts'

/**
 * What the search of a page's cover offers; null for pages without one, and when the back end cannot tell: then it
 * offers what the calendar tells.
 */
export const searchFilters = async (
  { data, market }: Pick<RouteContext, 'data' | 'market'>,
  blocks: readonly Block[],
): Promise<AvailableFilters | null> =>
  blocks.some(({ blockType }) => blockType === 'search-cover')
    ? loadFilters(data, market.id).then(
        ({ value }) => value,
        () => null,
      )
    : null
