import type { MarketId } from '../../markets/market-id.ts'
import { lazySchema } from '../../shared/contracts/lazy-schema.ts'
import { wemeetDetailSchema, wemeetEventSchema, wemeetListSchema } from '../../shared/contracts/wemeet.ts'
import type { TimeFilter } from '../../shared/wemeet/time-filter.ts'
import { nullIfMissing, query } from './endpoint.ts'
import { lenientArray } from './lenient-array.ts'
import { type DataContext, loadCached } from './public-client.ts'

const listResponseSchema = lazySchema(() =>
  wemeetListSchema.unwrap().extend({ data: lenientArray('events', wemeetEventSchema) }),
)
const detailResponseSchema = lazySchema(() =>
  wemeetDetailSchema.unwrap().extend({ others: lenientArray('others', wemeetEventSchema) }),
)

export type EventsQuery = { place: string; when: TimeFilter; page: number }

/** `GET /wemeet/events`: a page of community events, soonest first. */
export const loadEvents = (context: DataContext, market: MarketId, { place, when, page }: EventsQuery) =>
  loadCached(context, {
    name: 'wemeet events',
    path: `/wemeet/events?${query(market, { ...(place !== '' && { place }), when, page: String(page) })}`,
    data: listResponseSchema,
    tags: ['wemeet'],
    isTimed: true,
    isRare: place !== '' || page > 1,
  })

/** `GET /wemeet/events/show`: an event with others near it; null when it is missing. */
export const loadEvent = (context: DataContext, market: MarketId, slug: string) =>
  loadCached(context, {
    name: 'wemeet event',
    path: `/wemeet/events/show?${query(market, { slug })}`,
    data: detailResponseSchema,
    refusal: nullIfMissing,
    tags: ['wemeet'],
    isTimed: true,
  })
