import { COPY_REQUEST, isNeutral } from '../../shared/offline/neutral-copy.ts'
import { CACHES, cachedAtOf, isOlder, withKeptAt } from '../offline/cache-names.ts'

/** Trips that are kept; the one seen longest ago goes first. */
const MAX_TRIPS = 20
const MAX_MS = 30 * 86_400_000
/** A copy is not asked for again before that, however often its page is looked at. */
const FRESH_MS = 600_000

/** Kinds of pages (data-page-type) that are kept when they are seen. */
const KEPT_TYPES: ReadonlySet<unknown> = new Set(['travel', 'tour', 'itinerary'])

/** Whether a page that is seen now should be asked for once more, for its copy. */
export const isCopyDue = (pageType: unknown, keptAt: number | null, now: number): boolean =>
  KEPT_TYPES.has(pageType) && (keptAt === null || isOlder(keptAt, now, FRESH_MS))

/** Which of the kept copies have to go. */
export const surplus = (kept: readonly { path: string; at: number }[], now: number): string[] => {
  const latestFirst = [...kept].sort((a, b) => b.at - a.at)
  return latestFirst.filter(({ at }, nth) => nth >= MAX_TRIPS || isOlder(at, now, MAX_MS)).map(({ path }) => path)
}

/**
 * Keeps a trip that is being looked at: not the page that the visitor sees, which carries what is theirs, but the
 * answer to a question without cookies. A trip that is gone is forgotten.
 */
export const cacheTrip = async (pageType: unknown, path: string, now: number): Promise<void> => {
  const cache = await caches.open(CACHES.trips)
  const known = await cache.match(path)
  if (!isCopyDue(pageType, known === undefined ? null : cachedAtOf(known), now)) return
  const answer = await fetch(path, COPY_REQUEST)
  if (answer.status === 404 || answer.status === 410) return void (await cache.delete(path))
  if (!isNeutral(answer)) return
  await cache.put(path, await withKeptAt(answer, now))
  const kept = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const copy = await cache.match(url)
      return { path: url, at: copy === undefined ? 0 : cachedAtOf(copy) }
    }),
  )
  await Promise.all(surplus(kept, now).map((each) => cache.delete(each)))
}

/** The copy of a page; what somebody has kept on purpose too. Queries (filters, modals) are no other page. */
export const cachedPage = async (path: string): Promise<Response | undefined> => {
  for (const name of [CACHES.trips, CACHES.itineraries]) {
    const copy = await caches.match(path, { cacheName: name, ignoreVary: true })
    if (copy !== undefined) return copy
  }
  return undefined
}

/** A picture of an itinerary that somebody has kept (client/trip/save-offline.ts). */
export const cachedPicture = async ({ url }: Request): Promise<Response> =>
  (await caches.match(url, { cacheName: CACHES.itineraries, ignoreVary: true })) ?? Response.error()
