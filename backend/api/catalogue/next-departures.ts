import type { ListedCoordinator } from '../../../shared/contracts/blocks.ts'
import type { ContinentCode } from '../../../shared/contracts/destination.ts'
import type { Coordinator } from '../../../shared/contracts/travel.ts'
import type { Site } from '../site.ts'
import { continentOf } from '../translate.ts'

type Row = { id: string; areas: string; languageCodes: string; slug: string | null; title: string } & Omit<
  NonNullable<ListedCoordinator['next']>,
  'travel'
>

/** Adds where coordinators lead, in which languages, and their first departure that is not sold out. */
export const withNextDepartures = async (
  { db, today, market, language }: Pick<Site, 'db' | 'today' | 'market' | 'language'>,
  coordinators: readonly Coordinator[],
): Promise<ListedCoordinator[]> => {
  const { results } = await db
    .prepare(
      `SELECT c.id, c.areas, c.languages AS languageCodes, t.code, t.starting_date AS startingDate,
        t.ending_date AS endingDate, t.language AS groupLanguage, x.slug, x.title
      FROM coordinators AS c
      LEFT JOIN tours AS t ON t.no = (
        SELECT no FROM tours INDEXED BY tours_by_coordinator
        WHERE coordinator_id = c.id AND starting_date > ?2 AND status <> 'SOLD_OUT'
          AND travel_id IN (SELECT travel_id FROM travel_texts WHERE language = ?3)
        ORDER BY starting_date LIMIT 1)
      LEFT JOIN travel_texts AS x ON x.language = ?3 AND x.travel_id = t.travel_id
      WHERE c.id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(coordinators.map(({ id }) => id)), today, language)
    .all<Row>()
  const rows = new Map(results.map((row) => [row.id, row]))
  return coordinators.map((coordinator) => {
    const row = rows.get(coordinator.id)
    if (row === undefined) return { ...coordinator, areas: [], languageCodes: [], next: null }
    const { id: _, areas, languageCodes, slug, title, ...departure } = row
    return {
      ...coordinator,
      areas: (JSON.parse(areas) as ContinentCode[]).map((code) => continentOf(code, market)),
      languageCodes: JSON.parse(languageCodes),
      // Columns of no departure are null.
      next: slug === null ? null : { ...departure, travel: { slug, title } },
    }
  })
}
