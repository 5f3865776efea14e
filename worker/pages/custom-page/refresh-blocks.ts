import { travelPath } from '../../../markets/links.ts'
import type { Market } from '../../../markets/market-schema.ts'
import type { Block } from '../../../shared/contracts/blocks.ts'
import type { PageOf } from '../../../shared/contracts/envelope.ts'
import { type FilterState, filterStateSchema, type ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { FILTER_DEFAULTS, type FilterKey, GROUPS } from '../../../shared/filters/definitions.ts'
import { filterQuery, withoutKeys } from '../../../shared/filters/filter-query.ts'
import { languageFirst } from '../../../shared/tours/group-language.ts'
import { loadTours, loadTravelList } from '../../data/catalogue.ts'
import type { DataContext } from '../../data/public-client.ts'
import { loadDepartureDays } from '../../data/search.ts'
import type { ListPages } from '../../ui/blocks/block-props.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { filtersPrice } from '../../ui/search-box/search-href.ts'
import { travelHref } from '../../ui/travel-href.ts'
import { withIsoDates } from '../search/iso-dates.ts'
import { loadKnownFilter } from '../search/known-filter.ts'
import { limitsIn } from '../search/load-search.ts'
import { type ParsedSearch, parseSearch } from '../search/search-query.ts'

export type RefreshedBlocks = {
  blocks: Block[]
  /** Positions in the filtered lists and their links, by block id. */
  lists: ReadonlyMap<string, ListPages>
  /** A list failed to load, and its block is left out. */
  failed: boolean
  /** Path of links that open a modal, with the filter. */
  modalPath: string
}

type Request = ParsedSearch & { site: Pick<RenderContext, 'market' | 'currency' | 'path'> }

/** Loads the lists and calendars of a page with the query's filter on top of each block's own (spec section 7). */
export const refreshBlocks = async (
  data: DataContext,
  { site, filter: asked, currency }: Request,
  blocks: readonly Block[],
): Promise<RefreshedBlocks> => {
  const filter = await loadKnownFilter(data, site.market.id, asked)
  if (Object.keys(filter).length === 0)
    return { blocks: [...blocks], lists: new Map(), failed: false, modalPath: site.path }
  const results = await Promise.all(
    blocks.map((block) =>
      isRefreshed(block)
        ? refreshBlock(data, site, block, { filter, currency }).catch(() => null)
        : { block, list: null },
    ),
  )
  const loaded = results.filter((result) => result !== null)
  const hrefOf = (page: number) => {
    const text = listQuery({ ...filter, page }, currency)
    return encodeURI(site.path) + (text === '' ? '' : `?${text}`)
  }
  // All lists share one page number: shorter ones show their last page without a notice.
  const isPastEnd = loaded.every(({ list }) => (filter.page ?? 1) > (list?.lastPage ?? 0))
  const lists = new Map(
    loaded.flatMap(({ block: { id }, list }) =>
      list === null ? [] : [[id, { ...list, isPastEnd, hrefOf: (page: number) => `${hrefOf(page)}#${id}` }] as const],
    ),
  )
  const failed = loaded.length < blocks.length
  return { blocks: loaded.map(({ block }) => block), lists, failed, modalPath: hrefOf(filter.page ?? 1) }
}

const REFRESHED = ['travel-list', 'top-sellers', 'tour-list', 'departure-calendar', 'coordinators'] as const
type RefreshedBlock = Extract<Block, { blockType: (typeof REFRESHED)[number] }>
const isRefreshed = (block: Block): block is RefreshedBlock => REFRESHED.some((type) => type === block.blockType)

/**
 * The query on top of a block's own filter, which its title describes: own values stay, and lists narrow to the
 * values that the query names too. The order is the query's.
 */
export const narrowFilter = (own: FilterState, query: FilterState): FilterState => {
  const narrowed: Record<string, unknown> = { ...query }
  for (const key of Object.keys(own) as FilterKey[]) {
    const value: unknown = own[key]
    const wanted: unknown = query[key]
    if (key === 'sort' && wanted !== undefined) continue
    const common = Array.isArray(value) && Array.isArray(wanted) ? value.filter((each) => wanted.includes(each)) : []
    narrowed[key] = common.length > 0 ? common : value
  }
  return filterStateSchema.parse(narrowed)
}

/** Price limits of a block are in the market's currency: those of a query in another one cannot narrow them. */
const withOwnLimits = (market: Market, own: FilterState, { filter, currency }: ParsedSearch): ParsedSearch => {
  if (!filtersPrice(own)) return { filter: narrowFilter(own, filter), currency }
  const comparable = currency === market.currency ? filter : withoutKeys(filter, ...GROUPS.price)
  return { filter: narrowFilter(own, comparable), currency: market.currency }
}

const refreshBlock = async (
  data: DataContext,
  site: Request['site'],
  block: RefreshedBlock,
  query: ParsedSearch,
): Promise<{ block: Block; list: Omit<ListPages, 'isPastEnd' | 'hrefOf'> }> => {
  const { market } = site
  if (block.blockType === 'coordinators') {
    const list = { currentPage: 1, lastPage: 0, currency: null, travelHref: (slug: string) => travelPath(market, slug) }
    return { block, list: { ...list, filter: query.filter } }
  }
  const { filter, currency } = withOwnLimits(market, block.content.filter, query)
  const currencies = { currency: site.currency, ...limitsIn(currency, site) }
  const links = { currency, travelHref: (slug: string) => travelHref({ market, currency }, slug, filter) }
  if (block.blockType === 'departure-calendar') {
    // A calendar has neither order nor pages, and each of its days is one day.
    const narrowed = withoutKeys(filter, 'sort', 'page', 'perPage')
    const { value } = await loadDepartureDays(data, market.id, { ...narrowed, ...currencies })
    const content = { ...block.content, filter: withoutKeys(narrowed, 'daysSpan'), days: value.days }
    return { block: { ...block, content }, list: { currentPage: 1, lastPage: 0, ...links } }
  }
  const request = { perPage: block.content.limit, ...filter, ...currencies }
  if (block.blockType === 'tour-list') {
    const ordered = { ...request, ...languageFirst(filter, market) }
    const { data: tours, ...position } = await loadUpToLast(ordered, (each) => loadTours(data, market.id, each))
    return { block: { ...block, content: { ...block.content, tours } }, list: { ...position, ...links, filter } }
  }
  const { data: travels, ...position } = await loadUpToLast(request, (each) => loadTravelList(data, market.id, each))
  return { block: { ...block, content: { ...block.content, travels } } as Block, list: { ...position, ...links } }
}

/** Loads the requested page of a list, or its last one. */
const loadUpToLast = async <T>(
  request: ListRequest,
  load: (request: ListRequest) => Promise<{ value: PageOf<T> }>,
): Promise<PageOf<T>> => {
  const { value } = await load(request)
  if ((request.page ?? 1) <= value.lastPage) return value
  return (await load({ ...request, page: value.lastPage })).value
}

/** The canonical query of a content page: known filter keys, page and page length (spec section 7). */
export const blockQuery = (parameters: URLSearchParams, market: Market): string => {
  // Most requests have no query, and parsing costs more than finding the page.
  if (parameters.size === 0) return ''
  const { filter, currency } = parseSearch(withIsoDates(parameters, market), market)
  return listQuery(filter, currency)
}

/** Names also the default order and length, because each block has its own. */
const listQuery = (filter: FilterState, limitCurrency: CurrencyCode | null): string => {
  const query = new URLSearchParams(filterQuery(withoutKeys(filter, 'tab', 'show')))
  for (const key of ['sort', 'perPage'] as const)
    if (filter[key] === FILTER_DEFAULTS[key]) query.set(key, String(filter[key]))
  if (limitCurrency !== null) query.set('currency', limitCurrency)
  return query.toString()
}
