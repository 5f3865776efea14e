import type { Env } from '../env.ts'

/**
 * What was published lately, by tag, with the instant (ms). Pages and answers made before that instant are out of
 * date: they are made anew with the next request, and still stand in when that fails. Nothing is ever deleted.
 */
const marks = new Map<string, number>()
let readAt = Number.NEGATIVE_INFINITY

const KEY = 'stale marks'
/** How often an isolate looks at what others were told. */
const READ_EVERY_MS = 1000
/** No page and no answer is used longer than this (worker/data/data-policy.ts): older marks say nothing. */
const KEPT_MS = 2 * 86_400_000
/** The platform's shortest life of a value that is read again and again. */
const KV_CACHE_SECONDS = 30

/** The latest instant at which anything under these tags was published; -Infinity when nothing was. */
export const staleSince = (tags: readonly string[]): number =>
  marks.size === 0
    ? Number.NEGATIVE_INFINITY
    : tags.reduce((latest, tag) => Math.max(latest, marks.get(tag) ?? latest), Number.NEGATIVE_INFINITY)

/** Marks tags as published now: here at once, in other isolates when they look next. */
export const markStale = async (env: Env, tags: readonly string[], now: number): Promise<void> => {
  for (const tag of tags) marks.set(tag, now)
  const store = env.PUBLICATIONS
  if (store === undefined) return
  take(await store.get(KEY), now)
  const kept = [...marks].filter(([, at]) => now - at < KEPT_MS)
  await store.put(KEY, JSON.stringify(Object.fromEntries(kept)))
}

type Following = { env: Env; now: number; waitUntil: (promise: Promise<unknown>) => void }

/** Looks at what other isolates were told, at most once a second and without keeping anybody waiting. */
export const followMarks = ({ env, now, waitUntil }: Following): void => {
  const store = env.PUBLICATIONS
  if (store === undefined || now - readAt < READ_EVERY_MS) return
  readAt = now
  // A look that fails is made up for by the next one.
  waitUntil(
    store.get(KEY, { cacheTtl: KV_CACHE_SECONDS }).then(
      (text) => take(text, now),
      () => undefined,
    ),
  )
}

const take = (text: string | null, now: number): void => {
  for (const [tag, at] of entriesOf(text))
    if (typeof at === 'number' && now - at < KEPT_MS && at > (marks.get(tag) ?? 0)) marks.set(tag, at)
  for (const [tag, at] of marks) if (now - at >= KEPT_MS) marks.delete(tag)
}

const entriesOf = (text: string | null): [string, unknown][] => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? Object.entries(value) : []
  } catch {
    return []
  }
}
