import { eventPath, staticPath } from '../../../markets/links.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import type { Env } from '../env.ts'
import { siteOf } from '../http/market-site.ts'
import { trySend } from '../mail-port.ts'
import { attendeeHash, cancelledMail } from './event-mails.ts'
import { eventIdOf, findEvent } from './event-rows.ts'

export type CancelOutcome =
  | { kind: 'cancelled'; attendees: number; mailed: number }
  | { kind: 'unknown' }
  | { kind: 'over' }

const AT_ONCE = 10

/** Mails attendees in the language in which they joined. Idempotent: failed mails are retried, sent ones are not. */
export const cancelEvent = async (env: Env, slug: string, now: number): Promise<CancelOutcome> => {
  const id = await eventIdOf(env.DB, slug)
  if (id === null) return { kind: 'unknown' }
  const [cancelled] = await env.DB.batch([
    env.DB.prepare(
      `UPDATE wemeet_events SET cancelled_at = coalesce(cancelled_at, ?1) WHERE id = ?2 AND starts_at > ?3 RETURNING id`,
    ).bind(new Date(now).toISOString(), id, now),
  ])
  if (cancelled?.results.length === 0) return { kind: 'over' }
  const { results } = await env.DB.prepare(
    'SELECT email, market FROM wemeet_attendees WHERE event_id = ? ORDER BY email',
  )
    .bind(id)
    .all<Attendee>()
  let mailed = 0
  for (let first = 0; first < results.length; first += AT_ONCE) {
    const sent = await Promise.all(
      results.slice(first, first + AT_ONCE).map((who) => sendCancellation(env, id, who, now)),
    )
    mailed += sent.filter(Boolean).length
  }
  return { kind: 'cancelled', attendees: results.length, mailed }
}

type Attendee = { email: string; market: MarketId }

const sendCancellation = (env: Env, id: string, { email, market }: Attendee, now: number): Promise<boolean> =>
  trySend(env, async () => {
    const event = await findEvent(siteOf(env, market), id)
    const path = event && eventPath(markets[market], event.slug)
    if (event === null || path === null) return null
    const origin = env.SITE_ORIGINS[market]
    const around = new URLSearchParams({ place: event.city.name })
    return cancelledMail({
      key: `wemeet/${id}/cancelled/${attendeeHash(env, email)}`,
      to: email,
      market,
      event,
      page: origin + path,
      near: `${origin}${staticPath(markets[market], 'events-wemeet')}?${around}`,
      now,
    })
  })
