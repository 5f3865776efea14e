import type { Context } from 'hono'
import type { Language } from '../../../markets/market-id.ts'
import type { IdentityMessageKey } from '../../../markets/messages.ts'
import { baseMarket } from '../../../markets/registry.ts'
import { reportError } from '../../../shared/log/error-report.ts'
import { sha256 } from '../../../shared/signing/sha256.ts'
import { realNow } from '../../kit/clock.ts'
import { logServiceLine } from '../../kit/http/log.ts'
import { cloudflareMail } from '../../kit/mail/cloudflare-mail.ts'
import type { Mail, MailPort } from '../../kit/mail/mail.ts'
import { outboxMail } from '../../kit/mail/outbox.ts'
import { type MailBlock, writeMail } from '../../kit/mail/write-mail.ts'
import type { Env } from '../env.ts'
import type { Identity } from '../http/app.ts'
import { translatorFor } from '../translate.ts'

export const mailPort = (env: Env, nowMs: () => number): MailPort => {
  if (env.ENVIRONMENT === 'local') return outboxMail(env.DB, nowMs)
  if (env.MAIL === undefined) throw new Error('the binding MAIL is missing')
  return cloudflareMail(env.MAIL, { from: env.MAIL_FROM, db: env.DB, nowMs, realNow })
}

type Kind =
  | 'code'
  | 'confirm'
  | 'known'
  | 'unknown'
  | 'changed'
  | 'recovered'
  | 'deleted'
  | 'passkeyAdded'
  | 'passkeyRemoved'

const PARTS: Readonly<
  Record<Kind, readonly [subject: IdentityMessageKey, text: IdentityMessageKey, note: IdentityMessageKey | null]>
> = {
  code: ['mailCodeSubject', 'mailCodeText', 'mailNotYou'],
  confirm: ['mailCodeSubject', 'mailCodeText', 'mailNotYouPassword'],
  known: ['mailKnownSubject', 'mailKnownText', 'mailIgnore'],
  unknown: ['mailUnknownSubject', 'mailUnknownText', 'mailIgnore'],
  changed: ['mailChangedSubject', 'mailChangedText', null],
  recovered: ['mailChangedSubject', 'mailChangedText', 'mailPasskeysEnded'],
  passkeyAdded: ['mailPasskeyAddedSubject', 'mailPasskeyAddedText', null],
  passkeyRemoved: ['mailPasskeyRemovedSubject', 'mailPasskeyRemovedText', null],
  deleted: ['mailDeletedSubject', 'mailDeletedText', null],
}

/** `about` identifies the event, so that a retry is one mail. */
export const identityMail = async (
  { SITE_ORIGINS }: Pick<Env, 'SITE_ORIGINS'>,
  language: Language,
  kind: Kind,
  { to, about, code = '', link = '' }: { to: string; about: string; code?: string; link?: string },
): Promise<Mail> => {
  const t = translatorFor(language)
  const [subject, text, note] = PARTS[kind]
  const blocks: MailBlock[] = [
    ...(code === '' ? [] : [{ kind: 'code' as const, text: code }]),
    { kind: 'text', text: t(text) },
    ...(link === '' ? [] : [{ kind: 'link' as const, text: t('mailRecoveryLink'), href: link }]),
    ...(note === null ? [] : [{ kind: 'note' as const, text: t(note) }]),
  ]
  return {
    // Hashed: it may name a sign-in of a browser.
    key: `identity-${kind}/${await sha256(about)}`,
    to,
    ...writeMail({
      language,
      site: SITE_ORIGINS[baseMarket(language).id],
      subject: t(subject, { code }),
      // The code is below it.
      ...(code !== '' && { heading: t('mailCodeTitle') }),
      blocks,
    }),
  }
}

/** Best effort. */
export const sendNote = (c: Context<Identity>, mail: Mail): void =>
  c.executionCtx.waitUntil(
    mailPort(c.env, () => Date.parse(c.get('instant')()))
      .send(mail)
      .catch(logFailedMail),
  )

export const logFailedMail = (error: unknown): void =>
  logServiceLine('identity', { level: 'error', error: 'mail not sent', ...reportError('mail', error) })
