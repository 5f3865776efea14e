import { z } from 'zod'
import { codeNames } from '../../../../markets/code-names.ts'
import { LANGUAGES, languageOf, MARKET_IDS, TEXT_KEYS } from '../../../../markets/market-id.ts'
import { baseMarket, markets } from '../../../../markets/registry.ts'
import { CONTINENT_CODES } from '../../../../shared/contracts/destination.ts'
import { missingPicture } from '../../backoffice/choose-picture.ts'
import { bump } from '../../sql/changes.ts'
import type { Entity, Office } from '../entity.ts'
import { loadChoice, pictureOptions, saveChoice } from '../picture-choice.ts'
import { saveRecord } from '../records.ts'
import { partialTexts, textIn } from '../travel/travel-source.ts'

export const coordinatorSourceSchema = z.strictObject({
  name: z.string().trim().min(2).max(60),
  motto: partialTexts(110),
  biography: partialTexts(420),
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/, 'must be a code of two letters such as it'))
    .min(1)
    .max(5),
  areas: z.array(z.enum(CONTINENT_CODES)).min(1),
  tripsLed: z.number().int().min(0).max(500),
  city: z.string().optional(),
  picture: z.string().nullable().optional(),
})
type CoordinatorSource = z.output<typeof coordinatorSourceSchema>

export const coordinatorStatements = (
  db: D1Database,
  id: string,
  source: CoordinatorSource,
  { instant, today }: { instant: string; today: string },
): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO coordinators (id, slug, name, trips_led, areas, languages) VALUES (?1, ?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, trips_led = excluded.trips_led, areas = excluded.areas,
        languages = excluded.languages`,
    )
    .bind(id, source.name, source.tripsLed, JSON.stringify(source.areas), JSON.stringify(source.languages)),
  ...TEXT_KEYS.map((language) => {
    const names = codeNames(baseMarket(languageOf(language)))
    return db
      .prepare(
        `INSERT OR REPLACE INTO coordinator_texts (language, coordinator_id, motto, biography, languages, home)
        VALUES (?1, ?2, ?3, ?4, ?5, (SELECT names ->> ?1 FROM wemeet_cities WHERE id = ?6))`,
      )
      .bind(
        ...[language, id, textIn(source.motto, language), textIn(source.biography, language)],
        ...[JSON.stringify(source.languages.map((code) => names.language(code))), source.city ?? null],
      )
  }),
  db.prepare("INSERT OR REPLACE INTO content_changes VALUES ('coordinator', ?, ?, ?)").bind(id, instant, today),
  bump(db, 'all'),
]

/** As it was published: the table has the English text in place of a missing one. */
const PUBLISHED = "office_records WHERE entity = 'coordinators' AND state = 'published'"

/** Leaves a coordinator without texts, who is on no page; reviews and past departures keep them. */
export const withdrawCoordinator = (db: D1Database, id: string): D1PreparedStatement[] => [
  db.prepare('DELETE FROM coordinator_texts WHERE coordinator_id = ?').bind(id),
  bump(db, 'all'),
]

const TOURS = 'FROM coordinators AS c JOIN tours AS t ON t.coordinator_id = c.id AND t.starting_date > ?2'
const EVENTS =
  'FROM coordinators AS c JOIN wemeet_events AS e ON e.coordinator_id = c.id AND e.starts_on >= ?2 AND e.cancelled_at IS NULL'
const isDropped = (value: string, list: 'areas' | 'languages', kept: string) =>
  `${value} IN (SELECT value FROM json_each(c.${list})) AND ${value} NOT IN (SELECT value FROM json_each(${kept}))`

/** Departures and events ahead that need what a coordinator would lose. */
const PROMISED = `
  SELECT 'languages: groups ahead speak another one: ' || group_concat(t.code || ' ' || t.language, ', ') AS text ${TOURS}
    WHERE c.id = ?1 AND ${isDropped('t.language', 'languages', '?3')} HAVING count(*) > 0
  UNION ALL SELECT 'languages: events ahead are in another one: ' || group_concat(e.id || ' ' || e.language, ', ') ${EVENTS}
    WHERE c.id = ?1 AND ${isDropped('e.language', 'languages', '?3')} HAVING count(*) > 0
  UNION ALL SELECT 'areas: departures ahead are elsewhere: ' || group_concat(t.code, ', ') ${TOURS} JOIN travels AS v ON v.id = t.travel_id
    WHERE c.id = ?1 AND ${isDropped('v.continent', 'areas', '?4')} HAVING count(*) > 0
  UNION ALL SELECT 'city: hosts events ahead in another one: ' || group_concat(e.id, ', ') ${EVENTS}
    JOIN wemeet_cities AS was ON was.id = e.city_id JOIN coordinator_texts AS x ON x.coordinator_id = c.id AND x.language = 'en'
    WHERE c.id = ?1 AND x.home = was.names ->> 'en' AND e.city_id <> ?5 HAVING count(*) > 0`

const promised = async ({ db, today }: Office, id: string, source: CoordinatorSource): Promise<string[]> => {
  const { results } = await db
    .prepare(PROMISED)
    .bind(id, today, JSON.stringify(source.languages), JSON.stringify(source.areas), source.city ?? null)
    .all<{ text: string }>()
  return results.map(({ text }) => text)
}

/** Options of a form: those who are on the site. */
export const COORDINATORS =
  'SELECT id AS value, name AS label FROM coordinators WHERE id IN (SELECT coordinator_id FROM coordinator_texts) ORDER BY name'

export const coordinators: Entity = {
  name: 'coordinators',
  title: 'Coordinators',
  one: 'a coordinator',
  publisher: 'publisher',
  hasDrafts: true,
  newId: {
    label: 'Key',
    hint: 'Part of the address: lower-case letters and hyphens, such as anna-rossi. It never changes.',
    pattern: /^(?=.{3,40}$)[a-z0-9]+(-[a-z0-9]+)*$/,
  },
  list: {
    sql: `SELECT c.id, c.name, x.home, c.languages, c.trips_led AS trips,
      (SELECT count(*) FROM tours WHERE coordinator_id = c.id AND starting_date > date('now')) AS departures
      FROM coordinators AS c JOIN coordinator_texts AS x ON x.coordinator_id = c.id AND x.language = 'en'`,
    columns: { name: 'Name', home: 'City', languages: 'Languages', trips: 'Trips led', departures: 'Departures ahead' },
    codes: ['languages'],
    order: 'name',
  },
  gaps: `SELECT * FROM (SELECT id, source ->> '$.name' AS title,
    (SELECT group_concat(value, ' ') FROM json_each('${JSON.stringify(LANGUAGES)}')
      WHERE coalesce(source ->> ('$.motto.' || value), '') = '' OR coalesce(source ->> ('$.biography.' || value), '') = '') AS missing
    FROM ${PUBLISHED} AND source <> 'null') WHERE missing IS NOT NULL`,
  labels: { picture: 'Portrait' },
  hints: {
    languages: 'Codes of two letters, one a line: en, it, fr …',
    motto: 'Where a language is missing, the site shows the English text.',
    biography: 'Where a language is missing, the site shows the English text.',
  },
  choices: {
    city: "SELECT id AS value, names ->> 'en' AS label FROM wemeet_cities ORDER BY label",
    picture: pictureOptions,
  },
  initial: { tripsLed: 0 },
  onSite: (id) =>
    Object.fromEntries(MARKET_IDS.map((market) => [market, `/${markets[market].segments.coordinators}/${id}`])),
  schema: () => coordinatorSourceSchema,
  load: async (db, id) => {
    const row = await db
      .prepare(
        `SELECT name, languages, areas, trips_led AS tripsLed,
          coalesce((SELECT source -> '$.motto' FROM ${PUBLISHED} AND id = c.id),
            (SELECT json_group_object(language, motto) FROM coordinator_texts WHERE coordinator_id = c.id)) AS motto,
          coalesce((SELECT source -> '$.biography' FROM ${PUBLISHED} AND id = c.id),
            (SELECT json_group_object(language, biography) FROM coordinator_texts WHERE coordinator_id = c.id)) AS biography,
          (SELECT w.id FROM wemeet_cities AS w JOIN coordinator_texts AS x ON x.home = w.names ->> 'en'
            WHERE x.coordinator_id = c.id AND x.language = 'en') AS city
        FROM coordinators AS c WHERE id = ? AND id IN (SELECT coordinator_id FROM coordinator_texts)`,
      )
      .bind(id)
      .first<
        Record<'name' | 'languages' | 'areas' | 'motto' | 'biography', string> & {
          tripsLed: number
          city: string | null
        }
      >()
    if (row === null) return null
    const { city, ...rest } = row
    const parsed = (['languages', 'areas', 'motto', 'biography'] as const).map((key) => [key, JSON.parse(row[key])])
    const picture = await loadChoice(db, { kind: 'coordinator', id, stage: 0 })
    return { ...rest, ...Object.fromEntries(parsed), ...(city !== null && { city }), picture }
  },
  publish: async (office, id, value) => {
    const source: CoordinatorSource = value
    if (id === null) return { kind: 'refused', reasons: ['key: is missing'] }
    const obstacles = [...(await missingPicture(office.db, source.picture)), ...(await promised(office, id, source))]
    if (obstacles.length > 0) return { kind: 'refused', reasons: obstacles }
    await office.db.batch([
      ...coordinatorStatements(office.db, id, source, office),
      saveRecord(office, { entity: 'coordinators', id, state: 'published', source }),
    ])
    const reasons = await saveChoice(office, { kind: 'coordinator', id, stage: 0 }, source.picture)
    return reasons.length > 0 ? { kind: 'refused', reasons } : { kind: 'saved', id }
  },
  remove: {
    label: 'Take off the site',
    isListed: true,
    about:
      'Their page answers 404. Reviews and past departures stay, without their name; the history brings them back.',
    obstacles: `SELECT 'Leads departures ahead: ' || group_concat(code, ', ') || '. Choose another coordinator first.' AS text
        FROM tours WHERE coordinator_id = ?1 AND starting_date > ?2 HAVING count(*) > 0
      UNION ALL SELECT 'Hosts events ahead: ' || group_concat(id, ', ') || '. Cancel them first.'
        FROM wemeet_events WHERE coordinator_id = ?1 AND starts_on >= ?2 AND cancelled_at IS NULL HAVING count(*) > 0`,
    run: async (office, id) => {
      await office.db.batch([
        ...withdrawCoordinator(office.db, id),
        saveRecord(office, { entity: 'coordinators', id, state: 'published', source: null }),
      ])
      return { kind: 'saved', id }
    },
  },
}
