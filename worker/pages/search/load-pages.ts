import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { shownPages } from '../../../shared/filters/shown-pages.ts'
import type { CacheEntry } from '../../data/public-client.ts'

/** The asked page and those before it that the list was lengthened from, as one; the last page when there is none. */
export const loadPages = async <T>(
  filter: FilterState,
  loadPage: (page: number) => Promise<CacheEntry<PageOf<T>>>,
): Promise<CacheEntry<PageOf<T>>> => {
  const [first, last] = shownPages(filter)
  const earlier = Array.from({ length: last - first }, (_, index) => loadPage(first + index))
  const [asked, ...before] = await Promise.all([loadPage(last), ...earlier])
  const { lastPage } = asked.value
  if (last > lastPage) return loadPage(lastPage)
  const all = [...before, asked]
  return {
    value: { ...asked.value, data: all.flatMap(({ value }) => value.data) },
    storedAt: Math.min(...all.map(({ storedAt }) => storedAt)),
    state: all.find(({ state }) => state === 'stale-if-error')?.state ?? asked.state,
  }
}
