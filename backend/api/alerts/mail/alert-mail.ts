import { html } from 'hono/html'
import { brand } from '../../../../markets/brand.ts'
import type { MarketId } from '../../../../markets/market-id.ts'
import { markets } from '../../../../markets/registry.ts'
import type { Mail } from '../../../mail/mail.ts'
import { mailButton, mailHtml } from '../../../mail/mail-html.ts'
import { apiTranslators } from '../../translate.ts'
import type { NewsText } from './news-text.ts'

type Links = { manage: string; leave: string }
type AlertMail = { key: string; to: string; market: MarketId; news: NewsText[]; links: Links; isDigest: boolean }

/** The mail that tells of one change, or of several in a digest; it can be left with one click (RFC 8058). */
export const alertMail = async ({ key, to, market, news, links, isDigest }: AlertMail): Promise<Mail> => {
  const t = apiTranslators[market]
  const subject = isDigest ? t('alertMail.digestSubject') : (news[0]?.subject ?? t('alertMail.digestSubject'))
  const why = isDigest ? t('alertMail.whyDigest') : t('alertMail.why')
  const leave = isDigest ? t('alertMail.leaveAll') : t('alertMail.leave')
  return {
    key,
    to,
    subject,
    text: [
      ...news.map((each) =>
        [...(isDigest ? [each.title] : []), ...each.lines, `${each.action}: ${each.link}`].join('\n'),
      ),
      brand.name,
      why,
      `${t('alertMail.manage')}: ${links.manage}`,
      `${leave}: ${links.leave}`,
    ].join('\n\n'),
    html: await mailHtml(
      markets[market].language,
      subject,
      html`${news.map((each) => section(each, isDigest))}
<p style="margin:0 0 8px;color:#6b5d60;font-size:14px">${why}</p>
<p style="margin:0;font-size:14px"><a href="${links.manage}" style="color:#6b5d60">${t('alertMail.manage')}</a> · <a href="${links.leave}" style="color:#6b5d60">${leave}</a></p>`,
    ),
    headers: { 'List-Unsubscribe': `<${links.leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

const section = ({ title, lines, action, link }: NewsText, isDigest: boolean) =>
  html`${isDigest ? html`<h2 style="margin:0 0 8px;font-size:18px">${title}</h2>` : ''}${lines.map((line) => html`<p style="margin:0 0 16px">${line}</p>`)}
<p style="margin:0 0 32px">${mailButton(link, action)}</p>`
