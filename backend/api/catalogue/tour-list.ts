import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { Site } from '../site.ts'
import { candidateTravels } from './candidate-travels.ts'
import { loadTours, tourCardsStatement } from './tour-cards.ts'
import { COUNT_LIMIT, pageAsked, tourCountSql, tourPageSql } from './tour-page-sql.ts'
import { planTours } from './tour-plan.ts'
import { type TourRow, tourOf } from './tour-row.ts'

/**
 * One page of departures (spec section 7, `POST /tours`): upcoming ones behind the filter, none sold out unless
 * asked for. `total` counts at most COUNT_LIMIT of them, and pages end there.
 */
export async function listTours(site: Site, filter: ListRequest): Promise<PageOf<Tour>> {
  const { page, perPage } = pageAsked(filter)
  const currency = filter.currency ?? site.currency
  const candidates = await candidateTravels(site, filter)
  const plan = planTours(filter, currency, site.today, candidates)
  const count = tourCountSql(plan)
  const offset = (page - 1) * perPage
  const countStatement = site.db.prepare(count.sql).bind(...count.values)
  const cards = tourCardsStatement(site, tourPageSql(plan, { page, perPage }), plan.order.by)
  const [counted, rows] = await site.db.batch(offset < COUNT_LIMIT ? [countStatement, cards] : [countStatement])
  const found = (rows?.results ?? []) as TourRow[]
  const [{ total: countedTotal, seen }] = (counted?.results ?? []) as [{ total: number; seen: number }]
  const total = Math.max(countedTotal, found.length ? offset + found.length : 0)
  return {
    currentPage: page,
    perPage,
    lastPage: Math.max(1, Math.ceil(total / perPage)),
    total,
    ...(seen === COUNT_LIMIT && { totalIsAtLeast: true }),
    data: found.slice(0, perPage).map((row) => tourOf(row, site)),
  }
}

/** The first departures behind a filter, without counting the rest. */
export async function firstTours(site: Site, filter: ListRequest, limit: number): Promise<Tour[]> {
  const candidates = await candidateTravels(site, filter)
  const plan = planTours(filter, filter.currency ?? site.currency, site.today, candidates)
  const tours = await loadTours(site, tourPageSql(plan, { page: 1, perPage: limit }), plan.order.by)
  return tours.slice(0, limit)
}
