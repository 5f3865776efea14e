import type { MarketId } from '../../../../markets/market-id.ts'
import type { Mail } from '../../../mail/mail.ts'
import type { Env } from '../../env.ts'
import { now } from '../../http/clock.ts'
import type { LeasedMessage } from '../lease-messages.ts'
import { type AlertNews, newsOfDigest, newsOfMessage } from './alert-facts.ts'
import { alertLinks } from './alert-links.ts'
import { alertMail } from './alert-mail.ts'
import { newsText } from './news-text.ts'

/** The mail of a message as things stand now; null when there is nobody, or nothing, to write to or about any more. */
export const alertMailFor = async (env: Env, message: LeasedMessage): Promise<Mail | null> => {
  const person = await env.DB.prepare('SELECT email, market FROM alert_people WHERE id = ? AND paused_at IS NULL')
    .bind(message.person_id)
    .first<{ email: string; market: MarketId }>()
  if (person === null) return null
  const isDigest = message.change_id === null
  const news = isDigest ? await newsOfDigest(env.DB, message.key) : await single(env.DB, message.key)
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
    // A digest speaks one language; what was asked for elsewhere keeps its own prices and links.
    news: news.map((each) => newsText(env, each)),
    links,
    isDigest,
  })
}

const single = async (db: D1Database, key: string): Promise<AlertNews[]> => {
  const news = await newsOfMessage(db, key)
  return news === null ? [] : [news]
}
