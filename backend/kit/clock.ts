import { isoDayOf } from '../../shared/dates/iso-days.ts'

type Env = { CLOCK?: string; ENVIRONMENT: string }

/** Current time in ms; CLOCK replaces it outside production. */
export const now = ({ CLOCK, ENVIRONMENT }: Env): number => {
  if (!CLOCK || ENVIRONMENT === 'production') return Date.now()
  const fixed = Date.parse(CLOCK)
  if (Number.isNaN(fixed)) throw new Error(`CLOCK is no ISO instant: ${CLOCK}`)
  return fixed
}

export const today = (env: Env): string => isoDayOf(now(env))

export const instantOf = (env: Env): string => new Date(now(env)).toISOString()

/** Ignores CLOCK: for leases, pauses and other durations. */
export const realNow = (): number => Date.now()
