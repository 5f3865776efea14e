import { LANGUAGES, type Language, languageOf, type TextKey } from '../../../markets/market-id.ts'
import type { WemeetDetail, WemeetEvent } from '../../../shared/contracts/wemeet.ts'
import { slugOf } from '../catalogue/slug-of.ts'
import { coordinatorPortrait, sitePicture } from '../images/chosen-pictures.ts'
import type { Site } from '../site.ts'
import { type Fragment, fragment } from '../sql/fragment.ts'

type SlugRow = { id: string; kind: string; city: string; cityNames: string; kindSlugs: string }
type Row = SlugRow &
  Omit<LoadedEvent, 'slug' | 'slugs' | 'city' | 'startsAt' | 'endsAt' | 'organiser' | 'picture' | 'isCancelled'> & {
    startsAt: number
    endsAt: number
    coordinator: string | null
    organiser: string
    picture: string
    isCancelled: number
  }

export const ATTENDEES = 'e.guests + (SELECT count(*) FROM wemeet_attendees AS a WHERE a.event_id = e.id)'

const SLUG_COLUMNS = `e.id, e.kind, e.city_id AS city, c.names AS cityNames,
    (SELECT json_group_object(language, slug) FROM wemeet_texts WHERE kind = e.kind) AS kindSlugs`

const EVENTS = 'FROM wemeet_events AS e JOIN wemeet_cities AS c ON c.id = e.city_id'

const SELECT = `
  SELECT ${SLUG_COLUMNS}, x.title, x.text, x.note, c.country, e.place,
    e.starts_on AS startsOn, e.starts_at AS startsAt, e.ends_at AS endsAt, c.time_zone AS timeZone,
    e.coordinator_id AS coordinator, e.organiser_name AS organiser, ${ATTENDEES} AS attendees, e.capacity, e.language,
    e.picture, e.cancelled_at IS NOT NULL AS isCancelled
  ${EVENTS} JOIN wemeet_texts AS x ON x.language = ? AND x.kind = e.kind`

export type LoadedEvent = WemeetEvent & Pick<WemeetDetail, 'note' | 'slugs'>

/** Soonest first; `where` refers to `e`. */
export const loadEvents = async (
  site: Pick<Site, 'db' | 'market' | 'language' | 'locale' | 'imagesBase' | 'chosenPictures'>,
  { sql, values }: Fragment,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<LoadedEvent[]> => {
  const { results } = await site.db
    .prepare(`${SELECT} WHERE ${sql} ORDER BY e.starts_at, e.id LIMIT ? OFFSET ?`)
    .bind(site.language, ...values, limit, offset)
    .all<Row>()
  const languages = new Intl.DisplayNames([site.locale], { type: 'language' })
  return results.map(({ kind, city, cityNames, kindSlugs, coordinator, ...row }) => {
    const slugs = slugsOf({ id: row.id, kind, city, cityNames, kindSlugs })
    return {
      ...row,
      slugs,
      slug: slugs[languageOf(site.language)],
      city: { slug: city, name: namesOf(cityNames)[site.language] },
      startsAt: new Date(row.startsAt).toISOString(),
      endsAt: new Date(row.endsAt).toISOString(),
      organiser:
        coordinator === null
          ? { kind: 'member', name: row.organiser }
          : {
              kind: 'coordinator',
              name: row.organiser,
              slug: coordinator,
              picture: coordinatorPortrait(site, coordinator, row.organiser),
            },
      language: languages.of(row.language) ?? row.language,
      picture: sitePicture(site, row.picture, row.title).desktop,
      isCancelled: row.isCancelled === 1,
    }
  })
}

export const loadEventSlugs = async (
  db: D1Database,
  { sql, values }: Fragment,
): Promise<{ id: string; slugs: Record<Language, string> }[]> => {
  const { results } = await db
    .prepare(`SELECT ${SLUG_COLUMNS} ${EVENTS} WHERE ${sql} ORDER BY e.id`)
    .bind(...values)
    .all<SlugRow>()
  return results.map((row) => ({ id: row.id, slugs: slugsOf(row) }))
}

/** Finds an event by its id, or its slug in any language; null for an unknown one. */
export const eventIdOf = async (db: D1Database, slug: string): Promise<string | null> => {
  const [day = ''] = /\d{4}-\d{2}-\d{2}/.exec(slug) ?? []
  const events = await loadEventSlugs(db, fragment('e.starts_on = ?', day))
  return events.find(({ id, slugs }) => id === slug || Object.values(slugs).includes(slug))?.id ?? null
}

/** Ids and slugs end with the day, and with a number if the day has several events of the kind in the city. */
const slugsOf = ({ id, kind, city, cityNames, kindSlugs }: SlugRow): Record<Language, string> => {
  const end = id.slice(`${city}-${kind}`.length)
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      `${slugOf(namesOf(cityNames)[language])}-${namesOf(kindSlugs)[language]}${end}`,
    ]),
  ) as Record<Language, string>
}

const namesOf = (json: string) => JSON.parse(json) as Record<TextKey, string>

export const findEvent = async (site: Parameters<typeof loadEvents>[0], id: string): Promise<LoadedEvent | null> =>
  (await loadEvents(site, fragment('e.id = ?', id), { limit: 1 }))[0] ?? null

export const withoutDetails = ({ note: _, slugs: __, ...event }: LoadedEvent): WemeetEvent => event
