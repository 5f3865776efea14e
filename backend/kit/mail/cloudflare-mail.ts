import { brand } from '../../../markets/brand.ts'
import type { MailPort } from './mail.ts'

const CLAIM_MS = 120_000

/**
 * Claims each key in `sent_mail`, because `send_email` has no idempotency. A crash after acceptance can send a mail
 * twice.
 */
export const cloudflareMail = (
  binding: SendEmail,
  { from, db, nowMs, realNow }: { from: string; db: D1Database; nowMs: () => number; realNow: () => number },
): MailPort => ({
  async send({ key, to, subject, text, html, replyTo, headers = {}, attachments = [] }) {
    const at = realNow()
    const claim = await db
      .prepare(
        `INSERT INTO sent_mail (key, sent_at, claimed_until) VALUES (?, ?, ?)
        ON CONFLICT (key) DO UPDATE SET claimed_until = excluded.claimed_until
        WHERE claimed_until IS NOT NULL AND claimed_until <= ? RETURNING key`,
      )
      .bind(key, new Date(nowMs()).toISOString(), at + CLAIM_MS, at)
      .first()
    if (claim === null) return awaitOther(db, key)
    try {
      await binding.send({
        ...{ from: { email: from, name: brand.name }, to, subject, text, html, headers },
        ...(replyTo !== undefined && { replyTo }),
        ...(attachments.length > 0 && {
          attachments: attachments.map((each) => ({ ...each, disposition: 'attachment' as const })),
        }),
      })
    } catch (error) {
      await db.prepare('DELETE FROM sent_mail WHERE key = ?').bind(key).run()
      throw error
    }
    await db.prepare('UPDATE sent_mail SET claimed_until = NULL WHERE key = ?').bind(key).run()
  },
})

/** Throws instead of reporting success early. */
const awaitOther = async (db: D1Database, key: string): Promise<void> => {
  const row = await db
    .prepare('SELECT claimed_until FROM sent_mail WHERE key = ?')
    .bind(key)
    .first<{ claimed_until: number | null }>()
  if (row?.claimed_until !== null) throw new Error('another is sending this mail')
}
