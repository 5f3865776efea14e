import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import { FILTER_DEFAULTS } from '../../../shared/filters/filter-defaults.ts'
import { allOf, type Fragment } from '../sql/fragment.ts'
import { inWindow } from './tour-conditions.ts'
import type { TourPlan } from './tour-plan.ts'

/**
 * A count looks at no more than this many departures, in order of date: `total` is exact up to there and "at least"
 * beyond, and pages end there. Keeps a page at a fixed price however large the catalogue is.
 */
export const COUNT_LIMIT = 5000

/** The page that a filter asks for, with the spec's defaults. */
export const pageAsked = (filter: ListRequest) => ({
  page: filter.page ?? FILTER_DEFAULTS.page,
  perPage: filter.perPage ?? FILTER_DEFAULTS.perPage,
})

/** The query for the numbers (`tours.no`) of one page of departures, with one more to see if the list goes on. */
export function tourPageSql(plan: TourPlan, { page, perPage }: { page: number; perPage: number }): Fragment {
  const { sql, values } = allOf([
    inWindow(plan.window),
    ...plan.conditions,
    ...(plan.travels ? [plan.travels] : []),
    ...plan.bounds,
  ])
  return {
    sql: `SELECT t.no FROM tours AS t INDEXED BY ${plan.rowsFrom} WHERE ${sql} ORDER BY ${plan.order.by} LIMIT ? OFFSET ?`,
    values: [...values, perPage + 1, (page - 1) * perPage],
  }
}

/** The query for how many departures there are behind a filter (`total`) among the first COUNT_LIMIT (`seen`). */
export function tourCountSql({ countFrom, window, travels, conditions }: TourPlan): Fragment {
  const byTravel = countFrom === 'tours_by_travel' && travels
  const scope = allOf([inWindow(window), ...(byTravel ? [travels] : [])])
  const rest = allOf([...conditions, ...(travels && !byTravel ? [travels] : [])])
  return {
    sql: `SELECT count(*) FILTER (WHERE ${rest.sql}) AS total, count(*) AS seen FROM (
      SELECT status, age_badge, no_sharing, discount, price_eur, price_gbp, price_usd, travel_id
      FROM tours AS t INDEXED BY ${countFrom} WHERE ${scope.sql} LIMIT ${COUNT_LIMIT}) AS t`,
    values: [...rest.values, ...scope.values],
  }
}
