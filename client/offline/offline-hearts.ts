import { markOf, ownerOf } from '../boot/session.ts'
import { type Saved, showCount, showSaved } from '../forms/hearts-on-page.ts'
import { isOwn, type QueuedChange, queuedChanges } from './change-queue.ts'
import { isListOf, type KeptList, readOfflineWishlist } from './offline-wishlist.ts'

/** What is saved as far as the device knows: the list that it keeps of whoever is there now, then what they pressed since. */
export const savedAsKept = (list: KeptList | null, wishes: readonly QueuedChange[], mark: string): Saved => {
  const saved = new Set(list !== null && isListOf(list, mark) ? list.hearts : [])
  for (const wish of wishes) {
    if (!isOwn(wish, ownerOf(mark))) continue
    if (new URLSearchParams(wish.fields).get('wish') === 'add') saved.add(wish.item)
    else saved.delete(wish.item)
  }
  return saved
}

/** Presses the hearts of a kept page, which has none pressed, because it is nobody's. */
export const showOfflineHearts = async (): Promise<void> => {
  const list = await readOfflineWishlist().catch(() => null)
  const wishes = await queuedChanges().catch(() => [])
  const saved = savedAsKept(list, wishes, markOf(document.cookie))
  showSaved(saved)
  showCount([...saved].filter((each) => each.startsWith('travel/')).length)
}
