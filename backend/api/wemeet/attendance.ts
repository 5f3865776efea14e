import { eventPath } from '../../../markets/links.ts'
import { markets } from '../../../markets/registry.ts'
import type { Attendance, Joined } from '../../../shared/contracts/wemeet.ts'
import { isoDayOf } from '../../../shared/dates/iso-days.ts'
import { withModal } from '../../../shared/modals/modal-url.ts'
import type { AlertOwner } from '../alerts/people/people.ts'
import type { Env } from '../env.ts'
import { trySend } from '../mail-port.ts'
import type { Site } from '../site.ts'
import { attendeeHash, joinedMail } from './event-mails.ts'
import { ATTENDEES, findEvent, type LoadedEvent, withoutDetails } from './event-rows.ts'

export type Attendee = Exclude<AlertOwner, { kind: 'link' }>

const accountOf = (who: Attendee): string | null => (who.kind === 'account' ? who.accountId : null)

export const attendanceOf = async (
  site: Site,
  who: Attendee,
  slug: string,
  now: number,
): Promise<Attendance | null> => {
  const event = await findEvent(site, slug)
  if (event === null) return null
  return {
    event: withoutDetails(event),
    isAttending: await attends(site.db, who, slug),
    isOver: Date.parse(event.startsAt) <= now,
  }
}

/** Checks and inserts in one statement, so that the last place goes to one person. Idempotent; one mail a day. */
export const joinEvent = async (
  env: Env,
  site: Site,
  who: Attendee,
  slug: string,
  now: number,
): Promise<Joined | null> => {
  if (!(await attends(site.db, who, slug)))
    await site.db
      .prepare(
        `INSERT INTO wemeet_attendees (event_id, email, account_id, market, joined_at)
        SELECT e.id, ?1, ?2, ?3, ?4 FROM wemeet_events AS e
        WHERE e.id = ?5 AND e.starts_at > ?6 AND e.cancelled_at IS NULL AND ${ATTENDEES} < e.capacity ON CONFLICT DO NOTHING`,
      )
      .bind(who.email, accountOf(who), site.market, new Date(now).toISOString(), slug, now)
      .run()
  const event = await findEvent(site, slug)
  if (event === null) return null
  if (event.isCancelled) return { result: 'cancelled', mailed: false }
  if (!(await attends(site.db, who, slug)))
    return { result: Date.parse(event.startsAt) <= now ? 'over' : 'full', mailed: false }
  return { result: 'joined', mailed: await confirm(env, site, who, event, now) }
}

export const leaveEvent = async (db: D1Database, who: Attendee, slug: string): Promise<void> => {
  await db
    .prepare(`DELETE FROM wemeet_attendees WHERE event_id = ?1 AND ${ITS}`)
    .bind(slug, who.email, accountOf(who))
    .run()
}

/** An account's email may have changed since. */
const ITS = '(email = ?2 OR account_id = ?3)'

const attends = async (db: D1Database, who: Attendee, slug: string): Promise<boolean> =>
  (await db
    .prepare(`SELECT 1 FROM wemeet_attendees WHERE event_id = ?1 AND ${ITS}`)
    .bind(slug, who.email, accountOf(who))
    .first()) !== null

/** False when sending failed: the place is taken, and a repeated request sends again. */
const confirm = async (env: Env, site: Site, who: Attendee, event: LoadedEvent, now: number): Promise<boolean> => {
  const path = eventPath(markets[site.market], event.slug)
  if (path === null) return false
  const origin = env.SITE_ORIGINS[site.market]
  return trySend(env, () =>
    joinedMail({
      key: `wemeet/${event.id}/${attendeeHash(env, who.email)}/${isoDayOf(now)}`,
      to: who.email,
      market: site.market,
      event,
      page: origin + path,
      place: origin + withModal(path, 'event-join', null, { event: event.id }),
      now,
    }),
  )
}
