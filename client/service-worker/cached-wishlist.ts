import { postForm, readWishlistChange } from '../call-api.ts'
import { CACHES } from '../offline/cache-names.ts'
import { type QueuedChange, sendQueue } from '../offline/change-queue.ts'
import { loadWishlist } from '../offline/load-wishlist.ts'
import { ownerOf, readOfflineWishlist, saveOfflineWishlist, wishlistUpdate } from '../offline/offline-wishlist.ts'

/** Deletes all personal data. */
export const wipe = async (): Promise<void> => {
  await Promise.all([caches.delete(CACHES.wishlist), caches.delete(CACHES.queue)])
}

/** A worker has no page with a progress bar. */
const isBackground = true

/** Saves the current user's list; false when it cannot be loaded. */
const refreshWishlist = async (mark: string, now: number): Promise<boolean> => {
  const list = await loadWishlist()
  if (list === null) return false
  await saveOfflineWishlist({ ...list, mark, at: now })
  return true
}

/** Updates the current user's list, and deletes another user's. */
export const cacheWishlist = async (mark: string, now: number): Promise<void> => {
  const due = wishlistUpdate(await readOfflineWishlist(), mark, now)
  if (due.wipe) await caches.delete(CACHES.wishlist)
  if (due.fetch) await refreshWishlist(mark, now)
}

/** A network that has just come back needs a moment. */
const AGAIN_MS = 3000

/** Page of this browser; client/offline/refresh-hearts.ts handles the message. */
export type OpenPage = { postMessage: (refusal: string | null) => void }

/** Time of the last sending of queued changes, ms since 1970. */
let sentAt = 0

/** Notifies a page requested before the last sending; it may have opened after the other pages were notified. */
export const notifyMissedChanges = (page: OpenPage, requestedAt = sentAt): void => {
  if (requestedAt < sentAt) page.postMessage(null)
}

type Device = { now: () => number; isOnline: () => boolean; openPages: () => Promise<readonly OpenPage[]> }

/** Sends queued changes of the current user, retries once, and reports the result to all open pages. */
export const sendQueuedChanges = async (mark: string, { now, isOnline, openPages }: Device): Promise<void> => {
  if (!isOnline()) return
  /** Messages of refusals, null for changes that were accepted. */
  const results: (string | null)[] = []
  const send = async ({ item, fields, page }: QueuedChange): Promise<boolean> => {
    const result = await postForm(`/api/wishlist/${item}`, new URLSearchParams(fields), readWishlistChange, {
      isBackground,
      referrer: page,
    })
    if (result.outcome === 'failed' || result.outcome === 'offline') return false
    // Kept until an open page can show the refusal.
    if (result.outcome === 'refused' && (result.status === 429 || (await openPages()).length === 0)) return false
    results.push(result.outcome === 'refused' ? result.message : null)
    return true
  }
  const sending = { owner: ownerOf(mark), now, send }
  if (!(await sendQueue(sending))) {
    await new Promise((passed) => setTimeout(passed, AGAIN_MS))
    await sendQueue(sending)
  }
  if (results.length === 0) return
  const refusal = results.find((message) => message !== null) ?? null
  const isFresh = await refreshWishlist(mark, now()).catch(() => false)
  if (!isFresh && refusal === null) return
  sentAt = now()
  for (const page of await openPages()) page.postMessage(refusal)
}
