import type { MarketId } from '../../markets/market-id.ts'
import {
  type WemeetDetail,
  type WemeetList,
  wemeetDetailSchema,
  wemeetEventSchema,
  wemeetListSchema,
} from '../../shared/contracts/wemeet.ts'
import type { TimeFilter } from '../../shared/wemeet/time-filter.ts'
import { nullIfMissing, query } from './endpoint.ts'
import { lenientArray } from './lenient-array.ts'
import { type CacheEntry, type DataContext, loadCached } from './public-client.ts'

const listResponseSchema = wemeetListSchema.extend({ data: lenientArray('events', wemeetEventSchema) })
const detailResponseSchema = wemeetDetailSchema.extend({ others: lenientArray('others', wemeetEventSchema) })

export type EventsQuery = { place: string; when: TimeFilter; page: number }

/** `GET /wemeet/events`: a page of community events, soonest first. */
export const loadEvents = (
  context: DataContext,
  market: MarketId,
  { place, when, page }: EventsQuery,
): Promise<CacheEntry<WemeetList>> =>
  loadCached(context, {
    name: 'wemeet events',
    path: `/wemeet/events?${query(market, { ...(place !== '' && { place }), when, page: String(page) })}`,
    data: listResponseSchema,
    tags: ['wemeet'],
  })

/** `GET /wemeet/events/show`: an event with others near it; null when it is missing. */
export const loadEvent = (
  context: DataContext,
  market: MarketId,
  slug: string,
): Promise<CacheEntry<WemeetDetail | null>> =>
  loadCached(context, {
    name: 'wemeet event',
    path: `/wemeet/events/show?${query(market, { slug })}`,
    data: detailResponseSchema,
    refusal: nullIfMissing,
    tags: ['wemeet', `wemeet:${slug}`],
  })
