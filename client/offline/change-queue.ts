import { QUEUED_WISH_DAYS } from '../../shared/offline/queued-wish-days.ts'
import { CACHES } from './cache-names.ts'

/** A wishlist change that could not be sent; its fields include the idempotency key. */
export type QueuedChange = {
  /** Such as `travel/japan-tokyo-kyoto`. */
  item: string
  /** URL-encoded form fields. */
  fields: string
  /** Sign-in of the user who made it (client/boot/session.ts); empty without one. */
  owner: string
  at: number
}

/** Cache keys are URLs; this path has no page. */
const entryPath = (fields: string): string => `/wishes?${fields}`
const MAX_MS = QUEUED_WISH_DAYS * 86_400_000

/** Caches keep insertion order, so one serves as the queue. */
export const queueChange = async (wish: QueuedChange): Promise<void> =>
  (await caches.open(CACHES.queue)).put(entryPath(wish.fields), new Response(JSON.stringify(wish)))

export const queuedChanges = async (): Promise<QueuedChange[]> => {
  if (!(await caches.has(CACHES.queue))) return []
  const cache = await caches.open(CACHES.queue)
  const entries = await Promise.all(
    (await cache.keys()).map(async (key) => (await cache.match(key))?.json<QueuedChange>().catch(() => null)),
  )
  return entries.filter((entry) => entry != null)
}

export const removeFromQueue = async ({ fields }: QueuedChange): Promise<unknown> =>
  (await caches.open(CACHES.queue)).delete(entryPath(fields))

export const isQueued = async (item: string): Promise<boolean> => {
  const wishes = await queuedChanges().catch(() => [])
  return wishes.some((wish) => wish.item === item)
}

/** Removes an item's queued changes after a later one. */
export const dropQueued = async (item: string): Promise<void> => {
  const wishes = await queuedChanges()
  await Promise.all(wishes.filter((wish) => wish.item === item).map(removeFromQueue))
}

/** Whether a change was made by this user, or while signed out. */
export const isOwn = (wish: QueuedChange, owner: string): boolean => wish.owner === '' || wish.owner === owner

/**
 * Whether a change may be sent for this user. Changes made while signed out join the browser's list, which an account
 * takes over (decision 27); an account's changes go to that account only. The back end forgets keys after MAX_MS.
 */
export const maySend = (wish: QueuedChange, owner: string, now: number): boolean =>
  isOwn(wish, owner) && now - wish.at <= MAX_MS

/** Whether a response is final, as opposed to one that blocks the queue. */
export const isSettled = (status: number): boolean => status < 500 && status !== 429

export type QueueSender = { owner: string; now: () => number; send: (wish: QueuedChange) => Promise<number> }

/**
 * Sends queued changes in order and stops at the first that cannot be sent. Idempotency keys make repeated sends count
 * once. Reads the queue again each time, because changes may be removed meanwhile.
 * @returns whether the queue is empty
 */
export const sendQueue = async ({ owner, now, send }: QueueSender): Promise<boolean> => {
  for (;;) {
    const [wish] = await queuedChanges()
    if (wish === undefined) return true
    if (maySend(wish, owner, now())) {
      const status = await send(wish).catch(() => 503)
      if (!isSettled(status)) return false
    }
    await removeFromQueue(wish)
  }
}
