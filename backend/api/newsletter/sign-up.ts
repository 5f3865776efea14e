import { z } from 'zod'
import type { Env } from '../env.ts'
import { countAll, type Limit } from '../limits/rate-limit.ts'

/** Spec section 5; 254 is the limit of SMTP. */
const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/)

export type SignUp = { kind: 'valid'; email: string } | { kind: 'robot' } | { kind: 'badEmail' } | { kind: 'noConsent' }

export function readSignUp(fields: Record<string, unknown>): SignUp {
  if (fields.bot !== undefined && fields.bot !== '') return { kind: 'robot' }
  const email = emailSchema.safeParse(fields.EMAIL)
  if (!email.success) return { kind: 'badEmail' }
  const consents = Object.entries(fields).filter(([name]) => /^gdpr\[[^\]]*\]$/.test(name))
  if (!consents.some(([, value]) => value === 'Y')) return { kind: 'noConsent' }
  return { kind: 'valid', email: email.data }
}

/** Version of newsletter-words.ts; stored consents keep theirs. */
export const CONSENT_VERSION = '2026-11'

export const FIELDS = { email: 'EMAIL', gdpr: 'gdpr[newsletter]', bot: 'bot' } as const

const BY_CALLER: Limit = { name: 'newsletter-caller', most: 20, seconds: 3600 }
const BY_EMAIL: Limit = { name: 'newsletter-email', most: 5, seconds: 86_400 }

/** Counts existing subscribers too; returns the seconds to wait when over the limit. */
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
