import { html } from 'hono/html'
import { brand } from '../../../../markets/brand.ts'
import type { MarketId } from '../../../../markets/market-id.ts'
import { markets } from '../../../../markets/registry.ts'
import { now } from '../../../kit/clock.ts'
import { type Mail, mailButton, mailHtml } from '../../../kit/mail/mail.ts'
import type { Env } from '../../env.ts'
import { apiTranslators, colonOf } from '../../translate.ts'
import { loadNews } from './alert-facts.ts'
import { alertLinks } from './alert-links.ts'
import { type NewsText, newsText } from './news-text.ts'

type Links = { manage: string; leave: string }
type AlertMail = { key: string; to: string; market: MarketId; news: NewsText[]; links: Links; isDigest: boolean }

export const alertMail = async ({ key, to, market, news, links, isDigest }: AlertMail): Promise<Mail> => {
  const t = apiTranslators[market]
  const colon = colonOf(market)
  const subject = isDigest ? t('alertMail.digestSubject') : (news[0]?.subject ?? t('alertMail.digestSubject'))
  const why = isDigest ? t('alertMail.whyDigest') : t('alertMail.why')
  const leave = isDigest ? t('alertMail.leaveAll') : t('alertMail.leave')
  return {
    key,
    to,
    subject,
    text: [
      ...news.map((each) =>
        [...(isDigest ? [each.title] : []), ...each.lines, `${each.action}${colon} ${each.link}`].join('\n'),
      ),
      brand.name,
      why,
      `${t('alertMail.manage')}${colon} ${links.manage}`,
      `${leave}${colon} ${links.leave}`,
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

/** A digest has neither change nor alert. */
export type LeasedMessage = {
  key: string
  person_id: string
  change_id: string | null
  alert_id: string | null
  attempts: number
}

/** Builds a message's mail from current data; `null` when recipient or news are gone. */
export const alertMailFor = async (env: Env, message: LeasedMessage): Promise<Mail | null> => {
  const person = await env.DB.prepare('SELECT email, market FROM alert_people WHERE id = ? AND paused_at IS NULL')
    .bind(message.person_id)
    .first<{ email: string; market: MarketId }>()
  if (person === null) return null
  const isDigest = message.change_id === null
  const news = await loadNews(env.DB, isDigest ? 'digest_key' : 'key', message.key)
  const market = isDigest ? person.market : news[0]?.market
  if (news.length === 0 || market === undefined) return null
  const links = await alertLinks(
    env,
    { person: message.person_id, alert: isDigest ? null : message.alert_id, market },
    now(env),
  )
  return alertMail({
    key: message.key,
    to: person.email,
    market,
    // A digest has one language, but each news item keeps its market's prices and links.
    news: news.map((each) => newsText(env, each)),
    links,
    isDigest,
  })
}
