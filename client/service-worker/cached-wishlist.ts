import type { KeptWishlist } from '../../shared/contracts/kept-wishlist.ts'
import { ownerOf } from '../boot/session.ts'
import { CACHES } from '../offline/cache-names.ts'
import { type QueuedChange, sendQueue } from '../offline/change-queue.ts'
import { readOfflineWishlist, saveOfflineWishlist, wishlistUpdate } from '../offline/offline-wishlist.ts'

/** Deletes all personal data. */
export const wipe = async (): Promise<void> => {
  await Promise.all([caches.delete(CACHES.wishlist), caches.delete(CACHES.queue)])
}

/** `purpose: prefetch` neither renews nor ends the session. */
const LIST_REQUEST = {
  cache: 'no-store',
  headers: { accept: 'application/json', purpose: 'prefetch' },
} as const satisfies RequestInit

/** Updates the current user's list, and deletes another user's. */
export const cacheWishlist = async (mark: string, now: number): Promise<void> => {
  const due = wishlistUpdate(await readOfflineWishlist(), mark, now)
  if (due.wipe) await caches.delete(CACHES.wishlist)
  if (!due.fetch) return
  const response = await fetch('/api/wishlist', LIST_REQUEST)
  const list: KeptWishlist | null = response.ok ? await response.json() : null
  // A captive portal may respond instead of the site.
  if (Array.isArray(list?.hearts)) await saveOfflineWishlist({ ...list, mark, at: now })
}

const send = async ({ item, fields }: QueuedChange): Promise<number> => {
  const response = await fetch(`/api/wishlist/${item}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json' },
  })
  return response.status
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
