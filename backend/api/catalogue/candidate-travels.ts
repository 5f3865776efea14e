import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import { findTravelsByText } from '../lookup/find-travels.ts'
import type { Site } from '../site.ts'
import { CURRENCY_COLUMN } from '../sql/currency-column.ts'
import { allOf } from '../sql/fragment.ts'
import type { CandidateTravels, Range } from './tour-plan.ts'
import { travelConditions } from './travel-conditions.ts'

/** The travels whose departures a filter may find; null when that is all of them. */
export async function candidateTravels(site: Site, filter: ListRequest): Promise<CandidateTravels | null> {
  const textMatches = filter.textSearch ? await findTravelsByText(site, filter.textSearch) : null
  const currency = filter.currency ?? site.currency
  const conditions = travelConditions(filter, currency, textMatches)
  if (conditions.length === 0) return null
  const column = CURRENCY_COLUMN[currency]
  const { sql, values } = allOf(conditions)
  const { results } = await site.db
    .prepare(
      `SELECT v.id, v.days, o.upcoming_count, o.min_${column} AS cheapest, o.max_${column} AS dearest
      FROM travels AS v JOIN travel_offers AS o ON o.travel_id = v.id WHERE o.upcoming_count > 0 AND ${sql}`,
    )
    .bind(...values)
    .all<CandidateRow>()
  return {
    ids: results.map(({ id }) => id),
    upcomingCount: results.reduce((sum, { upcoming_count }) => sum + upcoming_count, 0),
    price: range(results.flatMap(({ cheapest, dearest }) => [cheapest, dearest])),
    days: range(results.map(({ days }) => days)),
  }
}

type CandidateRow = { id: string; days: number; upcoming_count: number; cheapest: number; dearest: number }

const range = (numbers: number[]): Range => ({
  from: numbers.length ? Math.min(...numbers) : 0,
  to: numbers.length ? Math.max(...numbers) : 0,
})
