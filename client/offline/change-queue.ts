import type { WishlistItemPath } from '../../shared/contracts/browser-api.ts'
import { QUEUED_CHANGE_DAYS } from '../../shared/offline/offline-protocol.ts'
import { CACHES } from './cache-names.ts'

export type QueuedChange = {
  item: WishlistItemPath
  /** URL-encoded, with the idempotency key. */
  fields: string
  /** Path of the page that it was made on; absent in queues of older builds. */
  page?: string
  /** Sign-in (`ownerOf`); empty without one. */
  owner: string
  at: number
}

/** Cache keys are URLs; this path has no page. */
const entryPath = (fields: string): string => `/wishes?${fields}`
const MAX_MS = QUEUED_CHANGE_DAYS * 86_400_000

/** Caches keep insertion order, so one serves as the queue. */
export const queueChange = async (change: QueuedChange): Promise<void> =>
  (await caches.open(CACHES.queue)).put(entryPath(change.fields), new Response(JSON.stringify(change)))

export const queuedChanges = async (): Promise<QueuedChange[]> => {
  if (!(await caches.has(CACHES.queue))) return []
  const cache = await caches.open(CACHES.queue)
  const entries = await Promise.all(
    (await cache.keys()).map(async (key) => (await cache.match(key))?.json<QueuedChange>().catch(() => null)),
  )
  return entries.filter((entry) => entry != null)
}

const removeFromQueue = async ({ fields }: QueuedChange): Promise<unknown> =>
  (await caches.open(CACHES.queue)).delete(entryPath(fields))

export const isQueued = async (item: string): Promise<boolean> => {
  const changes = await queuedChanges().catch(() => [])
  return changes.some((change) => change.item === item)
}

export const dropQueued = async (item: string): Promise<void> => {
  const changes = await queuedChanges()
  await Promise.all(changes.filter((change) => change.item === item).map(removeFromQueue))
}

/** Whether a change was made by this user, or while signed out. */
export const isOwn = (change: QueuedChange, owner: string): boolean => change.owner === '' || change.owner === owner

/** An account takes over the browser's list (decision 21). The back end forgets keys after MAX_MS. */
const maySend = (change: QueuedChange, owner: string, now: number): boolean =>
  isOwn(change, owner) && now - change.at <= MAX_MS

/** `send`: false, or throwing, for a change to be sent again later. */
type QueueSender = { owner: string; now: () => number; send: (change: QueuedChange) => Promise<boolean> }

/** Sends queued changes in order until one fails; true when the queue is empty. */
export const sendQueue = async ({ owner, now, send }: QueueSender): Promise<boolean> => {
  for (;;) {
    // Read again, as changes may be removed meanwhile.
    const [change] = await queuedChanges()
    if (change === undefined) return true
    if (maySend(change, owner, now()) && !(await send(change).catch(() => false))) return false
    await removeFromQueue(change)
  }
}
