import { now, realNow } from '../kit/clock.ts'
import { cloudflareMail } from '../kit/mail/cloudflare-mail.ts'
import type { Mail, MailPort } from '../kit/mail/mail.ts'
import { outboxMail } from '../kit/mail/outbox.ts'
import type { Env } from './env.ts'
import { failureName, logLine } from './http/log.ts'

export const mailPort = (env: Env): MailPort => {
  const nowMs = () => now(env)
  if (env.ENVIRONMENT === 'local') {
    if (env.OUTBOX === undefined) throw new Error('the binding OUTBOX is missing')
    return outboxMail(env.OUTBOX, nowMs)
  }
  if (env.MAIL === undefined) throw new Error('the binding MAIL is missing')
  return cloudflareMail(env.MAIL, { from: env.MAIL_FROM, db: env.DB, nowMs, realNow })
}

/** Logs a failure and returns false; also false when there is no mail. */
export const trySend = async (env: Env, build: () => Mail | Promise<Mail | null>): Promise<boolean> => {
  try {
    const mail = await build()
    if (mail !== null) await mailPort(env).send(mail)
    return mail !== null
  } catch (error) {
    logLine({ mail: 'not sent', failure: failureName(error) })
    return false
  }
}
