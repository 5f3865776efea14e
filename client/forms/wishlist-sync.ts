import { markOf, ownerOf } from '../offline/session-mark.ts'
import { queueWish } from '../offline/wish-queue.ts'

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/**
 * Keeps a heart that could not be sent for when there is a network: the worker sends it then, and where browsers do not
 * tell it so, this page does, or the next one that is loaded.
 * @returns false where nobody would send it
 */
export const scheduleWishlistSync = async (
  item: string,
  fields: URLSearchParams,
  now: () => number = Date.now,
): Promise<boolean> => {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration()
  const worker = registration?.active
  if (worker == null) return false
  const mark = markOf(document.cookie)
  await queueWish({ item, fields: fields.toString(), owner: ownerOf(mark), at: now() })
  if (registration?.sync !== undefined) await registration.sync.register('wishes').catch(() => undefined)
  // By the time it is back somebody else may be signed in: who it is, is asked then.
  addEventListener('online', () => worker.postMessage([null, markOf(document.cookie)]), { once: true })
  return true
}
