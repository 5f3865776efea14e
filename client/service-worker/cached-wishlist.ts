import type { WishlistCopy } from '../../shared/contracts/browser-api.ts'
import { ownerOf } from '../boot/session.ts'
import { getJson, jsonReader, postForm, readWishlistChange } from '../call-api.ts'
import { CACHES } from '../offline/cache-names.ts'
import { type QueuedChange, sendQueue } from '../offline/change-queue.ts'
import {
  isWishlistCopy,
  readOfflineWishlist,
  saveOfflineWishlist,
  wishlistUpdate,
} from '../offline/offline-wishlist.ts'

/** Deletes all personal data. */
export const wipe = async (): Promise<void> => {
  await Promise.all([caches.delete(CACHES.wishlist), caches.delete(CACHES.queue)])
}

/** A worker has no page with a progress bar. */
const isBackground = true

const readList = jsonReader<WishlistCopy>((list) => (isWishlistCopy(list) ? list : null))

/** Updates the current user's list, and deletes another user's. */
export const cacheWishlist = async (mark: string, now: number): Promise<void> => {
  const due = wishlistUpdate(await readOfflineWishlist(), mark, now)
  if (due.wipe) await caches.delete(CACHES.wishlist)
  if (!due.fetch) return
  // `purpose: prefetch` neither renews nor ends the session.
  const headers = { accept: 'application/json', purpose: 'prefetch' }
  const result = await getJson('/api/wishlist', {}, readList, { headers, cache: 'no-store', isBackground })
  if (result.outcome === 'done') await saveOfflineWishlist({ ...result.value, mark, at: now })
}

const send = async ({ item, fields }: QueuedChange): Promise<number> => {
  const result = await postForm(`/api/wishlist/${item}`, new URLSearchParams(fields), readWishlistChange, {
    isBackground,
  })
  if (result.outcome === 'done') return 200
  return result.outcome === 'refused' ? result.status : 503
}

/** A network that has just come back needs a moment. */
const AGAIN_MS = 3000

/** Sends queued changes of the current user; retries once. */
export const sendQueuedChanges = async (mark: string, now: () => number, isOnline: () => boolean): Promise<void> => {
  const sending = { owner: ownerOf(mark), now, send }
  if (!isOnline() || (await sendQueue(sending))) return
  await new Promise((passed) => setTimeout(passed, AGAIN_MS))
  await sendQueue(sending)
}
