import type { Site } from '../site.ts'

/** Slug of the best selling travel of each country, by the country's id: its picture stands for the country. */
export async function bestTravelOfDestinations({ db }: Pick<Site, 'db'>): Promise<ReadonlyMap<string, string>> {
  // SQLite takes the slug from the row that max() found.
  const { results } = await db
    .prepare(
      `SELECT td.destination_id AS id, v.slug, max(v.score) FROM travel_destinations AS td
      JOIN travels AS v ON v.id = td.travel_id GROUP BY td.destination_id`,
    )
    .all<{ id: string; slug: string }>()
  return new Map(results.map(({ id, slug }) => [id, slug]))
}
