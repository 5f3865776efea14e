import { z } from 'zod'
import { LANGUAGES } from '../../../markets/market-id.ts'
import { isoDateSchema } from '../../../shared/contracts/iso-date.ts'
import { eventSlugSchema } from '../../../shared/contracts/wemeet.ts'
import { instantOf } from '../../../shared/wemeet/local-time.ts'

/** Events are a few hours to one day long (spec section 3), and announced a year ahead at most. */
const MINUTES = { least: 60, usual: 180, most: 1440 }
const AHEAD_MS = 365 * 86_400_000
const MINUTE_MS = 60_000
/** Events of one kind on one day in one city. */
const MOST_A_DAY = 9

/** A new event of the community: what it is, where and when by the clocks there, and who invites. */
export const newEventSchema = z.strictObject({
  /** One of the kinds that there are, which have their words in every language (seed/wemeet/kinds.json). */
  kind: eventSlugSchema,
  city: eventSlugSchema,
  day: isoDateSchema,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  minutes: z.number().int().min(MINUTES.least).max(MINUTES.most).default(MINUTES.usual),
  /** Where people meet, as it is called there. */
  place: z.string().trim().min(1).max(120),
  organiser: z.union([
    z.strictObject({ coordinator: eventSlugSchema }),
    z.strictObject({ member: z.string().trim().min(1).max(60) }),
  ]),
  /** What is spoken. */
  language: z.enum(LANGUAGES),
  capacity: z.number().int().min(2).max(500),
})
export type NewEvent = z.infer<typeof newEventSchema>

export type AddEventOutcome = { kind: 'added'; slug: string } | { kind: 'refused'; reasons: string[] }

/**
 * Adds an event, without anybody in it yet. What the seed adds later leaves it alone.
 * @param now ms
 */
export const addEvent = async (db: D1Database, event: NewEvent, now: number): Promise<AddEventOutcome> => {
  const { city, kind, organiser, day } = event
  const coordinator = 'coordinator' in organiser ? organiser.coordinator : null
  const [place, picture, host] = await Promise.all([
    db.prepare('SELECT time_zone FROM wemeet_cities WHERE id = ?').bind(city).first<{ time_zone: string }>(),
    // A kind has one poster, which its events bring along.
    db.prepare('SELECT picture FROM wemeet_events WHERE kind = ? LIMIT 1').bind(kind).first<{ picture: string }>(),
    db.prepare('SELECT name FROM coordinators WHERE id = ?').bind(coordinator).first<{ name: string }>(),
  ])
  const known = async (sql: string) =>
    (await db.prepare(sql).all<{ id: string }>()).results.map(({ id }) => id).join(', ')
  if (place === null)
    return refused(`city: none is called ${city}; there are ${await known('SELECT id FROM wemeet_cities ORDER BY id')}`)
  if (picture === null)
    return refused(
      `kind: none is called ${kind}; there are ${await known('SELECT DISTINCT kind AS id FROM wemeet_events ORDER BY kind')}`,
    )
  if (coordinator !== null && host === null) return refused(`organiser: no coordinator is called ${coordinator}`)
  const startsAt = instantOf(place.time_zone, day, event.time)
  if (startsAt <= now || startsAt > now + AHEAD_MS) return refused('day: must be ahead, within a year')
  const name = 'member' in organiser ? organiser.member : (host?.name ?? '')
  for (let nth = 1; nth <= MOST_A_DAY; nth += 1) {
    const slug = `${city}-${kind}-${day}${nth === 1 ? '' : `-${nth}`}`
    const added = await db
      .prepare(
        `INSERT INTO wemeet_events (id, kind, city_id, place, starts_on, starts_at, ends_at, coordinator_id,
          organiser_name, language, capacity, guests, picture)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?) ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(
        ...[slug, kind, city, event.place, day, startsAt, startsAt + event.minutes * MINUTE_MS],
        ...[coordinator, name, event.language, event.capacity, picture.picture],
      )
      .first()
    if (added !== null) return { kind: 'added', slug }
  }
  return refused(`day: there are ${MOST_A_DAY} events of this kind on that day`)
}

const refused = (reason: string): AddEventOutcome => ({ kind: 'refused', reasons: [reason] })
