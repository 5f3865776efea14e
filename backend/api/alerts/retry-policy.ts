export const MAX_ATTEMPTS = 8
export const LEASE_MS = 120_000
const MIN_BACKOFF_MS = 60_000
const MAX_BACKOFF_MS = 6 * 3_600_000

/** Doubles from a minute up to six hours. */
export const backoffMs = (attempts: number): number =>
  Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** Math.max(0, attempts - 1))
