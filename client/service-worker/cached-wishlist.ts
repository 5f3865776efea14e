import type { KeptWishlist } from '../../shared/contracts/kept-wishlist.ts'
import { ownerOf } from '../boot/session.ts'
import { CACHES } from '../offline/cache-names.ts'
import { type QueuedChange, sendQueue } from '../offline/change-queue.ts'
import { dueOfList, readOfflineWishlist, saveOfflineWishlist } from '../offline/offline-wishlist.ts'

/** Forgets all that is somebody's own. */
export const wipe = async (): Promise<void> => {
  await Promise.all([caches.delete(CACHES.wishlist), caches.delete(CACHES.queue)])
}

/** Asked ahead of need, so that it renews no session and ends none: the page that is looked at does (visitor.ts). */
const LIST_REQUEST = {
  cache: 'no-store',
  headers: { accept: 'application/json', purpose: 'prefetch' },
} as const satisfies RequestInit

/** Keeps the list of whoever is there now, and forgets that of anybody else. */
export const cacheWishlist = async (mark: string, now: number): Promise<void> => {
  const due = dueOfList(await readOfflineWishlist(), mark, now)
  if (due.wipe) await caches.delete(CACHES.wishlist)
  if (!due.fetch) return
  const answer = await fetch('/api/wishlist', LIST_REQUEST)
  const list: KeptWishlist | null = answer.ok ? await answer.json() : null
  // Somebody else's network may answer in our place.
  if (Array.isArray(list?.hearts)) await saveOfflineWishlist({ ...list, mark, at: now })
}

const send = async ({ item, fields }: QueuedChange): Promise<number> => {
  const answer = await fetch(`/api/wishlist/${item}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json' },
  })
  return answer.status
}

/** A network that has just come back needs a moment. */
const AGAIN_MS = 3000

/** Sends the hearts that wait, for whoever is there now; what fails with a network is tried once more. */
export const sendQueuedChanges = async (mark: string, now: () => number, isOnline: () => boolean): Promise<void> => {
  const sending = { owner: ownerOf(mark), now, send }
  if (!isOnline() || (await sendQueue(sending))) return
  await new Promise((passed) => setTimeout(passed, AGAIN_MS))
  await sendQueue(sending)
}
