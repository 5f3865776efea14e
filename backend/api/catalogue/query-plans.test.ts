import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import { SORT_ORDERS } from '../../../shared/filters/definitions.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { changeTour } from '../backoffice/change-tour.ts'
import { searchCounts } from './columns/count-search.ts'
import { searchFacets } from './columns/facets.ts'
import { loadColumns } from './columns/load-columns.ts'
import { priceGrid } from './columns/price-grid.ts'
import { loadDepartureDays } from './departure-days.ts'
import { listTours, listTravels } from './lists.ts'

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(400)
  await loadColumns(seeded.site('it').db, 'it')
}, 60_000)

const statementsOf = async (call: () => Promise<unknown>): Promise<string[]> => {
  const prepare = vi.spyOn(seeded.env.DB, 'prepare')
  try {
    await call()
    return prepare.mock.calls.map(([sql]) => sql)
  } finally {
    prepare.mockRestore()
  }
}

/** A list of values or json_each; the trigram index is a virtual table, but with index 0. */
const FROM_STATEMENT = /^SCAN (page$|CONSTANT ROW$|\w+ VIRTUAL TABLE INDEX 1:$)/

/** The versions of the data. */
const VERSION = /^SEARCH changes( USING (COVERING INDEX changes_by_version|PRIMARY KEY \(tag=\?\)))?$/

/** Steps of query plans without those, and without those over a list in the statement. */
const stepsOf = (statements: readonly string[]): string[] =>
  statements.flatMap((sql) =>
    seeded.sqlite
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => String(detail))
      .filter((step) => /^(SCAN|SEARCH) /.test(step) && !FROM_STATEMENT.test(step) && !VERSION.test(step)),
  )

const FILTERS: [string, ListRequest][] = [
  ['no filter', {}],
  ['status', { status: ['CONFIRMED', 'ALMOST_FULL'] }],
  ['a month', { dateFrom: '2027-08-01', dateTo: '2027-08-31' }],
  ['a day, more or less', { dateFrom: '2027-08-07', dateTo: '2027-08-07', daysSpan: 7 }],
  ['a continent', { continentId: ['europe'] }],
  ['a country', { destinationId: ['jpn'] }],
  ['a price range', { priceFrom: 80_000, priceTo: 120_000 }],
  ['age, discount and room', { ageBadge: '25-35', discounted: true, isNoSharingRoomAvailable: true }],
  ['style and duration', { travelStyles: ['BEACH'], durations: 'MAX_10' }],
  ['badge, type and cost centre', { badgeId: ['HOT'], travelTypes: ['CLASSIC'], costCenters: ['LONG_HAUL'] }],
  ['a late page', { page: 9, perPage: 30 }],
]
const CASES = FILTERS.flatMap(([name, filter]) => SORT_ORDERS.map((sort) => [name, sort, { ...filter, sort }] as const))

const BY_KEY = /^SEARCH \w+ USING (INTEGER PRIMARY KEY|PRIMARY KEY|INDEX sqlite_autoindex_\w+) /

describe('search queries of an unchanged catalogue', () => {
  it.each(CASES)('%s, %s', async (_name, _sort, filter) => {
    const site = seeded.site('it')
    for (const list of [listTours, listTravels]) {
      for (const step of stepsOf(await statementsOf(() => list(site, filter)))) expect(step).toMatch(BY_KEY)
    }
    const statements = await statementsOf(async () => {
      await searchFacets(site, filter, 'tours')
      await searchFacets(site, filter, 'travels')
      await priceGrid(site, filter)
      await searchCounts(site, { tab: 'tours', filters: [filter] })
    })
    expect(statements).toHaveLength(4)
    expect(stepsOf(statements)).toEqual([])
    // Base prices of discounted days.
    const bases = stepsOf(await statementsOf(() => loadDepartureDays(site, filter)))
    expect(bases.length).toBeLessThan(2)
    for (const step of bases) expect(step).toBe('SEARCH tours USING INTEGER PRIMARY KEY (rowid=?)')
  })

  it('read a page of departures by primary key', async () => {
    const steps = stepsOf(await statementsOf(() => listTours(seeded.site('it'), { sort: 'price:asc' })))
    expect(steps).toContain('SEARCH t USING INTEGER PRIMARY KEY (rowid=?)')
  })
})

/** Countries and continents by kind; other terms by trigram (M1: a match) or prefix. */
const KINDS = 'SEARCH search_terms USING INDEX search_terms_by_kind (language=? AND kind=?)'
const ALIKE = /^SCAN f VIRTUAL TABLE INDEX \d+:M1$/
const BEGINNING = /^SEARCH search_terms USING INDEX search_terms_by_term \(language=\? AND term>\? AND term<\?\)$/

describe('text search queries', () => {
  it.each([
    ['giapone', 1, ALIKE],
    ['trekking islanda vulcani', 3, ALIKE],
    ['x', 1, BEGINNING],
  ])('%s', async (textSearch, words, index) => {
    const site = seeded.site('it')
    const filter = { textSearch, dateFrom: '2027-08-01', dateTo: '2027-08-31' }
    let calls = 0
    for (const call of [
      () => listTours(site, filter),
      () => listTravels(site, filter),
      () => searchFacets(site, filter, 'tours'),
      () => priceGrid(site, filter),
      () => loadDepartureDays(site, filter),
      () => searchCounts(site, { tab: 'travels', filters: [filter] }),
    ]) {
      // Another spelling, because the matches of a text are cached.
      filter.textSearch = textSearch + ' '.repeat(calls++)
      const steps = stepsOf(await statementsOf(call))
      expect(steps.filter((step) => step === KINDS).length).toBeLessThanOrEqual(words)
      expect(steps.filter((step) => index.test(step))).toHaveLength(words)
      const others = steps.filter((step) => step !== KINDS && !index.test(step))
      for (const step of others) expect(step).toMatch(BY_KEY)
    }
  })
})

describe('first queries of an isolate', () => {
  it('scan the travels, and no departure', async () => {
    // Another isolate has no cache.
    const db: D1Database = Object.create(seeded.site('it').db)
    const steps = stepsOf(await statementsOf(() => loadColumns(db, 'it')))
    const scanned = steps.filter((step) => step.startsWith('SCAN ')).map((step) => step.split(' ')[1])
    // As many rows at 100,000 departures as at 400.
    expect(scanned.sort()).toEqual(['departure_columns', 'travel_destinations', 'travel_texts', 'v'])
    for (const step of steps.filter((each) => !each.startsWith('SCAN ')))
      expect(step).toMatch(/^SEARCH (o|departure_columns) USING /)
  })
})

describe('queries after a departure change', () => {
  it('summarise and reread only its travel by index', async () => {
    const { db } = seeded.site('it')
    const id = seeded.rows.tours.find(({ status }) => status === 'CONFIRMED')?.id ?? ''
    const instant = '2027-01-15T12:00:00Z'
    const price = { EUR: 500, GBP: 500, USD: 500 }
    const writing = await statementsOf(() => changeTour(db, id, { price }, { today: SEED_DAY, instant }))
    const departures = stepsOf(writing).filter((step) => / (t|tours) /.test(step))
    expect(departures).toHaveLength(9)
    for (const step of departures) expect(step).toMatch(/^SEARCH .*(tours_by_travel|sqlite_autoindex_tours_1) /)
    const rows = vi.spyOn(JSON, 'parse')
    const reading = await statementsOf(() => loadColumns(db, 'it'))
    const parsed = rows.mock.calls.map(([text]) => text)
    rows.mockRestore()
    expect(stepsOf(reading).filter((step) => / (t|tours) /.test(step))).toEqual([])
    expect(reading.some((sql) => sql.includes('FROM departure_columns WHERE travel_id IN'))).toBe(true)
    // Six columns of one travel; the rest are badges and moods.
    expect(parsed.filter((text) => /^\[\d/.test(text))).toHaveLength(6)
  })
})
