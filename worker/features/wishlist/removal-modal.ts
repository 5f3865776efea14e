import type { Context } from 'hono'
import type { ModalSubject } from '../../../shared/modals/modal-address.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import type { PrivateModal } from '../../private/private-modal.tsx'
import { personOf } from './person.ts'
import { userApi } from './personal-port.ts'
import { loadWishlist } from './wishlist-calls.ts'

/**
 * The question before a trip or a departure leaves the list; null when it is not in the list. A back end that cannot
 * tell leaves a screen that says so: nothing is removed, and it can be tried again.
 */
export const removalModal = async (
  c: Context<GatewayApp>,
  { travel, tour }: ModalSubject,
  closeHref: string,
): Promise<PrivateModal | null> => {
  const person = await personOf(c)
  const item = tour !== undefined ? { tour } : travel !== undefined ? { travel } : null
  if (person === null || item === null) return null
  const list = await loadWishlist(userApi(c, person), c.get('market').id).catch(() => null)
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
