import { cloudflareMail } from '../mail/cloudflare-mail.ts'
import type { MailPort } from '../mail/mail.ts'
import { outboxMail } from '../mail/outbox.ts'
import type { Env } from './env.ts'
import { now, realNow } from './http/clock.ts'

export const mailPort = (env: Env): MailPort => {
  const nowMs = () => now(env)
  if (env.ENVIRONMENT !== 'production') {
    if (env.OUTBOX === undefined) throw new Error('the binding OUTBOX is missing')
    return outboxMail(env.OUTBOX, nowMs)
  }
  if (env.MAIL === undefined) throw new Error('the binding MAIL is missing')
  return cloudflareMail(env.MAIL, { from: env.MAIL_FROM, db: env.DB, nowMs, elapsed: realNow })
}
