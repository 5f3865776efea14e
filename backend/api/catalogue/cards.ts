import type { Tour } from '../../../shared/contracts/tour.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import type { Site } from '../site.ts'
import { CURRENCY_COLUMN } from '../sources/stored-currency.ts'
import { type Fragment, isOneOf } from '../sql/fragment.ts'
import { TOUR_COLUMNS, type TourRow, tourOf } from './tour-row.ts'
import { TRAVEL_COLUMNS, type TravelRow, travelOf } from './travel-row.ts'

/** A subquery's order is not preserved: `by` orders `t`. */
export const tourCardsStatement = ({ db, language }: Site, numbers: Fragment, by: string): D1PreparedStatement =>
  db
    .prepare(
      `WITH page AS MATERIALIZED (${numbers.sql})
      SELECT ${TOUR_COLUMNS} FROM page
      CROSS JOIN tours AS t ON t.no = page.no
      CROSS JOIN travels AS v ON v.id = t.travel_id
      CROSS JOIN travel_texts AS x ON x.language = ? AND x.travel_id = t.travel_id
      LEFT JOIN coordinators AS c ON c.id = t.coordinator_id
      ORDER BY ${by}`,
    )
    .bind(...numbers.values, language)

export const loadTours = async (site: Site, numbers: Fragment): Promise<Tour[]> => {
  const { results } = await tourCardsStatement(site, numbers, 't.starting_date, t.no').all<TourRow>()
  return results.map((row) => tourOf(row, site))
}

/** Loads cards in the order of `page.position`; those of one travel have different pictures. */
export const loadListedTours = async (site: Site, numbers: Fragment): Promise<Tour[]> => {
  const { results } = await tourCardsStatement(site, numbers, 'page.position').all<TourRow>()
  const shown = new Map<string, number>()
  return results.map((row) => {
    const nth = shown.get(row.travel_id) ?? 0
    shown.set(row.travel_id, nth + 1)
    return tourOf(row, site, nth)
  })
}

/** Loads cards in the order of the ids; unknown ids are left out. */
export const loadTravels = (site: Site, ids: readonly string[]): Promise<Travel[]> =>
  travelCards(site, ids, { id: 'asked.value', best: `o.best_${CURRENCY_COLUMN[site.currency]}` })

/** Loads cards in their order, each with a given best departure (number in `tours`); unknown ids are left out. */
export const loadFoundTravels = (
  site: Site,
  found: readonly { id: string; best: number | null }[],
): Promise<Travel[]> => travelCards(site, found, { id: "asked.value ->> 'id'", best: "asked.value ->> 'best'" })

/** @param sql expressions of an item */
const travelCards = async (
  site: Site,
  items: readonly unknown[],
  sql: { id: string; best: string },
): Promise<Travel[]> => {
  if (items.length === 0) return []
  const { results } = await site.db
    .prepare(
      `SELECT ${TRAVEL_COLUMNS} FROM json_each(?) AS asked
      CROSS JOIN travels AS v ON v.id = ${sql.id}
      CROSS JOIN travel_texts AS x ON x.language = ? AND x.travel_id = v.id
      CROSS JOIN travel_offers AS o ON o.travel_id = v.id
      LEFT JOIN tours AS b ON b.no = ${sql.best}
      ORDER BY asked.key`,
    )
    .bind(JSON.stringify(items), site.language)
    .all<TravelRow>()
  return results.map((row) => travelOf(row, site))
}

export type TravelName = { id: string; slug: string; title: string; destinationLabel: string }

/** @returns names by the slugs asked for, which may be of any language */
export const travelNames = async (
  { db, language }: Pick<Site, 'db' | 'language'>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, TravelName>> => {
  if (slugs.length === 0) return new Map()
  const { sql, values } = isOneOf('s.slug', slugs)
  const { results } = await db
    .prepare(
      `SELECT s.slug AS asked, x.travel_id AS id, x.slug, x.title, x.destination_label AS destinationLabel
      FROM travel_slugs AS s JOIN travel_texts AS x ON x.language = ? AND x.travel_id = s.travel_id WHERE ${sql}`,
    )
    .bind(language, ...values)
    .all<TravelName & { asked: string }>()
  return new Map(results.map(({ asked, ...name }) => [asked, name]))
}
