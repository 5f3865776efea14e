import { html } from 'hono/html'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import type { Mail } from '../../mail/mail.ts'
import { mailButton, mailHtml } from '../../mail/mail-html.ts'
import { apiTranslators } from '../translate.ts'

/**
 * The mail that asks whether the address is its owner's own. One a day at most for a sign-up, however often the form
 * is sent: the key says so.
 * @param day ISO
 */
export const confirmMail = async (
  market: MarketId,
  {
    to,
    id,
    day,
    confirmLink,
    leaveLink,
  }: { to: string; id: string; day: string; confirmLink: string; leaveLink: string },
): Promise<Mail> => {
  const t = apiTranslators[market]
  const subject = t('newsletter.mail.subject')
  return {
    key: `newsletter-confirm/${id}/${day}`,
    to,
    subject,
    text: [
      subject,
      t('newsletter.mail.text'),
      `${t('newsletter.mail.action')}:\n${confirmLink}`,
      t('newsletter.mail.notYou'),
      `${t('newsletter.mail.leave')}:\n${leaveLink}`,
    ].join('\n\n'),
    html: await mailHtml(
      markets[market].language,
      subject,
      html`<p style="margin:0 0 24px">${t('newsletter.mail.text')}</p>
<p style="margin:0 0 24px">${mailButton(confirmLink, t('newsletter.mail.action'))}</p>
<p style="margin:0 0 8px;color:#6b5d60;font-size:14px">${t('newsletter.mail.notYou')}</p>
<p style="margin:0;font-size:14px"><a href="${leaveLink}" style="color:#6b5d60">${t('newsletter.mail.leave')}</a></p>`,
    ),
    headers: { 'List-Unsubscribe': `<${leaveLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
