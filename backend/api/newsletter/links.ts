import { signToken, verifyToken } from '../../../shared/signing/signed-token.ts'
import type { Env } from '../env.ts'
import type { Site } from '../site.ts'
import type { LinkClaims } from './subscriptions.ts'

const DAY_SECONDS = 86_400
const CONFIRM_SECONDS = 7 * DAY_SECONDS
/** Never expire in practice. */
const LEAVE_SECONDS = 3650 * DAY_SECONDS

export const LINK_KINDS = ['confirm', 'leave'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

export const newsletterLink = async (
  env: Pick<Env, 'SIGNING_KEY'>,
  { publicUrl, market }: Pick<Site, 'publicUrl' | 'market'>,
  kind: LinkKind,
  claims: LinkClaims,
  nowMs: number,
): Promise<string> => {
  const seconds = kind === 'confirm' ? CONFIRM_SECONDS : LEAVE_SECONDS
  const token = await signToken(env.SIGNING_KEY, purpose(kind), claims, nowMs, seconds)
  return `${publicUrl}/newsletter/${kind}?${new URLSearchParams({ market, token })}`
}

export const readNewsletterLink = async (
  env: Pick<Env, 'SIGNING_KEY'>,
  kind: LinkKind,
  token: string,
  nowMs: number,
): Promise<LinkClaims | null> => {
  const claims = await verifyToken(env.SIGNING_KEY, purpose(kind), token, nowMs)
  if (typeof claims?.id !== 'string' || typeof claims.consentedAt !== 'string') return null
  return { id: claims.id, consentedAt: claims.consentedAt }
}

const purpose = (kind: LinkKind): string => `newsletter-${kind}`
