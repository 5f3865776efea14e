import { readQuestion } from '../../../markets/read-question.ts'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { filterPhrases, withinSentence } from '../../search/active-filters.ts'
import { createRenderContext, type RenderContext } from '../../ui/render-context.tsx'
import { searchHref } from '../../ui/search-box/search-href.ts'
import { sortLabel } from './toolbar-model.ts'

/** "Filtra per: maggio 2027, fino a 1.500 €", and the URL of that search. */
type SearchHint = { text: string; href: string }

/** More unread words are not a name to search for. */
const MAX_UNREAD = 2

/** The filters that a searched text means; null when it means a place only, or no filter. */
export const searchHint = (
  site: RenderContext,
  filter: FilterState,
  filters: AvailableFilters | null,
): SearchHint | null => {
  if (filter.textSearch === undefined || filters === null) return null
  const context = { market: site.market.id, filters, today: site.today }
  const { filter: understood, currency, unread } = readQuestion(filter.textSearch, context)
  if (Object.keys(withoutKeys(understood, ...GROUPS.place)).length === 0) return null
  const name = unread.length > 0 && unread.length <= MAX_UNREAD ? { textSearch: unread.join(' ') } : {}
  const replaced = [GROUPS.place, GROUPS.when, GROUPS.days, GROUPS.price]
    .filter((keys) => keys.some((key) => understood[key] !== undefined))
    .flat()
  const rest = withoutKeys(filter, 'textSearch', ...GROUPS.page, 'show', ...replaced)
  const words = currency === null || currency === site.currency ? site : createRenderContext({ ...site, currency })
  const what = filterLabels(words, { ...understood, ...name }, filters).join(', ')
  return {
    text: site.t('ask.hint', { what }),
    href: searchHref(words, { ...rest, ...understood, ...name }),
  }
}

/** A filter and its sort order as parts of a sentence. */
const filterLabels = (site: RenderContext, filter: FilterState, filters: AvailableFilters | null): string[] => [
  ...filterPhrases(site, filter, filters),
  ...(filter.sort === undefined ? [] : [withinSentence(site, sortLabel(site, filter.sort), 'noun')]),
]
