import { markOf, ownerOf } from '../boot/session.ts'
import { type SavedItems, showWishlist } from '../forms/hearts-on-page.ts'
import { isOwn, type QueuedChange, queuedChanges } from './change-queue.ts'
import { belongsToMark, type OfflineWishlist, readOfflineWishlist } from './offline-wishlist.ts'

/** Saved items known to the device: the user's cached list, then queued changes. */
export const offlineSavedItems = (
  list: OfflineWishlist | null,
  wishes: readonly QueuedChange[],
  mark: string,
): SavedItems => {
  const saved = new Set(list !== null && belongsToMark(list, mark) ? list.hearts : [])
  for (const wish of wishes) {
    if (!isOwn(wish, ownerOf(mark))) continue
    if (new URLSearchParams(wish.fields).get('wish') === 'add') saved.add(wish.item)
    else saved.delete(wish.item)
  }
  return saved
}

/** Fills the hearts of a cached page, which has none filled because it is shared. */
export const showOfflineHearts = async (): Promise<void> => {
  const list = await readOfflineWishlist().catch(() => null)
  const wishes = await queuedChanges().catch(() => [])
  showWishlist(offlineSavedItems(list, wishes, markOf(document.cookie)))
}
