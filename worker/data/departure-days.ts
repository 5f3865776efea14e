import type { MarketId } from '../../markets/market-id.ts'
import { type DepartureDays, departureDaysSchema } from '../../shared/contracts/departure-days.ts'
import { envelope } from '../../shared/contracts/envelope.ts'
import type { ListRequest } from '../../shared/contracts/filter-state.ts'
import { type CacheEntry, type DataContext, loadCached } from './answer-cache.ts'

const door = envelope(departureDaysSchema)

/** `POST /tours/days`: the days on which departures behind a filter start. */
export const loadDepartureDays = (
  context: DataContext,
  market: MarketId,
  request: ListRequest,
): Promise<CacheEntry<DepartureDays>> =>
  loadCached(context, {
    call: { name: 'departure days', method: 'POST', path: `/tours/days?market=${market}`, body: request },
    tags: ['tours'],
    parse: (_status, json) => door.parse(json).data,
  })
