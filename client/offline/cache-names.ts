/**
 * What the device keeps, by the names that the worker, pages and the offline page share. The worker deletes every other
 * cache, those of older builds too.
 */
export const CACHES = {
  /** Trips seen last, as they are for everybody. */
  trips: 'trips',
  /** Itineraries that somebody has kept on purpose. */
  itineraries: 'itineraries',
  /** The wishlist of whoever is signed in, or of this browser. */
  wishlist: 'wishlist',
  /** Hearts that could not be sent. */
  queue: 'wishes',
} as const

/** The files of one build: the offline page and what it needs. */
export const buildCache = (id: string): string => `build-${id}`

/** When something was kept: ms, by the device's clock. */
export const CACHED_AT = 'x-cached-at'

/** An answer with the instant at which it is kept. */
export const withKeptAt = async (answer: Response, now: number): Promise<Response> => {
  const headers = new Headers(answer.headers)
  headers.set(CACHED_AT, String(now))
  return new Response(await answer.blob(), { status: answer.status, headers })
}

export const cachedAtOf = (answer: Response): number => Number(answer.headers.get(CACHED_AT) ?? 0)

/**
 * Whether something was kept longer ago than that; or so far ahead, which is what a clock that was set back makes of it:
 * nobody knows then how old it is.
 */
export const isOlder = (keptAt: number, now: number, ms: number): boolean => Math.abs(now - keptAt) > ms

/** Below it lie the pictures of kept itineraries: an address that no server answers. */
export const KEPT_PICTURES = '/kept-pictures'
