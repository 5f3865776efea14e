import { z } from 'zod'
import { BOOKMARK_HEADER } from '../../shared/contracts/bookmark.ts'
import { lazySchema } from '../../shared/contracts/lazy-schema.ts'
import type { Env } from '../env.ts'

/** Recent publications: tag to instant (ms). Older content is stale, but still serves when a refresh fails. */
const marks = new Map<string, number>()
let readAt = Number.NEGATIVE_INFINITY

const bookmarkSchema = lazySchema(() => z.object({ value: z.string(), until: z.number() }))

/** Bookmark of the newest publication, until (ms) its copies surely have it. */
let bookmark: z.infer<typeof bookmarkSchema> = { value: '', until: 0 }
const BOOKMARK_MS = 600_000

const KEY = 'stale marks'
const READ_EVERY_MS = 5000
/** No page or response is used longer (data-policy.ts). */
const MAX_AGE_MS = 2 * 86_400_000
/** The platform's minimum cache time of a value. */
const KV_CACHE_SECONDS = 30

/** -Infinity without a publication. */
export const staleSince = (tags: readonly string[]): number =>
  tags.reduce((latest, tag) => Math.max(latest, marks.get(tag) ?? latest), Number.NEGATIVE_INFINITY)

/** Marks tags in this isolate immediately, in others with a delay. */
export const markStale = async (
  env: Env,
  tags: readonly string[],
  now: number,
  published: string | null = null,
): Promise<void> => {
  takeBookmark({ value: published ?? '', until: now + BOOKMARK_MS }, now)
  for (const tag of tags) marks.set(tag, now)
  const store = env.PUBLICATIONS
  if (store === undefined) return
  take(await store.get(KEY), now)
  await store.put(KEY, JSON.stringify({ ...Object.fromEntries(marks), ...(now < bookmark.until && { bookmark }) }))
}

/** Header that makes a read see the newest publication (decision 14). */
export const bookmarkHeader = (now: number): Record<string, string> =>
  now < bookmark.until ? { [BOOKMARK_HEADER]: bookmark.value } : {}

/** Bookmarks sort by age; those of a restored database may begin lower, and count once the known one has expired. */
const takeBookmark = (published: typeof bookmark, now: number): void => {
  if (published.value === '' || now >= published.until) return
  if (published.value > bookmark.value || now >= bookmark.until) bookmark = published
}

type Following = { env: Env; now: number; waitUntil: (promise: Promise<unknown>) => void }

/** Reads other isolates' marks in the background, at most every five seconds. */
export const followMarks = ({ env, now, waitUntil }: Following): void => {
  const store = env.PUBLICATIONS
  if (store === undefined || now - readAt < READ_EVERY_MS) return
  readAt = now
  // The next read makes up for a failed one.
  waitUntil(
    store.get(KEY, { cacheTtl: KV_CACHE_SECONDS }).then(
      (text) => take(text, now),
      () => undefined,
    ),
  )
}

const take = (text: string | null, now: number): void => {
  const entries = entriesOf(text)
  const { data } = bookmarkSchema.safeParse(Object.fromEntries(entries).bookmark)
  if (data !== undefined) takeBookmark(data, now)
  for (const [tag, at] of entries) if (typeof at === 'number') marks.set(tag, Math.max(at, marks.get(tag) ?? at))
  for (const [tag, at] of marks) if (now - at >= MAX_AGE_MS) marks.delete(tag)
}

const entriesOf = (text: string | null): [string, unknown][] => {
  try {
    return Object.entries(JSON.parse(String(text)))
  } catch {
    return []
  }
}
