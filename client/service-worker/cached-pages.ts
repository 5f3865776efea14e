import { getCopy } from '../call-api.ts'
import { CACHES, cachedAtOf, isOlder, withCachedAt } from '../offline/cache-names.ts'

const MAX_TRIPS = 20
const MAX_MS = 30 * 86_400_000
const FRESH_MS = 600_000

const CACHED_TYPES: ReadonlySet<unknown> = new Set(['travel', 'tour', 'itinerary'])

export const isCopyDue = (pageType: unknown, cachedAt: number | null, now: number): boolean =>
  CACHED_TYPES.has(pageType) && (cachedAt === null || isOlder(cachedAt, now, FRESH_MS))

export const pathsToEvict = (cached: readonly { path: string; at: number }[], now: number): string[] => {
  const latestFirst = [...cached].sort((a, b) => b.at - a.at)
  return latestFirst.filter(({ at }, nth) => nth >= MAX_TRIPS || isOlder(at, now, MAX_MS)).map(({ path }) => path)
}

/** Caches the current trip, without personal data. */
export const cacheTrip = async (pageType: unknown, path: string, now: number): Promise<void> => {
  const cache = await caches.open(CACHES.trips)
  const known = await cache.match(path)
  if (!isCopyDue(pageType, known === undefined ? null : cachedAtOf(known), now)) return
  const result = await getCopy(path, { isBackground: true })
  if (result.outcome === 'refused' && (result.status === 404 || result.status === 410))
    return void (await cache.delete(path))
  if (result.outcome !== 'done') return
  await cache.put(path, await withCachedAt(result.value, now))
  const cached = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const copy = await cache.match(url)
      return { path: url, at: copy === undefined ? 0 : cachedAtOf(copy) }
    }),
  )
  await Promise.all(pathsToEvict(cached, now).map((each) => cache.delete(each)))
}

export const cachedPage = async (path: string): Promise<Response | undefined> => {
  for (const name of [CACHES.trips, CACHES.itineraries]) {
    const copy = await caches.match(path, { cacheName: name, ignoreVary: true })
    if (copy !== undefined) return copy
  }
  return undefined
}

/** A picture of a saved itinerary (client/trip/enhance-trip.ts). */
export const cachedPicture = async ({ url }: Request): Promise<Response> =>
  (await caches.match(url, { cacheName: CACHES.itineraries, ignoreVary: true })) ?? Response.error()
