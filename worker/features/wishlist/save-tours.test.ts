import { expect, it } from 'vitest'
import type { WishChange } from '../../../shared/contracts/wishlist.ts'
import type { UserApi } from './personal-port.ts'
import { saveTours } from './save-tours.ts'

it('names the departures that may be tried again; those that are gone for good are not', async () => {
  const api: UserApi = async (_path, request) => {
    const item = (request?.body as WishChange | undefined)?.item ?? { tour: '' }
    if ('tour' in item && item.tour === 'b') throw new Error('down')
    if ('tour' in item && item.tour === 'gone') return { status: 404, json: {} }
    return { status: 200, json: { success: true, data: { travels: [], tours: [], travel: null, removed: [] } } }
  }
  expect(await saveTours(api, ['a', 'b', 'gone', 'c'])).toEqual(['b'])
})
