import type { Attachment, Mail, MailPort } from './mail.ts'

/** Stores mail instead of sending it, outside production. */
export const outboxMail = (db: D1Database, nowMs: () => number): MailPort => ({
  async send({ key, to, subject, text, html, replyTo, headers = {}, attachments = [] }) {
    const stored = { ...headers, ...(replyTo !== undefined && { 'Reply-To': replyTo }) }
    await db
      .prepare(
        `INSERT INTO outbox (key, recipient, subject, text, html, headers, attachments, sent_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (key) DO NOTHING`,
      )
      .bind(
        ...[key, to, subject, text, html, JSON.stringify(stored), JSON.stringify(attachments)],
        new Date(nowMs()).toISOString(),
      )
      .run()
  },
})

export type StoredMail = Required<Omit<Mail, 'replyTo'>> & { sentAt: string }

export const readOutbox = async (db: D1Database, to: string | null, limit = 100): Promise<StoredMail[]> => {
  const { results } = await db
    .prepare(
      `SELECT key, recipient, subject, text, html, headers, attachments, sent_at FROM outbox
      WHERE ?1 IS NULL OR recipient = ?1 ORDER BY id DESC LIMIT ?2`,
    )
    .bind(to, limit)
    .all<Record<'key' | 'recipient' | 'subject' | 'text' | 'html' | 'headers' | 'attachments' | 'sent_at', string>>()
  return results.map(({ recipient, headers, attachments, sent_at, ...mail }) => ({
    ...mail,
    to: recipient,
    headers: JSON.parse(headers) as Record<string, string>,
    attachments: JSON.parse(attachments) as Attachment[],
    sentAt: sent_at,
  }))
}
