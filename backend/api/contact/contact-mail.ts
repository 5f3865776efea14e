import { markets } from '../../../markets/registry.ts'
import type { ContactMessage } from '../../../shared/contracts/contact.ts'
import type { Mail } from '../../kit/mail/mail.ts'
import { writeMail } from '../../kit/mail/write-mail.ts'
import type { Site } from '../site.ts'
import { apiTranslators } from '../translate.ts'

type Care = Pick<Site, 'market'> & {
  to: string
  siteOrigin: string
}

export const careMail = (sent: ContactMessage, { market, to, siteOrigin }: Care): Mail => {
  const t = apiTranslators[market]
  const { name, email, phone, message, page } = sent
  const facts: [string, string][] = [
    [t('contactMail.name'), name],
    [t('contactMail.email'), email],
    ...(phone === '' ? [] : [[t('contactMail.phone'), phone] as [string, string]]),
    [t('contactMail.page'), siteOrigin + page],
  ]
  return {
    key: `contact/${sent.id}/care`,
    to,
    replyTo: email,
    ...writeMail({
      ...{ language: markets[market].language, site: siteOrigin },
      subject: `[${market}] ${t('contactMail.subject', { name })}`,
      blocks: [
        { kind: 'facts', facts },
        { kind: 'text', text: message },
      ],
    }),
  }
}

/** Contains nothing that was typed: the email may be another person's, and the form must not send them free text. */
export const receiptMail = (sent: ContactMessage, { market, to, siteOrigin }: Care): Mail => {
  const t = apiTranslators[market]
  return {
    key: `contact/${sent.id}/receipt`,
    to: sent.email,
    replyTo: to,
    ...writeMail({
      ...{ language: markets[market].language, site: siteOrigin, subject: t('contactMail.receiptSubject') },
      blocks: [
        { kind: 'text', text: t('contactMail.receipt') },
        { kind: 'text', text: t('contactMail.booked', { email: to }) },
        { kind: 'note', text: t('contactMail.notYou') },
      ],
    }),
  }
}
