import type { WemeetEvent } from '../../../shared/contracts/wemeet.ts'
import { landscape, portrait } from '../catalogue/image-resources.ts'
import type { Site } from '../site.ts'
import type { Fragment } from '../sql/fragment.ts'

type Row = {
  id: string
  title: string
  text: string
  note: string
  city_id: string
  city_names: string
  country: string
  time_zone: string
  place: string
  starts_on: string
  starts_at: number
  ends_at: number
  coordinator_id: string | null
  organiser_name: string
  language: string
  attendees: number
  capacity: number
  picture: string
  cancelled_at: string | null
}

export const ATTENDEES = 'e.guests + (SELECT count(*) FROM wemeet_attendees AS a WHERE a.event_id = e.id)'

const SELECT = `
  SELECT e.id, x.title, x.text, x.note, e.city_id, c.names AS city_names, c.country, c.time_zone, e.place, e.starts_on,
    e.starts_at, e.ends_at, e.coordinator_id, e.organiser_name, e.language, ${ATTENDEES} AS attendees, e.capacity,
    e.picture, e.cancelled_at
  FROM wemeet_events AS e JOIN wemeet_cities AS c ON c.id = e.city_id
  JOIN wemeet_texts AS x ON x.language = ? AND x.kind = e.kind`

export type LoadedEvent = WemeetEvent & { note: string }

/** Soonest first; `where` refers to `e`. */
export const loadEvents = async (
  site: Pick<Site, 'db' | 'language' | 'locale' | 'imagesBase'>,
  { sql, values }: Fragment,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<LoadedEvent[]> => {
  const { results } = await site.db
    .prepare(`${SELECT} WHERE ${sql} ORDER BY e.starts_at, e.id LIMIT ? OFFSET ?`)
    .bind(site.language, ...values, limit, offset)
    .all<Row>()
  const languages = new Intl.DisplayNames([site.locale], { type: 'language' })
  return results.map((row) => ({
    slug: row.id,
    title: row.title,
    text: row.text,
    note: row.note,
    city: { slug: row.city_id, name: (JSON.parse(row.city_names) as Record<string, string>)[site.language] ?? '' },
    country: row.country,
    place: row.place,
    startsOn: row.starts_on,
    startsAt: new Date(row.starts_at).toISOString(),
    endsAt: new Date(row.ends_at).toISOString(),
    timeZone: row.time_zone,
    organiser:
      row.coordinator_id === null
        ? { kind: 'member', name: row.organiser_name }
        : {
            kind: 'coordinator',
            name: row.organiser_name,
            slug: row.coordinator_id,
            picture: portrait(site, row.coordinator_id, row.organiser_name),
          },
    attendees: row.attendees,
    capacity: row.capacity,
    language: languages.of(row.language) ?? row.language,
    picture: landscape(site, row.picture, row.title),
    isCancelled: row.cancelled_at !== null,
  }))
}
