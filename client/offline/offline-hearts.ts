import { markOf } from '../boot/session.ts'
import { type SavedItems, showWishlist } from '../forms/hearts-on-page.ts'
import { isOwn, type QueuedChange, queuedChanges } from './change-queue.ts'
import { belongsToMark, type OfflineWishlist, ownerOf, readOfflineWishlist } from './offline-wishlist.ts'

/** The user's cached list with queued changes. */
export const offlineSavedItems = (
  list: OfflineWishlist | null,
  changes: readonly QueuedChange[],
  mark: string,
): SavedItems => {
  const saved = new Set(list !== null && belongsToMark(list, mark) ? list.hearts : [])
  for (const change of changes) {
    if (!isOwn(change, ownerOf(mark))) continue
    if (new URLSearchParams(change.fields).get('wish') === 'add') saved.add(change.item)
    else saved.delete(change.item)
  }
  return saved
}

/** Fills the hearts of a cached page, which has none filled because it is shared. */
export const showOfflineHearts = async (): Promise<void> => {
  const list = await readOfflineWishlist().catch(() => null)
  const changes = await queuedChanges().catch(() => [])
  showWishlist(offlineSavedItems(list, changes, markOf(document.cookie)))
}
