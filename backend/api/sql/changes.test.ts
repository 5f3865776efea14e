import { beforeEach, describe, expect, it } from 'vitest'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { changeTour } from '../backoffice/change-tour.ts'
import { ensureOffers } from '../catalogue/offers.ts'
import { publishDocument } from '../publishing/publications.ts'
import { changesSince, currentVersions } from './changes.ts'

const WHEN = { today: SEED_DAY, instant: '2027-01-15T10:00:00.000Z' }

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
    ['a page', () => db.prepare("UPDATE pages SET source = source WHERE routing_key = 'index'").run()],
    ['a picture', () => db.prepare('UPDATE chosen_pictures SET upload_id = NULL').run()],
    ['the day', () => ensureOffers(db, '2027-01-16', 10_000)],
    ['the seed', () => db.prepare("UPDATE meta SET value = 'new' WHERE key = 'seed_fingerprint'").run()],
  ])('of %s concern everything', async (_, work) => expect(await changedBy(work)).toContain('all'))

  it('are cut to the newest thousand', async () => {
    const { version: before } = await currentVersions(db)
    const insert = seeded.sqlite.prepare('INSERT INTO changes VALUES (?, ?)')
    for (let n = 1; n <= 1500; n++) insert.run(`travel:${n}`, before + n)
    const { version, since, changed } = await changesSince(db, 0)
    expect([version, since, Object.keys(changed).length]).toEqual([before + 1500, before + 500, 1000])
    expect(await changesSince(db, version + 9)).toEqual({ version, since: version, changed: {} })
  })
})
