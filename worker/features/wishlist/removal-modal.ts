import type { ModalSubject } from '../../../shared/modals/modal-url.ts'
import type { PrivateModal } from '../../modals/private-modal.tsx'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import { loadWishlist } from './wishlist-calls.ts'
import { wishlistSubject } from './wishlist-owner.ts'

/** Confirmation before a trip or a departure is removed; null when it is not on the list. */
export const removalModal = async (
  visit: Visit,
  { travel, tour }: ModalSubject,
  closeHref: string,
): Promise<PrivateModal | null> => {
  const person = await wishlistSubject(visit)
  const item = tour !== undefined ? { tour } : travel !== undefined ? { travel } : null
  if (person === null || item === null) return null
  const list = await loadWishlist(userApi(visit, person), visit.market.id).catch(() => null)
  if (list === null) return { type: 'confirm-removal', screen: { state: 'unavailable', item, closeHref } }
  for (const { travel: trip, tours } of list.items) {
    const saved = tours.find(({ id }) => id === tour)
    if (saved === undefined && (tour !== undefined || trip.id !== travel)) continue
    return {
      type: 'confirm-removal',
      screen: {
        state: 'asks',
        item,
        title: trip.title,
        tour: saved ?? null,
        tours: saved === undefined ? tours.length : 0,
        closeHref,
      },
    }
  }
  return null
}
