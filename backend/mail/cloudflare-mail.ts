import { brand } from '../../markets/brand.ts'
import type { MailPort } from './mail.ts'

/**
 * Mail through Cloudflare's `send_email` binding. The platform knows no keys, so each is claimed in `sent_mail` of
 * the caller's database before it is sent, and given back when sending fails.
 */
export const cloudflareMail = (
  binding: SendEmail,
  { from, db, nowMs }: { from: string; db: D1Database; nowMs: () => number },
): MailPort => ({
  async send({ key, to, subject, text, html, headers = {} }) {
    const claim = await db
      .prepare('INSERT INTO sent_mail (key, sent_at) VALUES (?, ?) ON CONFLICT (key) DO NOTHING RETURNING key')
      .bind(key, new Date(nowMs()).toISOString())
      .first()
    if (claim === null) return
    try {
      await binding.send({ from: { email: from, name: brand.name }, to, subject, text, html, headers })
    } catch (error) {
      await db.prepare('DELETE FROM sent_mail WHERE key = ?').bind(key).run()
      throw error
    }
  },
})
