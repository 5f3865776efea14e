import type { Env } from '../env.ts'
import { countAll, type Limit } from '../limits/count.ts'

const BY_CALLER: Limit = { name: 'newsletter-caller', most: 20, seconds: 3600 }
const BY_EMAIL: Limit = { name: 'newsletter-email', most: 5, seconds: 86_400 }

/**
 * Counts a sign-up; seconds to wait when there have been too many, null when it may go on. Whether an address is
 * signed up already makes no difference.
 * @param caller where it comes from (limits/caller.ts); null: nobody can tell, and only the address counts
 */
export const countSignUp = (
  env: Pick<Env, 'DB' | 'SIGNING_KEY'>,
  { email, caller }: { email: string; caller: string | null },
  nowMs: number,
): Promise<number | null> =>
  countAll(
    env,
    [{ limit: BY_EMAIL, who: email }, ...(caller === null ? [] : [{ limit: BY_CALLER, who: caller }])],
    nowMs,
  )
