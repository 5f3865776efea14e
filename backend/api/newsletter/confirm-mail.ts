import { html } from 'hono/html'
import { brand } from '../../../markets/brand.ts'
import type { Language } from '../../../markets/market-id.ts'
import { newsletterWordsByLanguage } from '../../../markets/registry.ts'
import type { Mail } from '../../mail/mail.ts'
import { mailButton, mailHtml } from '../../mail/mail-html.ts'

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
  const words = newsletterWordsByLanguage[language].confirmMail
  const subject = words.subject.replace('{brand}', brand.name)
  return {
    key: `newsletter-confirm/${id}/${day}`,
    to,
    subject,
    text: [subject, words.text, `${words.action}:\n${confirmLink}`, words.notYou, `${words.leave}:\n${leaveLink}`].join(
      '\n\n',
    ),
    html: await mailHtml(
      language,
      subject,
      html`<p style="margin:0 0 24px">${words.text}</p>
<p style="margin:0 0 24px">${mailButton(confirmLink, words.action)}</p>
<p style="margin:0 0 8px;color:#6b5d60;font-size:14px">${words.notYou}</p>
<p style="margin:0;font-size:14px"><a href="${leaveLink}" style="color:#6b5d60">${words.leave}</a></p>`,
    ),
    headers: { 'List-Unsubscribe': `<${leaveLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
