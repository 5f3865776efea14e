import { formatDate } from '../../../markets/format-date.ts'
import { formatNumber } from '../../../markets/format-number.ts'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { Block } from '../../../shared/contracts/blocks.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { SearchFacets } from '../../../shared/contracts/search.ts'
import { monthRange } from '../../../shared/dates/iso-days.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { withModal } from '../../../shared/modals/modal-url.ts'
import { loadFilters } from '../../data/catalogue.ts'
import { type DataContext, valueOrNull } from '../../data/public-client.ts'
import { loadFacets } from '../../data/search.ts'
import { priceLabel, sentenceCase } from '../../search/filter-labels.ts'
import { countRequest } from '../../search/load-relaxations.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { searchHref } from '../../ui/search-box/search-href.ts'
import { languageLink, moodLinks } from '../search/quick-links-model.ts'

export type CoverLink = { label: string; href: string }

const MAX_MONTHS = 3

/** Searches that narrow what a page lists, for its cover; empty where it lists nothing, or the back end fails. */
export const loadCoverLinks = async (
  data: DataContext,
  site: RenderContext,
  blocks: readonly Block[],
): Promise<CoverLink[]> => {
  const filter = listedBelowCover(blocks)
  if (filter === null) return []
  const [facets, filters] = await Promise.all([
    valueOrNull(loadFacets(data, site.market.id, 'tours', countRequest(filter, site.currency))),
    valueOrNull(loadFilters(data, site.market.id)),
  ])
  return facets === null ? [] : coverLinks(site, filter, facets, filters)
}

/** The filter of the list that follows a heading cover. */
const listedBelowCover = ([cover, list]: readonly Block[]): FilterState | null => {
  const isListed = cover?.blockType === 'heading-cover' && LISTS.some((type) => type === list?.blockType)
  if (!isListed || list === undefined || !('filter' in list.content)) return null
  return withoutKeys(list.content.filter, 'hasTours', 'sort', ...GROUPS.page)
}
const LISTS = ['travel-list', 'top-sellers', 'tour-list'] as const

/** All filters, the market's language, the coming months, the lowest price range and the moods, where they find departures. */
export const coverLinks = (
  site: RenderContext,
  filter: FilterState,
  facets: SearchFacets,
  filters: AvailableFilters | null,
): CoverLink[] => {
  const { t, market, currency } = site
  const counted = (label: string, count: number) => `${label} · ${formatNumber(market, count)}`
  const language = languageLink(site, filter, facets)
  const months = Object.entries(facets.months)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MAX_MONTHS)
    .map(([month, count]) => {
      const { from, to } = monthRange(month)
      const name = sentenceCase(site, formatDate(from, 'LLL', market.locale).replace('.', ''))
      return { label: counted(name, count), href: searchHref(site, { ...filter, dateFrom: from, dateTo: to }) }
    })
  const prices = facets.prices.flatMap((count, index): CoverLink[] => {
    const priceTo = filters?.prices.ranges[currency]?.[index]?.max ?? null
    if (count === 0 || priceTo === null) return []
    const label = sentenceCase(site, priceLabel(site, { priceTo }) ?? '')
    return [{ label, href: searchHref(site, { ...filter, priceTo }) }]
  })
  return [
    { label: t('search.filters'), href: withModal(searchHref(site, filter), 'filters') },
    ...(language === null ? [] : [language]),
    ...months,
    ...prices.slice(0, 1),
    ...moodLinks(site, filter).flatMap(({ mood, label, href }) => (facets.moods[mood] ? [{ label, href }] : [])),
  ]
}
