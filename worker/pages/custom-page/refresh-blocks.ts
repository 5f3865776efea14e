import type { MarketId } from '../../../markets/market-id.ts'
import type { Block } from '../../../shared/contracts/blocks.ts'
import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { FilterState, ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { loadTours, loadTravelList } from '../../data/catalogue.ts'
import type { DataContext } from '../../data/public-client.ts'
import { loadDepartureDays } from '../../data/search.ts'
import type { ListPages } from '../../ui/blocks/block-props.ts'
import { loadKnownFilter } from '../search/known-filter.ts'
import { listQuery } from './block-query.ts'

export type RefreshedBlocks = {
  blocks: Block[]
  /** The lists that the query has narrowed down, by the ids of their blocks: where each stands. */
  lists: ReadonlyMap<string, ListPages>
  /** True when a list could not be had: its block is left out. */
  failed: boolean
}

type Asked = { market: MarketId; currency: CurrencyCode; path: string; asked: FilterState }

/**
 * Loads the travel and tour lists of a page, and its calendars, anew with the filter keys of the page's query, on top
 * of the filter that each block has by itself (spec section 7), one page of each list. Without filter keys nothing is asked and nothing changes.
 */
export const refreshBlocks = async (
  data: DataContext,
  { market, currency, path, asked: filter }: Asked,
  blocks: readonly Block[],
): Promise<RefreshedBlocks> => {
  const asked = await loadKnownFilter(data, market, filter)
  if (Object.keys(asked).length === 0) return { blocks: [...blocks], lists: new Map(), failed: false }
  const answers = await Promise.all(
    blocks.map((block) =>
      isRefreshed(block)
        ? refreshed(data, market, block, { ...asked, currency }).catch(() => null)
        : { block, place: null },
    ),
  )
  const kept = answers.filter((answer) => answer !== null)
  const hrefOf = (page: number) => addressOf(path, { ...asked, page })
  // One page number for all lists: the shorter ones stay at their last without a word.
  const isPastEnd = kept.every(({ place }) => (asked.page ?? 1) > (place?.lastPage ?? 0))
  const lists = new Map(
    kept.flatMap(({ block: { id }, place }) =>
      place === null ? [] : [[id, { ...place, isPastEnd, hrefOf: (page: number) => `${hrefOf(page)}#${id}` }] as const],
    ),
  )
  return {
    blocks: kept.map(({ block }) => block),
    lists,
    failed: kept.length < blocks.length,
  }
}

type RefreshedBlock = Extract<Block, { blockType: 'travel-list' | 'tour-list' | 'departure-calendar' }>
const isRefreshed = (block: Block): block is RefreshedBlock =>
  block.blockType === 'travel-list' || block.blockType === 'tour-list' || block.blockType === 'departure-calendar'

const addressOf = (path: string, filter: FilterState): string => {
  const query = listQuery(filter)
  return encodeURI(path) + (query === '' ? '' : `?${query}`)
}

type Place = Pick<ListPages, 'currentPage' | 'lastPage'>

const refreshed = async (
  data: DataContext,
  market: MarketId,
  block: RefreshedBlock,
  asked: ListRequest,
): Promise<{ block: Block; place: Place | null }> => {
  if (block.blockType === 'departure-calendar') {
    const { currency, ...filter } = asked
    // A calendar has neither order nor pages, and each of its days is one day.
    const narrowed = withoutKeys({ ...block.content.filter, ...filter }, 'sort', 'page', 'perPage')
    const { value } = await loadDepartureDays(data, market, { ...narrowed, currency })
    const content = { ...block.content, filter: withoutKeys(narrowed, 'daysSpan'), days: value.days }
    return { block: { ...block, content }, place: null }
  }
  const request = { ...block.content.filter, perPage: block.content.limit, ...asked }
  if (block.blockType === 'travel-list') {
    const { data: travels, ...place } = await lastAtMost(request, (each) => loadTravelList(data, market, each))
    return { block: { ...block, content: { ...block.content, travels } }, place }
  }
  const { data: tours, ...place } = await lastAtMost(request, (each) => loadTours(data, market, each))
  return { block: { ...block, content: { ...block.content, tours } }, place }
}

/** The page that is asked for, or the list's last: lists of one page of the site may differ in length. */
const lastAtMost = async <T>(
  request: ListRequest,
  load: (request: ListRequest) => Promise<{ value: PageOf<T> }>,
): Promise<PageOf<T>> => {
  const { value } = await load(request)
  if ((request.page ?? 1) <= value.lastPage) return value
  return (await load({ ...request, page: value.lastPage })).value
}
