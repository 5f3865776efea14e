import { beforeAll, describe, expect, it } from 'vitest'
import { type ListRequest, SORT_ORDERS } from '../../../shared/contracts/filter-state.ts'
import type { Fragment } from '../sql/fragment.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../testing/seeded-site.ts'
import { candidateTravels } from './candidate-travels.ts'
import { tourCountSql, tourPageSql } from './tour-page-sql.ts'
import { planTours } from './tour-plan.ts'
import { travelIdsSql } from './travel-list.ts'

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(400)
}, 60_000)

/** Steps of SQLite's plan for a query. Reading a limited subquery that is called t, too, is no scan of the table. */
const planOf = ({ sql, values }: Fragment): string[] => {
  const rows = seeded.sqlite.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values)
  const steps = rows.map(({ detail }) => String(detail))
  return steps.includes('CO-ROUTINE t') ? steps.filter((step) => step !== 'SCAN t') : steps
}

const FILTERS: [string, ListRequest][] = [
  ['no filter', {}],
  ['status', { status: ['CONFIRMED', 'ALMOST_FULL'] }],
  ['a month', { dateFrom: '2027-08-01', dateTo: '2027-08-31' }],
  ['one day', { dateFrom: '2027-08-07', dateTo: '2027-08-07' }],
  ['a continent', { continentId: ['europe'] }],
  ['a country', { destinationId: ['jpn'] }],
  ['a price range', { priceFrom: 80_000, priceTo: 120_000 }],
  ['age, discount and room', { ageBadge: '25-35', discounted: true, isNoSharingRoomAvailable: true }],
  ['style and duration', { travelStyles: ['BEACH'], durations: 'MAX_10' }],
]
const CASES = FILTERS.flatMap(([name, filter]) => SORT_ORDERS.map((sort) => [name, sort, { ...filter, sort }] as const))

/** As many departures behind a filter as a large catalogue has, so that plans for large ones are tested too. */
const LARGE = 50_000

describe('plans of the departure list', () => {
  it.each(CASES)('%s, %s', async (_name, _sort, filter) => {
    const few = await candidateTravels(seeded.site('it'), filter)
    for (const candidates of [few, few && { ...few, upcomingCount: LARGE }]) {
      const plan = planTours(filter, 'EUR', SEED_DAY, candidates)
      for (const query of [tourPageSql(plan, { page: 1, perPage: 20 }), tourCountSql(plan)]) {
        const steps = planOf(query).filter((step) => /\b(SCAN|SEARCH) t\b/.test(step))
        expect(steps).toHaveLength(1)
        expect(steps[0]).toMatch(/ USING COVERING INDEX tours_by_/)
      }
      const sorted = planOf(tourPageSql(plan, { page: 1, perPage: 20 })).some((step) => step.includes('ORDER BY'))
      // Sorting is only for the few departures of one travel or of a few days.
      expect(sorted).toBe(plan.rowsFrom !== plan.order.index)
    }
  })

  it('starts at the first upcoming day when it reads by date', () => {
    const plan = planOf(tourPageSql(planTours({}, 'EUR', SEED_DAY, null), { page: 1, perPage: 20 }))
    expect(plan.join()).toContain('SEARCH t USING COVERING INDEX tours_by_date (starting_date>?)')
  })
})

describe('plans of the travel list', () => {
  it.each(CASES)('%s, %s', (_name, _sort, filter) => {
    const steps = planOf(travelIdsSql(filter, 'EUR', SEED_DAY, null))
    expect(steps.filter((step) => /\bSCAN t\b/.test(step))).toEqual([])
    for (const step of steps.filter((each) => /\bSEARCH t\b/.test(each)))
      expect(step).toMatch(/COVERING INDEX tours_by_travel \(travel_id=\? AND starting_date[><]/)
  })
})
