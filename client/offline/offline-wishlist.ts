import type { WishlistCopy } from '../../shared/contracts/browser-api.ts'
import { areStrings } from '../call-api.ts'
import { CACHES, isOlder } from './cache-names.ts'

/** Cached wishlist, with the mark (client/boot/session.ts) it was cached under. */
export type OfflineWishlist = WishlistCopy & { mark: string; at: number }

const KEY = '/wishlist'
/** Other devices may change the list. */
const OLD_MS = 3_600_000

/** Null when missing, unreadable or of an older build. */
export const readOfflineWishlist = async (): Promise<OfflineWishlist | null> => {
  const cached = await caches.match(KEY, { cacheName: CACHES.wishlist })
  const list = await cached?.json<OfflineWishlist>().catch(() => null)
  return list != null && isWishlistCopy(list) ? list : null
}

export const isWishlistCopy = (list: Partial<Record<keyof WishlistCopy, unknown>>): list is WishlistCopy =>
  areStrings(list.hearts) &&
  Array.isArray(list.items) &&
  list.items.every(
    (item) =>
      areStrings([item?.title, item?.path]) &&
      Array.isArray(item.tours) &&
      item.tours.every((tour: Partial<Record<string, unknown>> | null) => areStrings([tour?.dates, tour?.price])),
  )

export const saveOfflineWishlist = async (list: OfflineWishlist): Promise<void> =>
  (await caches.open(CACHES.wishlist)).put(KEY, new Response(JSON.stringify(list)))

/** The sign-in of a mark; empty when no user is signed in. */
export const ownerOf = (mark: string): string => /__Host-signed-in=(\w+)/.exec(mark)?.[1] ?? ''

export const belongsToMark = (list: OfflineWishlist, mark: string): boolean => ownerOf(list.mark) === ownerOf(mark)

/** `wipe`: the list is another user's. `fetch`: it is missing, changed or stale. */
export const wishlistUpdate = (list: OfflineWishlist | null, mark: string, now: number) => {
  const wipe = list !== null && !belongsToMark(list, mark)
  const known = wipe ? null : list
  if (known === null) return { wipe, fetch: mark !== 'null' }
  return { wipe, fetch: known.mark !== mark || isOlder(known.at, now, OLD_MS) }
}
