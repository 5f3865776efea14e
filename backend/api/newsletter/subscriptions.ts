import { markets } from '../../../markets/registry.ts'
import type { Site } from '../site.ts'
import { apiTranslators } from '../translate.ts'
import { NEWSLETTER_CONSENT_VERSION } from './sign-up.ts'

export type Subscription = { id: string; status: 'pending' | 'confirmed' | 'left'; consentedAt: string }

export type LinkClaims = Pick<Subscription, 'id' | 'consentedAt'>

/** Leaves an existing subscription unchanged; the response does not reveal it. */
export const storeSubscription = async (
  { db, market }: Pick<Site, 'db' | 'market'>,
  email: string,
  { id, instant }: { id: string; instant: string },
): Promise<Subscription> => {
  await db
    .prepare(
      `INSERT INTO newsletter_subscriptions
        (id, email, market, language, status, consent_version, consent_text, consented_at)
      VALUES (?, ?, ?, ?, 'pending', ?, ?, ?)
      ON CONFLICT (email, market) DO UPDATE SET status = 'pending', language = excluded.language,
        consent_version = excluded.consent_version, consent_text = excluded.consent_text,
        consented_at = excluded.consented_at, confirmed_at = NULL, left_at = NULL WHERE status = 'left'`,
    )
    .bind(
      ...[id, email, market, markets[market].language],
      ...[NEWSLETTER_CONSENT_VERSION, apiTranslators[market]('newsletter.consent'), instant],
    )
    .run()
  const stored = await db
    .prepare(
      'SELECT id, status, consented_at AS consentedAt FROM newsletter_subscriptions WHERE email = ? AND market = ?',
    )
    .bind(email, market)
    .first<Subscription>()
  if (stored === null) throw new Error('a subscription that was just stored is not there')
  return stored
}

/** False when the subscription ended or restarted since the link was sent. */
export const confirmSubscription = async (db: D1Database, { id, consentedAt }: LinkClaims, instant: string) => {
  const row = await db
    .prepare(
      `UPDATE newsletter_subscriptions SET status = 'confirmed', confirmed_at = coalesce(confirmed_at, ?)
      WHERE id = ? AND consented_at = ? AND status IN ('pending', 'confirmed') RETURNING id`,
    )
    .bind(instant, id, consentedAt)
    .first()
  return row !== null
}

export const endSubscription = async (db: D1Database, { id }: LinkClaims, instant: string): Promise<boolean> => {
  const row = await db
    .prepare(
      `UPDATE newsletter_subscriptions SET status = 'left', left_at = coalesce(left_at, ?) WHERE id = ? RETURNING id`,
    )
    .bind(instant, id)
    .first()
  return row !== null
}
