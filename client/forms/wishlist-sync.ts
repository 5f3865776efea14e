import { tabStorage } from '../boot/form-snapshot.ts'
import { markOf, ownerOf } from '../boot/session.ts'
import { queueChange } from '../offline/change-queue.ts'

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
  await queueChange({ item, fields: fields.toString(), owner: ownerOf(mark), at: now() })
  if (registration?.sync !== undefined) await registration.sync.register('wishes').catch(() => undefined)
  // By the time it is back somebody else may be signed in: who it is, is asked then.
  addEventListener('online', () => worker.postMessage([null, markOf(document.cookie)]), { once: true })
  return true
}

const NAME = 'wishes'
let held: string | null = null

/**
 * The key of a change: retries have the same. All of a tab begin alike, so that what a new visitor saves quickly, one
 * heart after the other, becomes one list, though none of it knows the list's cookie yet (decision 27).
 */
export const idempotencyKey = (): string => {
  const storage = tabStorage()
  held ??= storage?.getItem(NAME) ?? crypto.randomUUID()
  storage?.setItem(NAME, held)
  return `${held}-${crypto.randomUUID().slice(0, 23)}`
}
