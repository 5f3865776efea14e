import type { Env } from '../env.ts'
import { callerOf } from '../limits/caller.ts'
import { countAll, type Limit } from '../limits/count.ts'

const BY_CALLER: Limit = { name: 'contact-caller', most: 10, seconds: 3600 }
const BY_EMAIL: Limit = { name: 'contact-email', most: 5, seconds: 86_400 }

/**
 * Counts a message to customer care; seconds to wait when there have been too many, null when it may go on.
 * @param caller network address; null: nobody can tell, and only the e-mail address counts
 */
export const countContact = (
  env: Pick<Env, 'DB' | 'SIGNING_KEY'>,
  { email, caller }: { email: string; caller: string | null },
  nowMs: number,
): Promise<number | null> => {
  const who = caller === null ? null : callerOf(new Headers({ 'cf-connecting-ip': caller }))
  const counted = [{ limit: BY_EMAIL, who: email.toLowerCase() }]
  return countAll(env, who === null ? counted : [...counted, { limit: BY_CALLER, who }], nowMs)
}
