import type { AvailableFilters } from '../../shared/contracts/available-filters.ts'
import { loadFilters } from '../data/catalogue.ts'
import type { DataContext } from '../data/public-client.ts'
import type { PageKey } from './page-key.ts'

/**
 * What the search modal offers; nothing else asks for it, so for every other modal it is null. Null, too, when the
 * back end cannot tell: then the modal offers what the calendar tells.
 */
export const modalFilters = async (
  data: DataContext,
  { market, modal }: Pick<PageKey, 'market' | 'modal'>,
): Promise<AvailableFilters | null> =>
  modal?.type === 'search'
    ? loadFilters(data, market).then(
        ({ value }) => value,
        () => null,
      )
    : null
