import { isoDayOf } from '../../../shared/dates/iso-days.ts'
import type { Env } from '../env.ts'

/** Current time in ms; CLOCK replaces it outside production. */
export function now({ CLOCK, ENVIRONMENT }: Pick<Env, 'CLOCK' | 'ENVIRONMENT'>): number {
  if (!CLOCK || ENVIRONMENT === 'production') return Date.now()
  const fixed = Date.parse(CLOCK)
  if (Number.isNaN(fixed)) throw new Error(`CLOCK is no ISO instant: ${CLOCK}`)
  return fixed
}

export const today = (env: Pick<Env, 'CLOCK' | 'ENVIRONMENT'>): string => isoDayOf(now(env))

export const instantOf = (env: Pick<Env, 'CLOCK' | 'ENVIRONMENT'>): string => new Date(now(env)).toISOString()

/** Ignores CLOCK: for leases, pauses and other durations. */
export const realNow = (): number => Date.now()
