import type { NewsletterForm } from '../../../shared/contracts/layout.ts'
import { parseEmail } from '../../../shared/sign-up/personal-fields.ts'
import type { Env } from '../env.ts'
import { countAll, type Limit } from '../limits/rate-limit.ts'
import type { Site } from '../site.ts'
import type { LayoutSource } from '../sources/layout-source.ts'

export type SignUp = { kind: 'valid'; email: string } | { kind: 'robot' } | { kind: 'badEmail' } | { kind: 'noConsent' }

export const readSignUp = (fields: Record<string, unknown>): SignUp => {
  if (fields.bot !== undefined && fields.bot !== '') return { kind: 'robot' }
  const email = typeof fields.EMAIL === 'string' ? parseEmail(fields.EMAIL) : null
  if (email === null) return { kind: 'badEmail' }
  const consents = Object.entries(fields).filter(([name]) => /^gdpr\[[^\]]*\]$/.test(name))
  if (!consents.some(([, value]) => value === 'Y')) return { kind: 'noConsent' }
  return { kind: 'valid', email: email.toLowerCase() }
}

/** Version of the `newsletter` messages in markets/<id>/messages/api.json; stored consents retain theirs. */
export const NEWSLETTER_CONSENT_VERSION = '2026-11'

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

export const newsletterForm = (
  source: LayoutSource['footer']['newsletter'],
  { language, market, publicUrl }: Pick<Site, 'language' | 'market' | 'publicUrl'>,
): NewsletterForm => ({
  action: `${publicUrl}/newsletter?market=${market}`,
  emailPlaceholder: source.emailPlaceholder[language],
  cta: source.cta[language],
  description: source.description[language],
  descriptionBottom: source.descriptionBottom[language],
  gdpr: FIELDS.gdpr,
  bot: FIELDS.bot,
})
