import { z } from 'zod'
import { LANGUAGES } from '../../../markets/market-id.ts'
import { isoDateSchema } from '../../../shared/contracts/iso-date.ts'
import { eventSlugSchema } from '../../../shared/contracts/wemeet.ts'
import { instantOf } from '../../../shared/wemeet/local-time.ts'
import { IS_AWAY, notSpoken, REST_DAYS, speaks } from '../catalogue/coordinator-conditions.ts'
import { fieldReasons } from '../http/json.ts'

/** Durations in minutes (spec section 3). */
const MINUTES = { least: 60, usual: 180, most: 1440 }
const AHEAD_MS = 365 * 86_400_000
const MINUTE_MS = 60_000
const MAX_PER_DAY = 9

export const newEventSchema = z.strictObject({
  kind: eventSlugSchema,
  city: eventSlugSchema,
  day: isoDateSchema,
  time: z
    .string()
    .overwrite((text) => text.replace('.', ':'))
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 19:30'),
  minutes: z.number().int().min(MINUTES.least).max(MINUTES.most).default(MINUTES.usual),
  place: z.string().trim().min(1).max(120),
  organiser: z.union([
    z.strictObject({ coordinator: eventSlugSchema }),
    z.strictObject({ member: z.string().trim().min(1).max(60) }),
  ]),
  language: z.enum(LANGUAGES),
  capacity: z.number().int().min(2).max(500),
})
export type NewEvent = z.infer<typeof newEventSchema>

export type AddEventOutcome =
  | { kind: 'added'; slug: string }
  | { kind: 'refused'; reasons: string[] }
  | { kind: 'busy'; reason: string }

type HostRow = { name: string; home: string | null; speaksIt: number | null }

/** Fields that are looked up even when others are invalid. */
const claimsSchema = z
  .object({
    kind: eventSlugSchema.optional().catch(undefined),
    city: eventSlugSchema.optional().catch(undefined),
    day: isoDateSchema.optional().catch(undefined),
    time: newEventSchema.shape.time.optional().catch(undefined),
    organiser: z.object({ coordinator: eventSlugSchema }).optional().catch(undefined),
    language: newEventSchema.shape.language.optional().catch(undefined),
  })
  .catch({})

export const addEvent = async (db: D1Database, body: unknown, now: number): Promise<AddEventOutcome> => {
  const event = newEventSchema.safeParse(body)
  const { kind, city, day, time, organiser, language } = claimsSchema.parse(body)
  const coordinator = organiser?.coordinator ?? null
  const [place, poster, host] = await Promise.all([
    db
      .prepare("SELECT time_zone, names ->> 'en' AS name FROM wemeet_cities WHERE id = ?")
      .bind(city ?? null)
      .first<{ time_zone: string; name: string }>(),
    db
      .prepare('SELECT picture FROM wemeet_events WHERE kind = ? LIMIT 1')
      .bind(kind ?? null)
      .first<{ picture: string }>(),
    db
      .prepare(
        `SELECT c.name, x.home, ${speaks('?2')} AS speaksIt FROM coordinators AS c
        LEFT JOIN coordinator_texts AS x ON x.coordinator_id = c.id AND x.language = 'en' WHERE c.id = ?1`,
      )
      .bind(coordinator, language ?? null)
      .first<HostRow>(),
  ])
  const startsAt = place && day && time ? instantOf(place.time_zone, day, time) : null
  const isAhead = startsAt === null || (startsAt > now && startsAt <= now + AHEAD_MS)
  const reasons = [
    ...(place === null ? [`city: ${await noneOf(db, city, 'SELECT id FROM wemeet_cities ORDER BY id')}`] : []),
    ...(poster === null
      ? [`kind: ${await noneOf(db, kind, 'SELECT DISTINCT kind AS id FROM wemeet_events ORDER BY kind')}`]
      : []),
    ...(coordinator === null ? [] : hostReasons(coordinator, host, place?.name, language)),
    ...(isAhead ? [] : ['day: must be ahead, within a year']),
    ...(event.success ? [] : fieldReasons(event.error)).filter((reason) => !/^(?:city|kind):/.test(reason)),
  ]
  if (!event.success || place === null || poster === null || startsAt === null || reasons.length > 0)
    return { kind: 'refused', reasons }
  const name = 'member' in event.data.organiser ? event.data.organiser.member : (host?.name ?? '')
  return insertEvent(db, { ...event.data, startsAt, coordinator, name, picture: poster.picture })
}

const hostReasons = (id: string, host: HostRow | null, city?: string, language?: string): string[] => {
  if (host === null) return [`organiser: no coordinator is called ${id}`]
  return [
    ...(host.home && city && host.home !== city ? [`organiser: ${id} lives in ${host.home}`] : []),
    ...(host.speaksIt === 0 ? [`organiser: ${notSpoken(id, language)}, the event's language`] : []),
  ]
}

const noneOf = async (db: D1Database, wanted: string | undefined, sql: string): Promise<string> => {
  const { results } = await db.prepare(sql).all<{ id: string }>()
  const there = `there are ${results.map(({ id }) => id).join(', ')}`
  return wanted === undefined ? there : `none is called ${wanted}; ${there}`
}

type Inserted = NewEvent & { startsAt: number; coordinator: string | null; name: string; picture: string }

const EVENT = 'WITH event (coordinator_id, starts_on, starts_at, ends_at) AS (VALUES (?1, ?2, ?3, ?4))'

/** What keeps the coordinator from hosting `event`: a departure that is too close, or another event at that time. */
const BUSY = `
  SELECT 'leads ' || tours.code || ' from ' || tours.starting_date || ' to ' || tours.ending_date
    || '; ${REST_DAYS} full days must lie between'
  FROM tours WHERE tours.coordinator_id = event.coordinator_id AND ${IS_AWAY}
  UNION ALL
  SELECT 'hosts ' || other.id || ' at that time' FROM wemeet_events AS other
  WHERE other.coordinator_id = event.coordinator_id AND other.cancelled_at IS NULL
    AND other.starts_at < event.ends_at AND other.ends_at > event.starts_at`

const insertEvent = async (db: D1Database, event: Inserted): Promise<AddEventOutcome> => {
  const { kind, city, day, startsAt, coordinator } = event
  const when = [coordinator, day, startsAt, startsAt + event.minutes * MINUTE_MS]
  for (let nth = 1; nth <= MAX_PER_DAY; nth += 1) {
    const slug = `${city}-${kind}-${day}${nth === 1 ? '' : `-${nth}`}`
    const added = await db
      .prepare(
        `${EVENT} INSERT INTO wemeet_events (id, kind, city_id, place, starts_on, starts_at, ends_at, coordinator_id,
          organiser_name, language, capacity, guests, picture)
        SELECT ?5, ?6, ?7, ?8, starts_on, starts_at, ends_at, coordinator_id, ?9, ?10, ?11, 0, ?12 FROM event
        WHERE NOT EXISTS (${BUSY}) ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(...when, slug, kind, city, event.place, ...[event.name, event.language, event.capacity, event.picture])
      .first()
    if (added !== null) return { kind: 'added', slug }
    const reason = `SELECT ?1 || ' ' || (${BUSY}) AS reason FROM event`
    const busy = await db
      .prepare(`${EVENT} ${reason}`)
      .bind(...when)
      .first<{ reason: string | null }>()
    if (busy?.reason) return { kind: 'busy', reason: busy.reason }
  }
  return { kind: 'refused', reasons: [`day: there are ${MAX_PER_DAY} events of this kind on that day`] }
}
