import { QUEUED_WISH_DAYS } from '../../shared/offline/queued-wish-days.ts'
import { CACHES } from './cache-names.ts'

/** A heart that could not be sent. Its fields have the key by which the back end knows it again. */
export type QueuedChange = {
  /** `travel/japan-tokyo-kyoto`. */
  item: string
  /** The form's fields, as they are sent. */
  fields: string
  /** Who pressed it (session-mark.ts). */
  owner: string
  /** ms, by the device's clock. */
  at: number
}

/** Where there is neither a page nor a file of ours: an entry's address is its name and nothing else. */
const address = (fields: string): string => `/wishes?${fields}`
const MAX_MS = QUEUED_WISH_DAYS * 86_400_000

/** The caches of a browser put entries in the order in which they came: the queue is one of them. */
export const queueChange = async (wish: QueuedChange): Promise<void> =>
  (await caches.open(CACHES.queue)).put(address(wish.fields), new Response(JSON.stringify(wish)))

/** What waits, first come first. */
export const queuedChanges = async (): Promise<QueuedChange[]> => {
  if (!(await caches.has(CACHES.queue))) return []
  const cache = await caches.open(CACHES.queue)
  const entries = await Promise.all(
    (await cache.keys()).map(async (key) => (await cache.match(key))?.json<QueuedChange>().catch(() => null)),
  )
  return entries.filter((entry) => entry != null)
}

export const forgetWish = async ({ fields }: QueuedChange): Promise<unknown> =>
  (await caches.open(CACHES.queue)).delete(address(fields))

/** Whether anything waits for an item. */
export const isWaiting = async (item: string): Promise<boolean> => {
  const wishes = await queuedChanges().catch(() => [])
  return wishes.some((wish) => wish.item === item)
}

/** Takes out what waits for an item: what has been done to it since counts. */
export const supersede = async (item: string): Promise<void> => {
  const wishes = await queuedChanges()
  await Promise.all(wishes.filter((wish) => wish.item === item).map(forgetWish))
}

/** Whether a heart was pressed by whoever is there now, or while nobody was signed in. */
export const isOwn = (wish: QueuedChange, owner: string): boolean => wish.owner === '' || wish.owner === owner

/**
 * Whether a heart may be sent for whoever is there now. What was pressed while nobody was signed in goes with the
 * browser's list, which an account takes over (decision 27); what an account's owner pressed goes to that account alone,
 * in that session. The back end knows keys no longer than this.
 */
export const maySend = (wish: QueuedChange, owner: string, now: number): boolean =>
  isOwn(wish, owner) && now - wish.at <= MAX_MS

/** What an answer means for a heart: it is done with, for good or ill, or has to wait, and all behind it. */
export const isSettled = (status: number): boolean => status < 500 && status !== 429

/** What sending needs of the world. */
export type Sending = { owner: string; now: () => number; send: (wish: QueuedChange) => Promise<number> }

/**
 * Sends what waits, one after the other in the order in which it was pressed, and ends at the first that cannot be sent.
 * The back end acts once on each key, so that a heart whose answer was lost, or that two runs send, counts once. What is
 * taken out meanwhile, by signing out or by what is done to its item, is not sent any more.
 * @returns whether none is left
 */
export const sendQueue = async ({ owner, now, send }: Sending): Promise<boolean> => {
  for (;;) {
    const [wish] = await queuedChanges()
    if (wish === undefined) return true
    if (maySend(wish, owner, now())) {
      const status = await send(wish).catch(() => 503)
      if (!isSettled(status)) return false
    }
    await forgetWish(wish)
  }
}
