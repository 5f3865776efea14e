import { z } from 'zod'
import { addEvent, newEventSchema } from '../../backoffice/add-event.ts'
import { notSpoken, speaks } from '../../catalogue/coordinator-conditions.ts'
import { cancelEvent } from '../../wemeet/cancel-event.ts'
import type { Entity, Office, Outcome } from '../entity.ts'
import { COORDINATORS } from './coordinators.ts'

const { place, language, capacity } = newEventSchema.shape
const changeSchema = z.strictObject({ place, language, capacity })

export const events: Entity = {
  name: 'events',
  title: 'Events',
  one: 'an event',
  about:
    'Place, language and number of places can change; for another day, cancel the event, which mails those who come, and announce a new one.',
  publisher: 'publisher',
  hasDrafts: false,
  newId: 'assigned',
  list: {
    sql: `SELECT e.id, c.names ->> 'en' AS city,
      coalesce((SELECT title FROM wemeet_texts WHERE kind = e.kind AND language = 'en'), e.kind) AS kind, e.starts_on AS day, e.place, e.organiser_name AS organiser, e.capacity,
      e.guests + (SELECT count(*) FROM wemeet_attendees WHERE event_id = e.id) AS coming
      FROM wemeet_events AS e JOIN wemeet_cities AS c ON c.id = e.city_id WHERE e.cancelled_at IS NULL AND e.starts_on >= date('now')`,
    columns: {
      city: 'City',
      kind: 'Kind',
      day: 'Day',
      place: 'Place',
      organiser: 'Organiser',
      capacity: 'Places',
      coming: 'Coming',
    },
    order: 'day, city',
  },
  labels: {
    capacity: 'Places',
    time: 'Local time, 19:30',
    minutes: 'Duration in minutes',
    member: 'A member, by name',
  },
  choices: {
    kind: "SELECT DISTINCT kind AS value, title AS label FROM wemeet_texts WHERE language = 'en' ORDER BY title",
    city: "SELECT id AS value, names ->> 'en' AS label FROM wemeet_cities ORDER BY label",
    coordinator: COORDINATORS,
  },
  initial: { minutes: 180 },
  schema: (_, id) => (id === null ? newEventSchema : changeSchema),
  load: (db, id) =>
    db
      .prepare('SELECT place, language, capacity FROM wemeet_events WHERE id = ? AND cancelled_at IS NULL')
      .bind(id)
      .first(),
  publish: (office, id, value) => (id === null ? add(office, value) : change(office, id, value)),
  remove: {
    label: 'Cancel the event',
    isFinal: true,
    about: 'Those who come are told by mail at once. Nothing brings it back.',
    effects:
      "SELECT count(*) || iif(count(*) = 1, ' person gets mail', ' people get mail') AS text FROM wemeet_attendees WHERE event_id = ?1",
    run: async ({ env, now }, id) => {
      const { kind } = await cancelEvent(env, id, now)
      if (kind === 'unknown' || kind === 'over') return { kind: 'refused', reasons: [`the event is ${kind}`] }
      return { kind: 'saved', id }
    },
  },
}

const add = async ({ db, now }: Office, value: unknown): Promise<Outcome> => {
  const outcome = await addEvent(db, value, now)
  if (outcome.kind === 'added') return { kind: 'saved', id: outcome.slug }
  return { kind: 'refused', reasons: outcome.kind === 'busy' ? [`organiser: ${outcome.reason}`] : outcome.reasons }
}

const change = async (
  { db }: Office,
  id: string,
  { place, language, capacity }: z.infer<typeof changeSchema>,
): Promise<Outcome> => {
  const silent = await db
    .prepare(
      `SELECT 1 FROM wemeet_events AS e JOIN coordinators AS c ON c.id = e.coordinator_id WHERE e.id = ?1 AND NOT ${speaks('?2')}`,
    )
    .bind(id, language)
    .first()
  if (silent !== null) return { kind: 'refused', reasons: [`language: ${notSpoken('its coordinator', language)}`] }
  const changed = await db
    .prepare(
      `UPDATE wemeet_events SET place = ?2, capacity = ?3, language = ?4 WHERE id = ?1 AND cancelled_at IS NULL
        AND ?3 >= guests + (SELECT count(*) FROM wemeet_attendees WHERE event_id = ?1) RETURNING id`,
    )
    .bind(id, place, capacity, language)
    .first()
  return changed === null ? { kind: 'refused', reasons: ['capacity: more people come already'] } : { kind: 'saved', id }
}
