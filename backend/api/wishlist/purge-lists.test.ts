import { expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/dates/iso-days.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { bindEmail } from './adopt.ts'
import { changeWishlist } from './change-wishlist.ts'

const list = (digit: string) => `list:${digit.repeat(64)}`

it('deletes unreachable lists on the next change of any list', async () => {
  const { db, sqlite } = memoryD1()
  const use = (owner: string, nowMs: number) =>
    changeWishlist(db, { owner }, { action: 'remove', item: { travel: 'x' } }, { nowMs, token: `${owner}${nowMs}` })
  const lists = () =>
    sqlite
      .prepare('SELECT id FROM wishlist ORDER BY id')
      .all()
      .map(({ id }) => id)
  await use(list('a'), 0)
  await use(list('b'), 0)
  await bindEmail(db, list('b'), { email: 'a@b.co' }, new Date(0).toISOString())
  await use(list('c'), 300 * DAY_MS)
  expect(lists()).toEqual([list('a'), list('b'), list('c')])
  await use(list('d'), 367 * DAY_MS)
  expect(lists()).toEqual([list('c'), list('d')])
})
