import { html } from 'hono/html'
import { markets } from '../../../markets/registry.ts'
import type { ContactMessage } from '../../../shared/contracts/contact.ts'
import { type Mail, mailHtml } from '../../kit/mail/mail.ts'
import type { Site } from '../site.ts'
import { apiTranslators, colonOf } from '../translate.ts'

type Care = Pick<Site, 'market'> & {
  to: string
  siteOrigin: string
}

export const careMail = async (sent: ContactMessage, { market, to, siteOrigin }: Care): Promise<Mail> => {
  const t = apiTranslators[market]
  const { name, email, phone, message, page } = sent
  const colon = colonOf(market)
  const subject = `[${market}] ${t('contactMail.subject', { name })}`
  const facts = [
    [t('contactMail.name'), name],
    [t('contactMail.email'), email],
    ...(phone === '' ? [] : [[t('contactMail.phone'), phone]]),
    [t('contactMail.page'), siteOrigin + page],
  ]
  return {
    key: `contact/${sent.id}/care`,
    to,
    replyTo: email,
    subject,
    text: [facts.map(([label, value]) => `${label}${colon} ${value}`).join('\n'), message].join('\n\n'),
    html: await mailHtml(
      markets[market].language,
      subject,
      html`<p style="margin:0 0 24px">${facts.map(([label, value]) => html`<strong>${label}</strong>${colon} ${value}<br>`)}</p>
<p style="margin:0;white-space:pre-wrap">${message}</p>`,
    ),
  }
}

/** Contains nothing that was typed: the email may be another person's, and the form must not send them free text. */
export const receiptMail = async (sent: ContactMessage, { market, to }: Care): Promise<Mail> => {
  const t = apiTranslators[market]
  const subject = t('contactMail.receiptSubject')
  const lines = [t('contactMail.receipt'), t('contactMail.booked', { email: to })]
  const notYou = t('contactMail.notYou')
  return {
    key: `contact/${sent.id}/receipt`,
    to: sent.email,
    replyTo: to,
    subject,
    text: [...lines, notYou].join('\n\n'),
    html: await mailHtml(
      markets[market].language,
      subject,
      html`${lines.map((line) => html`<p style="margin:0 0 24px">${line}</p>`)}
<p style="margin:0;color:#6b5d60;font-size:14px">${notYou}</p>`,
    ),
  }
}
