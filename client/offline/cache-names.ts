/** The worker deletes all others. */
export const CACHES = {
  trips: 'trips',
  itineraries: 'itineraries',
  wishlist: 'wishlist',
  queue: 'wishes',
} as const

export const buildCache = (id: string): string => `build-${id}`

/** Header with the time in ms, by the device's clock. */
export const CACHED_AT = 'x-cached-at'

export const withCachedAt = async (response: Response, now: number): Promise<Response> => {
  const headers = new Headers(response.headers)
  headers.set(CACHED_AT, String(now))
  return new Response(await response.blob(), { status: response.status, headers })
}

export const cachedAtOf = (response: Response): number => Number(response.headers.get(CACHED_AT) ?? 0)

/** Includes times as far in the future, after the clock was set back. */
export const isOlder = (at: number, now: number, ms: number): boolean => Math.abs(now - at) > ms

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
