import type { KeptWishlist } from '../../shared/contracts/kept-wishlist.ts'
import { ownerOf } from '../boot/session.ts'
import { CACHES, isOlder } from './cache-names.ts'

/** The list as it was under a mark (session-mark.ts), which says whose it is. */
export type KeptList = KeptWishlist & { mark: string; at: number }

const KEY = '/wishlist'
/** Other devices change the list, too. */
const OLD_MS = 3_600_000

/** The list that this device keeps; null without one, when it cannot be read, or when an older build has kept it. */
export const readOfflineWishlist = async (): Promise<KeptList | null> => {
  const kept = await caches.match(KEY, { cacheName: CACHES.wishlist })
  const list = (await kept?.json<Partial<KeptList>>().catch(() => null)) as KeptList | null | undefined
  return Array.isArray(list?.hearts) && Array.isArray(list.items) ? list : null
}

export const saveOfflineWishlist = async (list: KeptList): Promise<void> =>
  (await caches.open(CACHES.wishlist)).put(KEY, new Response(JSON.stringify(list)))

/** Whether a kept list may be shown: to whoever was signed in when it was kept, in the same session, to nobody else. */
export const isListOf = (list: KeptList, mark: string): boolean => ownerOf(list.mark) === ownerOf(mark)

/**
 * What has to happen to a kept list when a page tells its mark. `wipe`: it is somebody else's. `fetch`: there is none
 * yet, or it has changed or may have. Who has never saved anything, and is nobody, has no list to ask for.
 */
export const dueOfList = (list: KeptList | null, mark: string, now: number): { wipe: boolean; fetch: boolean } => {
  const wipe = list !== null && !isListOf(list, mark)
  const known = wipe ? null : list
  if (known === null) return { wipe, fetch: mark !== 'null' }
  return { wipe, fetch: known.mark !== mark || isOlder(known.at, now, OLD_MS) }
}
