import { markOf } from '../boot/session.ts'
import { type QueuedChange, queueChange } from '../offline/change-queue.ts'
import { ownerOf } from '../offline/offline-wishlist.ts'

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Queues a change that the worker sends when the network is back; false without an active worker. */
export const scheduleWishlistSync = async (
  item: QueuedChange['item'],
  fields: URLSearchParams,
  now: () => number = Date.now,
) => {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration()
  const worker = registration?.active
  if (worker == null) return false
  const mark = markOf(document.cookie)
  await queueChange({ item, fields: fields.toString(), page: location.pathname, owner: ownerOf(mark), at: now() })
  if (registration?.sync !== undefined) await registration.sync.register('wishes').catch(() => undefined)
  // Another user may be signed in by then, so read the mark late.
  addEventListener('online', () => worker.postMessage([null, markOf(document.cookie)]), { once: true })
  return true
}
