import type { MarketId } from '../../../../markets/market-id.ts'
import { markets } from '../../../../markets/registry.ts'
import { now } from '../../../kit/clock.ts'
import type { Mail } from '../../../kit/mail/mail.ts'
import { type MailBlock, writeMail } from '../../../kit/mail/write-mail.ts'
import type { Env } from '../../env.ts'
import { siteOf } from '../../http/market-site.ts'
import { chosenUploads, loadChosenPictures } from '../../images/chosen-pictures.ts'
import { croppedImage } from '../../images/uploads.ts'
import { apiTranslators } from '../../translate.ts'
import { type AlertNews, loadNews } from './alert-facts.ts'
import { alertLinks } from './alert-links.ts'
import { type NewsText, newsText } from './news-text.ts'
import { loadPlaceNews } from './place-news.ts'

type Links = { manage: string; leave: string }
type AlertMail = {
  key: string
  to: string
  market: MarketId
  site: string
  news: NewsText[]
  links: Links
  isDigest: boolean
}

export const alertMail = ({ key, to, market, site, news, links, isDigest }: AlertMail): Mail => {
  const t = apiTranslators[market]
  const digestSubject = t('alertMail.digestSubject')
  return {
    key,
    to,
    ...writeMail({
      ...{ language: markets[market].language, site },
      subject: isDigest ? digestSubject : (news[0]?.subject ?? digestSubject),
      blocks: [
        ...news.flatMap(section),
        { kind: 'note', text: isDigest ? t('alertMail.whyDigest') : t('alertMail.why') },
        { kind: 'link', text: t('alertMail.manage'), href: links.manage },
        { kind: 'link', text: isDigest ? t('alertMail.leaveAll') : t('alertMail.leave'), href: links.leave },
      ],
    }),
    headers: { 'List-Unsubscribe': `<${links.leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

const section = ({ title, picture, offer, lines, action, link }: NewsText): MailBlock[] => [
  ...(picture ? [{ kind: 'picture' as const, ...picture }] : []),
  { kind: 'facts', facts: [[title, offer]] },
  ...lines.map((text) => ({ kind: 'text' as const, text })),
  { kind: 'button', text: action, href: link },
]

/** A digest has neither change nor alert; one of a held place has an offer. */
export type LeasedMessage = {
  key: string
  person_id: string
  change_id: string | null
  alert_id: string | null
  offer_id: string | null
  attempts: number
}

/** Builds a message's mail from current data; `null` when recipient or news are gone. */
export const alertMailFor = async (env: Env, message: LeasedMessage): Promise<Mail | null> => {
  const person = await env.DB.prepare('SELECT email, market FROM alert_people WHERE id = ? AND paused_at IS NULL')
    .bind(message.person_id)
    .first<{ email: string; market: MarketId }>()
  if (person === null) return null
  const isDigest = message.change_id === null && message.offer_id === null
  const news =
    message.offer_id === null
      ? await loadNews(env.DB, isDigest ? 'digest_key' : 'key', message.key)
      : await loadPlaceNews(env, message.offer_id)
  const market = isDigest ? person.market : news[0]?.market
  if (news.length === 0 || market === undefined) return null
  const links = await alertLinks(
    env,
    { person: message.person_id, alert: isDigest ? null : message.alert_id, market },
    now(env),
  )
  const chosenPictures = await loadChosenPictures(env.DB)
  const posterOf = ({ market, travel, title }: AlertNews) => {
    const upload = chosenUploads({ chosenPictures }, 'travel', travel).get(0)
    return upload === undefined ? null : croppedImage(siteOf(env, market), upload, 'landscape', { name: title })
  }
  return alertMail({
    key: message.key,
    to: person.email,
    market,
    site: env.SITE_ORIGINS[market],
    // A digest has one language, but each news item keeps its market's prices and links.
    news: news.map((each) => newsText(env, each, posterOf(each))),
    links,
    isDigest,
  })
}
