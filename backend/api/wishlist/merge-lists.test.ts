import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { mergeStatements } from './adopt.ts'
import { createShare, shareOf } from './share-wishlist.ts'
import { savedIds } from './wishlist-view.ts'

const list = (digit: string) => `list:${digit.repeat(64)}`
const [OWN, ...OTHERS] = ['a', 'b', 'c'].map(list) as [string, string, string]
const INSTANT = '2027-01-15T10:00:00.000Z'

/** Lists as rows, without a catalogue. */
const world = () => {
  const { db, sqlite } = memoryD1()
  sqlite.exec('PRAGMA foreign_keys = OFF')
  const save = (owner: string, travel: string, adopted = 0) => {
    sqlite
      .prepare('INSERT OR IGNORE INTO wishlist (id, created_at, used_at) VALUES (?, ?, ?)')
      .run(owner, INSTANT, INSTANT)
    sqlite
      .prepare('INSERT OR IGNORE INTO wishlist_travel (owner, travel_id, saved_at, adopted) VALUES (?, ?, ?, ?)')
      .run(owner, travel, INSTANT, adopted)
  }
  const merge = () => db.batch(mergeStatements(db, { owner: OWN, from: OTHERS }))
  return { db, sqlite, save, merge }
}

it('merges the lists of one browser, each item once, and is idempotent', async () => {
  const saved = fc.array(fc.tuple(fc.constantFrom(OWN, ...OTHERS), fc.constantFrom('x', 'y', 'z')))
  await fc.assert(
    fc.asyncProperty(saved, async (items) => {
      const { db, sqlite, save, merge } = world()
      for (const [owner, travel] of items) save(owner, travel)
      const { travels } = await savedIds(db, { owner: OWN, from: OTHERS })
      expect(travels.sort()).toEqual([...new Set(items.map(([, travel]) => travel))].sort())
      await merge()
      expect((await savedIds(db, { owner: OWN })).travels.sort()).toEqual(travels)
      const left = sqlite.prepare('SELECT id FROM wishlist').all()
      expect(left).toEqual(items.length === 0 ? [] : [{ id: OWN }])
    }),
    { numRuns: 40 },
  )
})

it('does not return a list to the account that took it over, and preserves its email and link', async () => {
  const { db, sqlite, save, merge } = world()
  save(OWN, 'x')
  save(OTHERS[0] ?? '', 'y', 1)
  sqlite.prepare('UPDATE wishlist SET email = ? WHERE id = ?').run('a@b.co', OTHERS[0] ?? '')
  await createShare(db, OTHERS[0] ?? '', 'the link', INSTANT)
  await merge()
  expect((await savedIds(db, { owner: 'account:1', email: 'a@b.co' })).travels).toEqual(['x'])
  expect((await savedIds(db, { owner: OWN })).travels.sort()).toEqual(['x', 'y'])
  expect(await shareOf(db, OWN)).toBe('the link')
})
