import { brand } from '../../markets/brand.ts'
import type { MailPort } from './mail.ts'

/** How long a sender may take; then it counts as gone and another may try. */
const CLAIM_MS = 120_000

/**
 * Mail through Cloudflare's `send_email` binding. The platform knows no keys, so each is claimed in `sent_mail` of
 * the caller's database before it is sent, and given back when sending fails. Whoever dies after claiming holds it for
 * two minutes only: no mail is lost. Dying between the platform's yes and our note of it makes one mail two.
 * @param nowMs of what people read
 * @param elapsed ms that pass
 */
export const cloudflareMail = (
  binding: SendEmail,
  { from, db, nowMs, elapsed }: { from: string; db: D1Database; nowMs: () => number; elapsed: () => number },
): MailPort => ({
  async send({ key, to, subject, text, html, replyTo, headers = {}, attachments = [] }) {
    const at = elapsed()
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

/** Gone already, or on its way by another: then nobody may say that it is sent before it is. */
const awaitOther = async (db: D1Database, key: string): Promise<void> => {
  const row = await db
    .prepare('SELECT claimed_until FROM sent_mail WHERE key = ?')
    .bind(key)
    .first<{ claimed_until: number | null }>()
  if (row?.claimed_until !== null) throw new Error('another is sending this mail')
}
