import type { WemeetEvent } from '../../../shared/contracts/wemeet.ts'
import { landscape, portrait } from '../catalogue/image-resources.ts'
import { describePicture } from '../images/describe-picture.ts'
import { EVENT_MOTIFS } from '../images/event-motifs.ts'
import type { Site } from '../site.ts'
import { type Fragment, fragment } from '../sql/fragment.ts'

type Row = Omit<LoadedEvent, 'city' | 'startsAt' | 'endsAt' | 'organiser' | 'picture' | 'isCancelled'> & {
  city: string
  cityNames: string
  startsAt: number
  endsAt: number
  coordinator: string | null
  organiser: string
  picture: string
  isCancelled: number
}

export const ATTENDEES = 'e.guests + (SELECT count(*) FROM wemeet_attendees AS a WHERE a.event_id = e.id)'

const SELECT = `
  SELECT e.id AS slug, x.title, x.text, x.note, e.city_id AS city, c.names AS cityNames, c.country, e.place,
    e.starts_on AS startsOn, e.starts_at AS startsAt, e.ends_at AS endsAt, c.time_zone AS timeZone,
    e.coordinator_id AS coordinator, e.organiser_name AS organiser, ${ATTENDEES} AS attendees, e.capacity, e.language,
    e.picture, e.cancelled_at IS NOT NULL AS isCancelled
  FROM wemeet_events AS e JOIN wemeet_cities AS c ON c.id = e.city_id
  JOIN wemeet_texts AS x ON x.language = ? AND x.kind = e.kind`

export type LoadedEvent = WemeetEvent & { note: string }

/** Soonest first; `where` refers to `e`. */
export const loadEvents = async (
  site: Pick<Site, 'db' | 'market' | 'language' | 'locale' | 'imagesBase'>,
  { sql, values }: Fragment,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<LoadedEvent[]> => {
  const { results } = await site.db
    .prepare(`${SELECT} WHERE ${sql} ORDER BY e.starts_at, e.id LIMIT ? OFFSET ?`)
    .bind(site.language, ...values, limit, offset)
    .all<Row>()
  const languages = new Intl.DisplayNames([site.locale], { type: 'language' })
  return results.map(({ cityNames, coordinator, ...row }) => ({
    ...row,
    city: { slug: row.city, name: (JSON.parse(cityNames) as Record<string, string>)[site.language] ?? '' },
    startsAt: new Date(row.startsAt).toISOString(),
    endsAt: new Date(row.endsAt).toISOString(),
    organiser:
      coordinator === null
        ? { kind: 'member', name: row.organiser }
        : {
            kind: 'coordinator',
            name: row.organiser,
            slug: coordinator,
            picture: portrait(site, coordinator, row.organiser),
          },
    language: languages.of(row.language) ?? row.language,
    picture: landscape(site, row.picture, row.title, textOf(site, row.picture)),
    isCancelled: row.isCancelled === 1,
  }))
}

/** Alternative text of a drawn picture; that of the title for others. */
const textOf = ({ market }: Pick<Site, 'market'>, picture: string): string | undefined =>
  describePicture(market, (EVENT_MOTIFS as Readonly<Record<string, string>>)[picture]) ?? undefined

export const findEvent = async (site: Parameters<typeof loadEvents>[0], slug: string): Promise<LoadedEvent | null> =>
  (await loadEvents(site, fragment('e.id = ?', slug), { limit: 1 }))[0] ?? null

export const withoutNote = ({ note: _, ...event }: LoadedEvent): WemeetEvent => event
