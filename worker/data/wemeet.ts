import type { MarketId } from '../../markets/market-id.ts'
import { envelope } from '../../shared/contracts/envelope.ts'
import {
  type WemeetDetail,
  type WemeetList,
  wemeetDetailSchema,
  wemeetEventSchema,
  wemeetListSchema,
} from '../../shared/contracts/wemeet.ts'
import type { TimeFilter } from '../../shared/wemeet/time-filter.ts'
import { type CacheEntry, type DataContext, loadCached } from './answer-cache.ts'
import { lenientArray, withDrops } from './lenient-array.ts'
import { query, read } from './read-catalogue.ts'

const listResponseSchema = envelope(wemeetListSchema.extend({ data: lenientArray('events', wemeetEventSchema) }))
const detailResponseSchema = envelope(wemeetDetailSchema.extend({ others: lenientArray('others', wemeetEventSchema) }))

/** What of the community's events is looked for. */
export type EventsAsked = { place: string; when: TimeFilter; page: number }

/** `GET /wemeet/events`: a page of the community's events, soonest first. */
export const loadEvents = (
  context: DataContext,
  market: MarketId,
  { place, when, page }: EventsAsked,
): Promise<CacheEntry<WemeetList>> =>
  read(
    context,
    'wemeet events',
    listResponseSchema,
    { path: `/wemeet/events?${query(market, { ...(place !== '' && { place }), when, page: String(page) })}` },
    ['wemeet'],
  )

/** `GET /wemeet/events/show`: an event with others near it; null when there is none with this slug. */
export const loadEvent = (
  context: DataContext,
  market: MarketId,
  slug: string,
): Promise<CacheEntry<WemeetDetail | null>> =>
  loadCached<WemeetDetail | null>(context, {
    call: { name: 'wemeet event', method: 'GET', path: `/wemeet/events/show?${query(market, { slug })}` },
    tags: ['wemeet', `wemeet:${slug}`],
    parse: (status, json) =>
      status === 404
        ? null
        : withDrops(
            () => detailResponseSchema.parse(json).data,
            (dropped) => context.log.dropped.push(...dropped),
          ),
  })
