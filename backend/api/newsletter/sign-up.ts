import { z } from 'zod'
import type { Env } from '../env.ts'
import { countAll, type Limit } from '../limits/rate-limit.ts'

/** Spec section 5: text, at sign, domain with a dot. 254 characters is what mail itself allows. */
const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/)

export type SignUp =
  | { kind: 'valid'; email: string }
  /** Filled the field that people do not see. */
  | { kind: 'robot' }
  | { kind: 'badEmail' }
  | { kind: 'noConsent' }

/** Reads the form (spec section 5): EMAIL, the hidden pre-ticked gdpr checkbox with value Y, the honeypot `bot`. */
export function readSignUp(fields: Record<string, unknown>): SignUp {
  if (fields.bot !== undefined && fields.bot !== '') return { kind: 'robot' }
  const email = emailSchema.safeParse(fields.EMAIL)
  if (!email.success) return { kind: 'badEmail' }
  const consents = Object.entries(fields).filter(([name]) => /^gdpr\[[^\]]*\]$/.test(name))
  if (!consents.some(([, value]) => value === 'Y')) return { kind: 'noConsent' }
  return { kind: 'valid', email: email.data }
}

/** Of the words that a subscriber agrees to (newsletter-words.ts); stored consents keep theirs. */
export const CONSENT_VERSION = '2026-11'

/** Names of the newsletter form's fields (spec section 5); `email` is fixed by the spec, the others are ours. */
export const FIELDS = { email: 'EMAIL', gdpr: 'gdpr[newsletter]', bot: 'bot' } as const

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
