import type { MarketId } from '../../../markets/market-id.ts'
import type { Block } from '../../../shared/contracts/blocks.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { parseFilterQuery } from '../../../shared/filters/parse-filter-query.ts'
import type { DataContext } from '../../data/answer-cache.ts'
import { loadTours, loadTravelList } from '../../data/catalogue.ts'

type Refreshed = {
  blocks: Block[]
  /** Ids of the blocks that the query has narrowed down. */
  filtered: ReadonlySet<string>
  /** True when a list could not be had: its block is left out. */
  failed: boolean
}

type Site = { market: MarketId; currency: CurrencyCode }

/**
 * Loads the travel and tour lists of a page anew with the filter keys of the page's query, on top of the filter that
 * each block has by itself (spec section 7). Without filter keys nothing is asked and nothing changes.
 */
export const refreshBlocks = async (
  data: DataContext,
  site: Site,
  blocks: readonly Block[],
  query: string,
): Promise<Refreshed> => {
  const asked = parseFilterQuery(new URLSearchParams(query))
  if (Object.keys(asked).length === 0) return { blocks: [...blocks], filtered: new Set(), failed: false }
  const answers = await Promise.all(
    blocks.map((block) => (isList(block) ? refreshed(data, site, block, asked).catch(() => null) : block)),
  )
  const kept = answers.filter((block) => block !== null)
  return {
    blocks: kept,
    filtered: new Set(kept.filter(isList).map(({ id }) => id)),
    failed: kept.length < blocks.length,
  }
}

type ListBlock = Extract<Block, { blockType: 'travel-list' | 'tour-list' }>
const isList = (block: Block): block is ListBlock =>
  block.blockType === 'travel-list' || block.blockType === 'tour-list'

const refreshed = async (
  data: DataContext,
  { market, currency }: Site,
  block: ListBlock,
  asked: FilterState,
): Promise<Block> => {
  const request = { ...block.content.filter, ...asked, perPage: block.content.limit, currency }
  if (block.blockType === 'travel-list') {
    const { value } = await loadTravelList(data, market, request)
    return { ...block, content: { ...block.content, travels: value.data } }
  }
  const { value } = await loadTours(data, market, request)
  return { ...block, content: { ...block.content, tours: value.data } }
}
