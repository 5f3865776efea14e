import { loadWishlist } from '../../features/wishlist/wishlist-calls.ts'
import { wishlistSubject } from '../../features/wishlist/wishlist-owner.ts'
import { userApi } from '../../visit/user-api.ts'
import type { PrivateModal } from '../define-modal.ts'
import { RemovalBody, type RemovalScreen } from './removal-body.tsx'

/** Confirmation before a trip or a departure is removed; null when it is not on the list. */
export const confirmRemovalModal: PrivateModal<RemovalScreen> = {
  size: 'small',
  load: async (visit, { subject: { travel, tour } }, closeHref) => {
    const person = await wishlistSubject(visit)
    const item = tour !== undefined ? { tour } : travel !== undefined ? { travel } : null
    if (person === null || item === null) return null
    const list = await loadWishlist(userApi(visit, person), visit.market.id).catch(() => null)
    if (list === null) return { state: 'unavailable', item, closeHref }
    for (const { travel: trip, tours } of list.items) {
      const saved = tours.find(({ id }) => id === tour)
      if (saved === undefined && (tour !== undefined || trip.id !== travel)) continue
      const { title } = trip
      return {
        state: 'asks',
        item,
        title,
        tour: saved ?? null,
        tours: saved === undefined ? tours.length : 0,
        closeHref,
      }
    }
    return null
  },
  view: ({ t }, screen) => ({ title: t('wishlist.confirmTitle'), body: <RemovalBody screen={screen} /> }),
}
