/** Caches shared by the worker, pages and the offline page. The worker deletes all others. */
export const CACHES = {
  /** Recently seen trips, without visitor data. */
  trips: 'trips',
  /** Itineraries saved by the visitor. */
  itineraries: 'itineraries',
  wishlist: 'wishlist',
  /** Wishlist changes that could not be sent. */
  queue: 'wishes',
} as const

export const buildCache = (id: string): string => `build-${id}`

/** Header with the time of caching, in ms by the device's clock. */
export const CACHED_AT = 'x-cached-at'

export const withCachedAt = async (answer: Response, now: number): Promise<Response> => {
  const headers = new Headers(answer.headers)
  headers.set(CACHED_AT, String(now))
  return new Response(await answer.blob(), { status: answer.status, headers })
}

export const cachedAtOf = (answer: Response): number => Number(answer.headers.get(CACHED_AT) ?? 0)

/** Whether something is older than `ms`, or lies as far in the future, after the clock was set back. */
export const isOlder = (keptAt: number, now: number, ms: number): boolean => Math.abs(now - keptAt) > ms

/** Path prefix of cached pictures; no server responds there. */
export const CACHED_PICTURES_PATH = '/kept-pictures'

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Formats an age: "3 hours ago", or "now" below a minute. */
export const ageText = (ms: number, language: string): string => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  // `ms` is negative after the clock was set back.
  const [unit, length] = STEPS.find(([, each]) => ms >= each) ?? ['second', Number.POSITIVE_INFINITY]
  return format.format(-Math.floor(ms / length) || 0, unit)
}
