import type { Tour } from '../../../shared/contracts/tour.ts'
import type { Site } from '../site.ts'
import type { Fragment } from '../sql/fragment.ts'
import { TOUR_COLUMNS, type TourRow, tourOf } from './tour-row.ts'

/**
 * The statement for the cards of the departures whose numbers a query finds.
 * @param numbers a query for `no` of the table tours
 * @param by ORDER BY over `t`; the order of a subquery is not kept by itself
 */
export function tourCardsStatement({ db, language }: Site, numbers: Fragment, by: string): D1PreparedStatement {
  return db
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
}

/** The cards of the departures that a query finds, in order. */
export async function loadTours(site: Site, numbers: Fragment, by = 't.starting_date, t.no'): Promise<Tour[]> {
  const { results } = await tourCardsStatement(site, numbers, by).all<TourRow>()
  return results.map((row) => tourOf(row, site))
}
