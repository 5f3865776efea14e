/** Design: a call that failed 5 times in 30 s gets a rest of 10 s, then one visit tries it again. */
const FAILURES = 5
const WINDOW_MS = 30_000
const REST_MS = 10_000

export type CircuitBreaker = {
  /** Whether a call may go out at this instant (ms). Half open, it lets one through. */
  allows: (now: number) => boolean
  succeeded: () => void
  failed: (now: number) => void
}

/** A circuit breaker for one kind of call; one per isolate. */
export const makeCircuitBreaker = (): CircuitBreaker => {
  let failures: number[] = []
  let openUntil: number | null = null
  return {
    allows(now) {
      if (openUntil === null) return true
      if (now < openUntil) return false
      // Half open: this call probes; the others wait for one more rest.
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
