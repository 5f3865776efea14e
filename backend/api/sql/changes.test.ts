import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { changeTour } from '../backoffice/change-tour.ts'
import { ensureOffers } from '../catalogue/offers.ts'
import app from '../index.ts'
import { publishDocument } from '../publishing/publications.ts'
import { changesSince, currentVersions } from './changes.ts'

const WHEN = { today: SEED_DAY, instant: '2027-01-15T10:00:00.000Z' }

/** Tables that only seeds write. */
const SEEDED = [
  ...['coordinator_texts', 'coordinators', 'destination_names', 'destinations', 'redirects', 'review_texts', 'reviews'],
  ...['search_terms', 'search_trigrams', 'travel_destinations', 'travel_slugs', 'travel_stories', 'travel_texts'],
  ...['travels', 'wemeet_cities', 'wemeet_texts'],
]
/** Tables that change in the transaction of one that is noted: `pages` or `departure_columns`. */
const TOGETHER = ['former_tour_codes', 'former_page_slugs', 'page_slugs', 'tour_snapshots', 'travel_offers']

let seeded: SeededSite
let db: D1Database
beforeEach(async () => {
  seeded = await seededSite(400)
  db = seeded.env.DB
}, 60_000)

/** Tags that some work changes. */
const changedBy = async (work: () => Promise<unknown>) => {
  const { version: before } = await currentVersions(db)
  await work()
  const { version, since, changed } = await changesSince(db, before)
  expect([version, since]).toEqual([(await currentVersions(db)).version, before])
  return Object.keys(changed).sort()
}

const departure = () => {
  const tour = seeded.rows.tours.find(({ status, free_seats }) => status === 'CONFIRMED' && free_seats > 5)
  if (tour === undefined) throw new Error('none has seats')
  const slugs = seeded.sqlite.prepare('SELECT DISTINCT slug FROM travel_slugs WHERE travel_id = ?').all(tour.travel_id)
  return { ...tour, tags: slugs.map(({ slug }) => `travel:${slug}`).sort() }
}

describe('changes', () => {
  it('of seats concern the pages that show the travel', async () => {
    const { id, free_seats, tags } = departure()
    expect(await changedBy(() => changeTour(db, id, { freeSeats: free_seats - 1 }, WHEN))).toEqual(tags)
  })

  it.each([
    ['a status', { status: 'SOLD_OUT' }],
    ['a price', { price: { EUR: 500, GBP: 500, USD: 500 } }],
    ['a coordinator', { coordinator: null }],
  ] as const)('of %s concern every list, too', async (_, change) => {
    const { id, tags } = departure()
    seeded.sqlite
      .prepare('UPDATE tours SET coordinator_id = (SELECT id FROM coordinators LIMIT 1) WHERE id = ?')
      .run(id)
    expect(await changedBy(() => changeTour(db, id, change, WHEN))).toEqual(['tours', ...tags].sort())
  })

  it.each<[string, () => Promise<unknown>]>([
    ['content', () => db.batch(publishDocument(db, 'contacts', {}, WHEN.instant))],
    ['an event', () => db.prepare('UPDATE wemeet_events SET cancelled_at = 1').run()],
    ['a page', () => db.prepare("UPDATE pages SET source = source WHERE routing_key = 'index'").run()],
    ['a picture', () => db.prepare('UPDATE chosen_pictures SET upload_id = NULL').run()],
    ['the day', () => ensureOffers(db, '2027-01-16', 10_000)],
    ['the seed', () => db.prepare("UPDATE meta SET value = 'new' WHERE key = 'seed_fingerprint'").run()],
  ])('of %s concern everything', async (_, work) => expect(await changedBy(work)).toContain('all'))

  it('of places at events concern their pages', async () => {
    const join = "INSERT INTO wemeet_attendees SELECT id, 'a@x.it', NULL, 'it', '' FROM wemeet_events LIMIT 1"
    expect(await changedBy(() => db.prepare(join).run())).toEqual(['wemeet'])
    expect(await changedBy(() => db.prepare('DELETE FROM wemeet_attendees').run())).toEqual(['wemeet'])
  })

  it('are noted for every table that a read with a version shows, unless only seeds write it', async () => {
    const prepare = vi.fn(db.prepare)
    const copy = { ...db, prepare }
    const DB = { ...copy, withSession: () => copy } as unknown as D1Database
    const call = async (path: string) => {
      const init = { method: path.includes('?') ? 'GET' : 'POST' }
      const url = path.includes('?') ? `${path}&market=it` : `${path}?market=it`
      const response = await app.request(url, init, { ...seeded.env, DB, CLOCK: WHEN.instant })
      expect([path, response.status, response.headers.has('x-data-version')]).toEqual([path, 200, true])
      return response.json<{ data: { data: { code: string; travel: { slug: string } }[] } }>()
    }
    const [tour] = (await call('/tours')).data.data
    const trip = `slug=${tour?.travel.slug}`
    const coordinator = seeded.sqlite.prepare('SELECT slug FROM coordinators').get()?.slug
    for (const path of [
      ...['/travels', '/tours/facets', '/tours/days', '/tours/price-grid', '/filters?', '/layouts?', '/wemeet/events?'],
      ...['/travels/pins', '/travels/top-sellers?search=giappone', '/custompages/show?routingKey=index'],
      ...[`/travels/show?${trip}`, `/tours/show?${trip}&tour=${tour?.code}`, `/coordinators/show?slug=${coordinator}`],
    ])
      await call(path)
    const read = prepare.mock.calls.flatMap(([sql]) =>
      [...sql.matchAll(/(?:FROM|JOIN) ([a-z_]+)/g)].map(([, name]) => name),
    )
    const tables = seeded.sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    const triggers = seeded.sqlite
      .prepare("SELECT tbl_name AS name FROM sqlite_master WHERE sql LIKE '%changes%'")
      .all()
    const noted = new Set(triggers.map(({ name }) => name))
    const shown = tables.map(({ name }) => String(name)).filter((name) => read.includes(name) && !noted.has(name))
    expect(shown.sort()).toEqual([...SEEDED, ...TOGETHER].sort())
  })

  it('are cut to the newest thousand', async () => {
    const { version: before } = await currentVersions(db)
    const insert = seeded.sqlite.prepare('INSERT INTO changes VALUES (?, ?)')
    for (let n = 1; n <= 1500; n++) insert.run(`travel:${n}`, before + n)
    const { version, since, changed } = await changesSince(db, 0)
    expect([version, since, Object.keys(changed).length]).toEqual([before + 1500, before + 500, 1000])
    expect(await changesSince(db, version + 9)).toEqual({ version, since: version, changed: {} })
  })
})
