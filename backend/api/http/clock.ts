import { isoDayOf } from '../../../shared/dates/iso-days.ts'
import type { Env } from '../env.ts'

/** The current instant in ms: CLOCK where it is set and this is not production, real time otherwise. */
export function now({ CLOCK, ENVIRONMENT }: Pick<Env, 'CLOCK' | 'ENVIRONMENT'>): number {
  if (!CLOCK || ENVIRONMENT === 'production') return Date.now()
  const fixed = Date.parse(CLOCK)
  if (Number.isNaN(fixed)) throw new Error(`CLOCK is no ISO instant: ${CLOCK}`)
  return fixed
}

/** The UTC day of `now`. */
export const today = (env: Pick<Env, 'CLOCK' | 'ENVIRONMENT'>): string => isoDayOf(now(env))

/** Time that passes (ms) even where `now` is fixed: for leases, pauses and other spans, never for dates. */
export const realNow = (): number => Date.now()
