/** Opens for 10 s after 5 failures in 30 s, then lets one call probe. */
const FAILURES = 5
const WINDOW_MS = 30_000
const REST_MS = 10_000

export type CircuitBreaker = {
  /** `now` in ms. */
  allows: (now: number) => boolean
  succeeded: () => void
  failed: (now: number) => void
}

export const createCircuitBreaker = (): CircuitBreaker => {
  let failures: number[] = []
  let openUntil: number | null = null
  return {
    allows(now) {
      if (openUntil === null) return true
      if (now < openUntil) return false
      // Half open: this call probes; the others wait for another period.
      openUntil = now + REST_MS
      return true
    },
    succeeded() {
      failures = []
      openUntil = null
    },
    failed(now) {
      failures = [...failures.filter((at) => now - at < WINDOW_MS), now]
      if (failures.length >= FAILURES) openUntil = now + REST_MS
    },
  }
}
