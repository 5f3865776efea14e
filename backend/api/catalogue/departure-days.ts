import { type DepartureDay, departureDays } from '../../../shared/calendar/departure-days.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { SalesStatus } from '../../../shared/contracts/tour.ts'
import type { Site } from '../site.ts'
import { pricesOf } from '../sql/currency-column.ts'
import { allOf } from '../sql/fragment.ts'
import { candidateTravels } from './candidate-travels.ts'
import { inWindow } from './tour-conditions.ts'
import { planTours } from './tour-plan.ts'

type Row = { day: string; status: SalesStatus; tours: number; eur: number; gbp: number; usd: number }

/** The upcoming days on which departures behind a filter start, in order. */
export async function loadDepartureDays(site: Site, filter: FilterState): Promise<DepartureDay[]> {
  const candidates = await candidateTravels(site, filter)
  const { window, conditions, travels } = planTours(filter, site.currency, site.today, candidates)
  const { sql, values } = allOf([inWindow(window), ...conditions, ...(travels ? [travels] : [])])
  const { results } = await site.db
    .prepare(
      `SELECT t.starting_date AS day, t.status, count(*) AS tours,
        min(t.price_eur) AS eur, min(t.price_gbp) AS gbp, min(t.price_usd) AS usd
      FROM tours AS t WHERE ${sql} GROUP BY t.starting_date, t.status`,
    )
    .bind(...values)
    .all<Row>()
  return departureDays(
    results.map(({ day, status, tours, eur, gbp, usd }) => ({
      day,
      tours,
      salesStatus: status,
      price: pricesOf(eur, gbp, usd),
    })),
  )
}
