import type { Site } from '../site.ts'
import { isOneOf } from '../sql/fragment.ts'

export type TravelName = { title: string; destinationLabel: string }

export async function travelNames(
  { db, language }: Pick<Site, 'db' | 'language'>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, TravelName>> {
  if (slugs.length === 0) return new Map()
  const { sql, values } = isOneOf('v.slug', slugs)
  const { results } = await db
    .prepare(
      `SELECT v.slug, x.title, x.destination_label AS destinationLabel FROM travels AS v
      JOIN travel_texts AS x ON x.language = ? AND x.travel_id = v.id WHERE ${sql}`,
    )
    .bind(language, ...values)
    .all<TravelName & { slug: string }>()
  return new Map(results.map(({ slug, ...name }) => [slug, name]))
}
