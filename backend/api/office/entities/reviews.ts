import { z } from 'zod'
import { LANGUAGES, languageSchema } from '../../../../markets/market-id.ts'
import { isoDateSchema } from '../../../../shared/contracts/iso-date.ts'
import { localizedShape, withAmerican } from '../../sources/localized-source.ts'
import { hasSafeLinks } from '../../sources/safe-link.ts'
import { bump } from '../../sql/changes.ts'
import type { Entity } from '../entity.ts'
import { saveRecord } from '../records.ts'
import { COORDINATORS } from './coordinators.ts'

const text = z.string().trim().min(1).refine(hasSafeLinks, { error: 'contains an unsafe link' })

export const reviewSourceSchema = z
  .strictObject({
    travel: z.string().min(1),
    author: z.string().trim().min(1).max(60),
    rating: z.number().int().min(1).max(5),
    departedOn: isoDateSchema,
    coordinator: z.string().nullable(),
    language: languageSchema,
    text: localizedShape(text.optional()),
  })
  .refine(({ language, text }) => text[language] !== undefined, {
    path: ['text'],
    error: 'is missing in the language that it was written in',
  })
type ReviewSource = z.output<typeof reviewSourceSchema>

/** Adds `step` to the ratings of the travel that a review is of. */
const countRating = (db: D1Database, id: string, step: 1 | -1): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE travels SET star_counts = (SELECT json_group_array(max(0, value + iif(key + 1 = r.rating, ?2, 0))) FROM json_each(star_counts))
      FROM reviews AS r WHERE r.id = ?1 AND travels.id = r.travel_id`,
    )
    .bind(id, step)

const averages = (db: D1Database): D1PreparedStatement =>
  db.prepare(
    `UPDATE travels SET (rating_average, rating_count) =
      (SELECT round(sum((key + 1.0) * value) / nullif(sum(value), 0), 1), sum(value) FROM json_each(star_counts))`,
  )

export const reviewStatements = (db: D1Database, id: string, source: ReviewSource): D1PreparedStatement[] => [
  countRating(db, id, -1),
  db
    .prepare(
      `INSERT INTO reviews (id, travel_id, coordinator_id, rating, author, language, departed_on) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET travel_id = excluded.travel_id, coordinator_id = excluded.coordinator_id,
        rating = excluded.rating, author = excluded.author, language = excluded.language, departed_on = excluded.departed_on`,
    )
    .bind(id, source.travel, source.coordinator, source.rating, source.author, source.language, source.departedOn),
  countRating(db, id, 1),
  db.prepare('DELETE FROM review_texts WHERE review_id = ?').bind(id),
  ...Object.entries(withAmerican({ en: undefined, ...source.text })).flatMap(([language, text]) =>
    text === undefined ? [] : db.prepare('INSERT INTO review_texts VALUES (?, ?, ?)').bind(language, id, text),
  ),
  averages(db),
  bump(db, 'all'),
]

export const deleteReview = (db: D1Database, id: string): D1PreparedStatement[] => [
  countRating(db, id, -1),
  db.prepare('DELETE FROM reviews WHERE id = ?').bind(id),
  averages(db),
  bump(db, 'all'),
]

export const reviews: Entity = {
  name: 'reviews',
  title: 'Reviews',
  one: 'a review',
  publisher: 'publisher',
  hasDrafts: false,
  newId: 'assigned',
  list: {
    sql: `SELECT r.id, t.title AS travel, r.author, r.rating, r.departed_on AS departed, substr(x.text, 1, 80) AS text FROM reviews AS r
      JOIN travel_texts AS t ON t.travel_id = r.travel_id AND t.language = 'en'
      LEFT JOIN review_texts AS x ON x.review_id = r.id AND x.language = 'en'`,
    columns: { travel: 'Travel', author: 'Author', rating: 'Stars', departed: 'Departed', text: 'Text' },
    order: 'departed DESC, travel',
  },
  gaps: `SELECT * FROM (SELECT r.id, t.title || ', ' || r.author AS title,
    (SELECT group_concat(value, ' ') FROM json_each('${JSON.stringify(LANGUAGES)}')
      WHERE value NOT IN (SELECT language FROM review_texts WHERE review_id = r.id)) AS missing
    FROM reviews AS r JOIN travel_texts AS t ON t.travel_id = r.travel_id AND t.language = 'en') WHERE missing IS NOT NULL`,
  hints: { text: 'The site shows a review in the languages that it has a text in.' },
  labels: { departedOn: 'First day of the departure', language: 'Language it was written in', rating: 'Stars, 1 to 5' },
  choices: {
    travel: "SELECT travel_id AS value, title AS label FROM travel_texts WHERE language = 'en' ORDER BY title",
    coordinator: COORDINATORS,
  },
  schema: () => reviewSourceSchema,
  load: async (db, id) => {
    const row = await db
      .prepare(
        `SELECT travel_id AS travel, author, rating, departed_on AS departedOn, coordinator_id AS coordinator, language,
          (SELECT json_group_object(language, text) FROM review_texts WHERE review_id = r.id) AS text FROM reviews AS r WHERE id = ?`,
      )
      .bind(id)
      .first<Record<string, unknown> & { text: string }>()
    return row && { ...row, text: JSON.parse(row.text) as unknown }
  },
  publish: async (office, known, value) => {
    const source: ReviewSource = value
    const { db } = office
    const tour = await db
      .prepare(
        'SELECT (SELECT count(*) FROM travels WHERE id = ?1) AS travels, (SELECT count(*) FROM reviews WHERE id LIKE ?2) AS same',
      )
      .bind(source.travel, `${source.travel}-${source.departedOn}-%`)
      .first<{ travels: number; same: number }>()
    const reasons = [
      ...(tour?.travels ? [] : [`travel: none is called ${source.travel}`]),
      ...(source.departedOn > office.today ? ['departedOn: is ahead'] : []),
    ]
    if (reasons.length > 0) return { kind: 'refused', reasons }
    const id = known ?? `${source.travel}-${source.departedOn}-${crypto.randomUUID().slice(0, 8)}`
    await db.batch([
      ...reviewStatements(db, id, source),
      saveRecord(office, { entity: 'reviews', id, state: 'published', source }),
    ])
    return { kind: 'saved', id }
  },
  remove: {
    label: 'Delete',
    isListed: true,
    about: 'The review and its stars disappear; its history brings them back.',
    run: async (office, id) => {
      await office.db.batch([
        ...deleteReview(office.db, id),
        saveRecord(office, { entity: 'reviews', id, state: 'published', source: null }),
      ])
      return { kind: 'saved', id }
    },
  },
}
