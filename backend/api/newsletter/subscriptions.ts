import type { Site } from '../site.ts'
import { CONSENT_TEXTS, CONSENT_VERSION } from './consent.ts'

/**
 * Keeps a sign-up until its mail is confirmed, with the words agreed to and when. An address that is there already
 * keeps what it has: the answer does not tell the two apart.
 * @param id a fresh UUID
 * @param instant of the consent, ISO
 */
export async function storeSubscription(
  { db, market, language }: Pick<Site, 'db' | 'market' | 'language'>,
  email: string,
  { id, instant }: { id: string; instant: string },
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO newsletter_subscriptions
        (id, email, market, language, status, consent_version, consent_text, consented_at)
      VALUES (?, ?, ?, ?, 'pending', ?, ?, ?)
      ON CONFLICT (email, market) DO UPDATE SET status = 'pending', language = excluded.language,
        consent_version = excluded.consent_version, consent_text = excluded.consent_text,
        consented_at = excluded.consented_at WHERE status = 'left'`,
    )
    .bind(id, email, market, language, CONSENT_VERSION, CONSENT_TEXTS[language], instant)
    .run()
}
