import type { Context } from 'hono'
import { html } from 'hono/html'
import { brand } from '../../../markets/brand.ts'
import type { Language } from '../../../markets/market-id.ts'
import type { IdentityMessageKey } from '../../../markets/messages.ts'
import { typesettingByLanguage } from '../../../markets/registry.ts'
import { reportError } from '../../../shared/log/error-report.ts'
import { sha256 } from '../../../shared/signing/sha256.ts'
import { realNow } from '../../kit/clock.ts'
import { logLine } from '../../kit/http/log.ts'
import { cloudflareMail } from '../../kit/mail/cloudflare-mail.ts'
import { type Mail, type MailPort, mailHtml } from '../../kit/mail/mail.ts'
import { outboxMail } from '../../kit/mail/outbox.ts'
import type { Env } from '../env.ts'
import type { Identity } from '../http/app.ts'
import { translatorFor } from '../translate.ts'

export const mailPort = (env: Env, nowMs: () => number): MailPort => {
  if (env.ENVIRONMENT === 'local') return outboxMail(env.DB, nowMs)
  if (env.MAIL === undefined) throw new Error('the binding MAIL is missing')
  return cloudflareMail(env.MAIL, { from: env.MAIL_FROM, db: env.DB, nowMs, elapsed: realNow })
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
  language: Language,
  kind: Kind,
  { to, about, code = '', link = '' }: { to: string; about: string; code?: string; link?: string },
): Promise<Mail> => {
  const t = translatorFor(language)
  const { colon } = typesettingByLanguage[language]
  const [subjectKey, textKey, noteKey] = PARTS[kind]
  const [subject, text] = [t(subjectKey, { code }), t(textKey)]
  const note = noteKey === null ? '' : t(noteKey)
  return {
    // Hashed: it may name a sign-in of a browser.
    key: `identity-${kind}/${await sha256(about)}`,
    to,
    subject,
    text: [code, text, link === '' ? '' : `${t('mailRecoveryLink')}${colon}\n${link}`, note, brand.name]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: await mailHtml(
      language,
      subject,
      html`${code === '' ? '' : html`<p style="margin:0 0 24px;font-size:32px;font-weight:bold;letter-spacing:8px">${code}</p>`}
<p style="margin:0 0 24px">${text}</p>
${link === '' ? '' : html`<p style="margin:0 0 24px"><a href="${link}" style="color:#6b5d60">${t('mailRecoveryLink')}</a></p>`}
${note === '' ? '' : html`<p style="margin:0;color:#6b5d60;font-size:14px">${note}</p>`}`,
    ),
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
  logLine('identity', { level: 'error', error: 'mail not sent', ...reportError('mail', error) })
