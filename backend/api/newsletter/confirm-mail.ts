import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { isoDayOf } from '../../../shared/dates/iso-days.ts'
import { signToken, verifyToken } from '../../../shared/signing/signed-token.ts'
import { now } from '../../kit/clock.ts'
import type { Mail } from '../../kit/mail/mail.ts'
import { writeMail } from '../../kit/mail/write-mail.ts'
import type { Env } from '../env.ts'
import { trySend } from '../mail-port.ts'
import type { Site } from '../site.ts'
import { apiTranslators } from '../translate.ts'
import type { LinkClaims, Subscription } from './subscriptions.ts'

/** Its key limits it to one a day. */
export const confirmMail = (
  market: MarketId,
  {
    site,
    to,
    id,
    day,
    confirmLink,
    leaveLink,
  }: Record<'site' | 'to' | 'id' | 'day' | 'confirmLink' | 'leaveLink', string>,
): Mail => {
  const t = apiTranslators[market]
  return {
    key: `newsletter-confirm/${id}/${day}`,
    to,
    ...writeMail({
      ...{ language: markets[market].language, site, subject: t('newsletter.mail.subject') },
      blocks: [
        { kind: 'text', text: t('newsletter.mail.text') },
        { kind: 'button', text: t('newsletter.mail.action'), href: confirmLink },
        { kind: 'note', text: t('newsletter.mail.notYou') },
        { kind: 'link', text: t('newsletter.mail.leave'), href: leaveLink },
      ],
    }),
    headers: { 'List-Unsubscribe': `<${leaveLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

/** False when sending failed: the sign-up stays stored, and a retry sends again. */
export const sendConfirmation = async (
  env: Env,
  site: Site,
  to: string,
  { id, status, consentedAt }: Subscription,
): Promise<boolean> => {
  if (status !== 'pending') return true
  const nowMs = now(env)
  const claims = { id, consentedAt }
  const [confirmLink, leaveLink] = await Promise.all([
    newsletterLink(env, site, 'confirm', claims, nowMs),
    newsletterLink(env, site, 'leave', claims, nowMs),
  ])
  return trySend(env, () =>
    confirmMail(site.market, {
      site: env.SITE_ORIGINS[site.market],
      to,
      id,
      day: isoDayOf(nowMs),
      confirmLink,
      leaveLink,
    }),
  )
}

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
