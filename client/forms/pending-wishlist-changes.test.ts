import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pendingWishlistChanges } from './pending-wishlist-changes.ts'

const saved = (...items: string[]) => new Set(items)

it('keeps a pressed heart when an earlier response arrives late', () => {
  const wishes = pendingWishlistChanges()
  expect([wishes.start('travel/a', true), wishes.start('travel/b', true)]).toEqual([true, true])
  expect(wishes.settle('travel/b', saved('travel/a', 'travel/b'))).toEqual(saved('travel/a', 'travel/b'))
  expect(wishes.settle('travel/a', saved('travel/a'))).toEqual(saved('travel/a', 'travel/b'))
})

it('ignores a second click on a pending heart', () => {
  const wishes = pendingWishlistChanges()
  expect([wishes.start('travel/a', true), wishes.start('travel/a', false)]).toEqual([true, false])
  expect(wishes.settle('travel/a', saved('travel/a'))).toEqual(saved('travel/a'))
})

it('shows failed items as not saved, and the others with the trip of a departure', () => {
  const wishes = pendingWishlistChanges()
  for (const item of ['travel/a', 'tour/b-1', 'travel/c']) wishes.start(item, true)
  wishes.fail('travel/a')
  wishes.settle('tour/b-1', saved('travel/b', 'tour/b-1'))
  expect(wishes.settle('travel/c', saved('travel/c'))).toEqual(saved('travel/b', 'tour/b-1', 'travel/c'))
})

it('shows the list of the response when no change is pending', () => {
  const wishes = pendingWishlistChanges()
  wishes.start('travel/a', true)
  wishes.settle('travel/a', saved('travel/a', 'tour/a-1'))
  wishes.start('travel/a', false)
  expect(wishes.settle('travel/a', saved())).toEqual(saved())
})

it('shows the list of the server after the last response, in any order', () => {
  const items = ['travel/a', 'travel/b', 'travel/c', 'travel/d']
  const orders = fc.record({
    done: fc.shuffledSubarray(items, { minLength: 4 }),
    came: fc.shuffledSubarray(items, { minLength: 4 }),
  })
  fc.assert(
    fc.property(orders, ({ done, came }) => {
      const wishes = pendingWishlistChanges()
      for (const item of items) wishes.start(item, true)
      const shown = came.map((item) => wishes.settle(item, new Set(done.slice(0, done.indexOf(item) + 1))))
      expect(shown.at(-1)).toEqual(new Set(items))
    }),
  )
})
