import { html } from 'hono/html'
import { brand } from '../../../markets/brand.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Language } from '../market.ts'
import { CONFIRM_MAIL_WORDS } from './mail-words.ts'

/**
 * The mail that asks whether the address is its owner's own. One a day at most for a sign-up, however often the form
 * is sent: the key says so.
 * @param day ISO
 */
export const confirmMail = async (
  language: Language,
  {
    to,
    id,
    day,
    confirmLink,
    leaveLink,
  }: { to: string; id: string; day: string; confirmLink: string; leaveLink: string },
): Promise<Mail> => {
  const words = CONFIRM_MAIL_WORDS[language]
  const subject = words.subject.replace('{brand}', brand.name)
  return {
    key: `newsletter-confirm/${id}/${day}`,
    to,
    subject,
    text: [subject, words.text, `${words.action}:\n${confirmLink}`, words.notYou, `${words.leave}:\n${leaveLink}`].join(
      '\n\n',
    ),
    html: String(
      await html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:24px;background:#faf4ea;color:#241a1e;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${subject}</h1>
<p style="margin:0 0 24px">${words.text}</p>
<p style="margin:0 0 24px"><a href="${confirmLink}" style="display:inline-block;padding:14px 28px;border-radius:99px;background:#d81e55;color:#ffffff;font-weight:bold;text-decoration:none">${words.action}</a></p>
<p style="margin:0 0 8px;color:#6b5d60;font-size:14px">${words.notYou}</p>
<p style="margin:0;font-size:14px"><a href="${leaveLink}" style="color:#6b5d60">${words.leave}</a></p>
</div></body></html>`,
    ),
    headers: { 'List-Unsubscribe': `<${leaveLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
