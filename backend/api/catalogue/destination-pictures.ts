import type { Site } from '../site.ts'
import { isTranslatedInto } from '../sql/is-translated-into.ts'

/** Slug of the travel that sells best in the market's language of each country, by the country's id: its picture stands for the country. */
export async function bestTravelOfDestinations({
  db,
  language,
}: Pick<Site, 'db' | 'language'>): Promise<ReadonlyMap<string, string>> {
  const { sql, values } = isTranslatedInto(language, 'v.id')
  // SQLite takes the slug from the row that max() found.
  const { results } = await db
    .prepare(
      `SELECT td.destination_id AS id, v.slug, max(v.score) FROM travel_destinations AS td
      JOIN travels AS v ON v.id = td.travel_id WHERE ${sql} GROUP BY td.destination_id`,
    )
    .bind(...values)
    .all<{ id: string; slug: string }>()
  return new Map(results.map(({ id, slug }) => [id, slug]))
}
