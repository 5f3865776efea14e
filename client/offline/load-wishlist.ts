import type { WishlistCopy } from '../../shared/contracts/browser-api.ts'
import { getJson } from '../call-api.ts'
import { jsonReader } from '../checked-call.ts'
import { isWishlistCopy } from './offline-wishlist.ts'

const readList = jsonReader<WishlistCopy>((list) => (isWishlistCopy(list) ? list : null))

/** The current user's list; null when it cannot be loaded. Neither renews nor ends the session. */
export const loadWishlist = async (): Promise<WishlistCopy | null> => {
  const headers = { accept: 'application/json', purpose: 'prefetch' }
  const result = await getJson('/api/wishlist', {}, readList, { headers, cache: 'no-store', isBackground: true })
  return result.outcome === 'done' ? result.value : null
}
