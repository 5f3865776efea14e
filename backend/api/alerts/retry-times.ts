/** After so many tries nothing more is tried by itself: it is dead, for operators to see. */
export const MAX_ATTEMPTS = 8
/** How long whoever has taken a piece of work has it for; then it counts as died. */
export const LEASE_MS = 120_000
const FIRST_MS = 60_000
const LONGEST_MS = 6 * 3_600_000

/** The pause after so many tries: a minute, doubled each time, six hours at most. */
export const backoffMs = (attempts: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, attempts - 1))
