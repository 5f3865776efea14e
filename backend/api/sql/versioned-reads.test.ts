import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { changeTour } from '../backoffice/change-tour.ts'
import app from '../index.ts'
import { versionedCopy } from './versioned-reads.ts'

const WHEN = { today: SEED_DAY, instant: '2027-01-15T10:00:00.000Z' }
const TOUR =
  "SELECT id, code, free_seats AS seats, travel_id AS travel FROM tours WHERE status = 'CONFIRMED' AND free_seats > 5"

let seeded: SeededSite
let session: { prepare: ReturnType<typeof vi.fn<D1Database['prepare']>> }
let DB: D1Database
beforeEach(async () => {
  seeded = await seededSite(400)
  session = { prepare: vi.fn((sql: string) => seeded.env.DB.prepare(sql)) }
  DB = { ...seeded.env.DB, withSession: () => session } as unknown as D1Database
})

const statementsOf = async (path: string) => {
  session.prepare.mockClear()
  const [, query = 'market=it'] = path.split('?')
  const init = { method: query === 'market=it' ? 'POST' : 'GET' }
  const response = await app.request(`${path.split('?')[0]}?${query}`, init, {
    ...seeded.env,
    DB,
    CLOCK: WHEN.instant,
  })
  const text = await response.text()
  expect([path, response.status]).toEqual([path, 200])
  return { text, count: session.prepare.mock.calls.length }
}

describe('reads of a copy', () => {
  it('run only the statement of the versions until something has changed', async () => {
    const tour = seeded.sqlite.prepare(TOUR).get() as { id: string; code: string; seats: number; travel: string }
    const slug = seeded.sqlite
      .prepare("SELECT slug FROM travel_texts WHERE language = 'it' AND travel_id = ?")
      .get(tour.travel)?.slug
    const travel = `/travels/show?market=it&slug=${slug}`
    const paths = [
      ...[
        '/tours',
        '/travels',
        '/travels/paginated',
        '/tours/facets',
        '/tours/days',
        '/tours/price-grid',
        '/travels/pins',
      ],
      ...['/filters', '/layouts', '/custompages/show', '/travels/top-sellers'].map(
        (path) => `${path}?market=it&routingKey=index`,
      ),
      ...[travel, `/tours/show?market=it&slug=${slug}&tour=${tour.code}`],
    ]
    for (const path of paths) {
      const first = await statementsOf(path)
      expect([path, await statementsOf(path)]).toEqual([path, { ...first, count: 1 }])
    }
    const before = await statementsOf(travel)
    await changeTour(seeded.env.DB, tour.id, { freeSeats: tour.seats - 1 }, WHEN)
    const after = await statementsOf(travel)
    expect(after.count).toBeGreaterThan(1)
    expect(after.text).not.toBe(before.text)
  })

  it('take five statements for another travel, and two for another search', async () => {
    const slugs = seeded.sqlite.prepare("SELECT slug FROM travel_texts WHERE language = 'it' LIMIT 2").all()
    const counts: number[] = []
    for (const { slug } of slugs) counts.push((await statementsOf(`/travels/show?market=it&slug=${slug}`)).count)
    for (const path of ['/tours', '/travels']) counts.push((await statementsOf(path)).count)
    // The first one reads the catalogue.
    expect(counts.slice(1)).toEqual([5, 2, 2])
  })

  it('share their rows, which nobody can change', async () => {
    const rows = async () => {
      const { results } = await versionedCopy(DB).prepare('SELECT id FROM travels LIMIT 2').all<{ id: string }>()
      return results
    }
    const [first, again] = [await rows(), await rows()]
    expect(again).toBe(first)
    expect(() => first.reverse()).toThrow(TypeError)
    expect(() => Object.assign(first[0] ?? {}, { id: '' })).toThrow(TypeError)
  })

  it('always run where the changes of a table are not noted', async () => {
    const copy = versionedCopy(DB)
    for (const expected of [1, 2]) {
      await copy.prepare('SELECT v.id FROM travels AS v JOIN alerts AS a ON a.travel_id = v.id').all()
      expect(session.prepare).toHaveBeenCalledTimes(expected)
    }
  })
})
