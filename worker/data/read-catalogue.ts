import type { z } from 'zod'
import type { MarketId } from '../../markets/market-id.ts'
import { type CacheEntry, type DataContext, loadCached } from './answer-cache.ts'
import type { DataCall } from './data-policy.ts'
import { withDrops } from './lenient-array.ts'

/**
 * Reads what the back end's catalogue answers to a call, checked at the door; with a body it is a POST.
 * @param tags under which a changed departure or publication marks the answer as out of date
 */
export const read = <T>(
  context: DataContext,
  name: DataCall,
  door: z.ZodType<{ data: T }>,
  call: { path: string; body?: unknown },
  tags: readonly string[] = [name],
): Promise<CacheEntry<T>> =>
  loadCached<T>(context, {
    call: { name, method: call.body === undefined ? 'GET' : 'POST', ...call },
    tags,
    parse: (_status, json) => through(door, context, json),
  })

/** Reads one thing by its name, checked at the door; 404 is an answer, and means that there is none. */
export const show = <T>(
  context: DataContext,
  name: DataCall,
  door: z.ZodType<{ data: T }>,
  path: string,
  tags: readonly string[],
): Promise<CacheEntry<T | null>> =>
  loadCached<T | null>(context, {
    call: { name, method: 'GET', path },
    tags,
    parse: (status, json) => (status === 404 ? null : through(door, context, json)),
  })

/** What fits the contract; what was dropped on the way is logged. */
const through = <T>(door: z.ZodType<{ data: T }>, context: DataContext, json: unknown): T =>
  withDrops(
    () => door.parse(json).data,
    (dropped) => context.log.dropped.push(...dropped),
  )

/** The query of a catalogue call: the market, and lists as `key[]`. */
export const query = (market: MarketId, parameters: Record<string, string | string[] | undefined> = {}): string => {
  const search = new URLSearchParams({ market })
  for (const [key, value] of Object.entries(parameters)) {
    if (Array.isArray(value)) for (const each of value) search.append(`${key}[]`, each)
    else if (value !== undefined) search.set(key, value)
  }
  return search.toString()
}
