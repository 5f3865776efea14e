import { expect, it } from 'vitest'
import type { WishlistUpdate } from '../../../shared/contracts/wishlist.ts'
import type { UserApi } from '../../data/user-client.ts'
import { saveTours } from './wishlist-calls.ts'

it('returns departures that may be retried, without those that no longer exist', async () => {
  const api: UserApi = async ({ body, data, refusal }) => {
    const item = (body as WishlistUpdate).item
    if ('tour' in item && item.tour === 'b') throw new Error('down')
    const gone = 'tour' in item && item.tour === 'gone' ? refusal?.(404, undefined) : undefined
    return gone ?? data.parse({ travels: [], tours: [], travel: null, removed: [] })
  }
  expect(await saveTours(api, ['a', 'b', 'gone', 'c'])).toEqual(['b'])
})
