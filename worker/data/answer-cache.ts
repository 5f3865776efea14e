import build from 'virtual:client-build'
import { LRUCache } from 'lru-cache'
import type { Config, Env } from '../env.ts'
import type { DataLog } from '../log/data-log.ts'
import { logLine } from '../log/log-line.ts'
import { logCacheError } from './cache-error.ts'
import { DATA_POLICIES, type DataCall } from './data-policy.ts'
import { followMarks, staleSince } from './stale-marks.ts'
import { ask, type Call } from './transport.ts'
import { UpstreamError } from './upstream-error.ts'

/** A checked answer with the instant (ms) at which the back end gave it. */
export type CacheEntry<T> = { value: T; storedAt: number; state: DataState }
export type DataState = 'hit' | 'miss' | 'stale' | 'stale-if-error'

export type DataContext = {
  env: Env
  config: Config
  waitUntil: (promise: Promise<unknown>) => void
  log: DataLog
}

/** A read of the back end: what to ask and how to check the answer. `parse` throws on a bad document. */
export type Read<T> = {
  call: Call & { name: DataCall }
  /** Under which publications mark the answer as out of date (worker/data/stale-marks.ts). */
  tags: readonly string[]
  parse: (status: number, json: unknown) => T
}

type Entry = { value: unknown; storedAt: number; askAgainAt: number; refreshing: boolean }

/** Characters of JSON whose parsed values, which are larger, one isolate keeps. The platform ends an isolate of 128 MB. */
const MEMORY_CHARACTERS = 12_000_000
/** After a failure the old answer is used this long without asking, so that pages stay quick meanwhile. */
const PAUSE_AFTER_FAILURE_MS = 5000

const memory = new LRUCache<string, Entry>({ maxSize: MEMORY_CHARACTERS })

/**
 * The answer to a read: from this isolate's memory, from the platform's cache, or from the back end, by the
 * policy table. Throws UpstreamError when the back end fails and nothing usable is kept.
 */
export const loadCached = async <T>(context: DataContext, read: Read<T>): Promise<CacheEntry<T>> => {
  const started = performance.now()
  const record = (state: DataState | 'failed', failure?: string) =>
    context.log.add({
      call: read.call.name,
      state,
      ms: Math.round(performance.now() - started),
      ...(failure && { failure }),
    })
  try {
    const loaded = await context.log.once(keyOf(read.call), () => loadEntry(context, read))
    record(loaded.state)
    return loaded as CacheEntry<T>
  } catch (error) {
    record('failed', failureOf(error))
    throw error
  }
}

const loadEntry = async <T>(context: DataContext, read: Read<T>): Promise<CacheEntry<T>> => {
  const policy = DATA_POLICIES[read.call.name]
  const key = keyOf(read.call)
  const now = context.config.now()
  followMarks({ ...context, now })
  const entry = memory.get(key) ?? (await fromPlatform(key, read).catch(logCacheError(context.config, 'data')))
  if (entry === undefined) return refresh(context, key, read)
  const age = now - entry.storedAt
  const found = (state: DataState): CacheEntry<T> => ({ value: entry.value as T, storedAt: entry.storedAt, state })
  const outdated = entry.storedAt <= staleSince(read.tags)
  if (!outdated && age < policy.freshMs) return found('hit')
  if (now < entry.askAgainAt) return found('stale-if-error')
  if (!outdated && age < policy.freshMs + policy.staleMs) {
    if (!entry.refreshing) {
      entry.refreshing = true
      context.waitUntil(
        refresh(context, key, read).catch((error: unknown) => {
          pause(entry, now)
          // No request waits for it, so no request's line tells of it.
          logLine(context.config, { refresh: 'data', call: read.call.name, failure: failureOf(error) })
        }),
      )
    }
    return found('stale')
  }
  try {
    return await refresh(context, key, read)
  } catch (error) {
    if (!(error instanceof UpstreamError) || age > policy.freshMs + policy.staleIfErrorMs) throw error
    pause(entry, now)
    return found('stale-if-error')
  }
}

const failureOf = (error: unknown): string => (error instanceof UpstreamError ? error.failure : 'error')

const pause = (entry: Entry, now: number): void => {
  entry.askAgainAt = now + PAUSE_AFTER_FAILURE_MS
  entry.refreshing = false
}

const refresh = async <T>(context: DataContext, key: string, read: Read<T>): Promise<CacheEntry<T>> => {
  // Before asking: an answer that was under way while something was published counts as older than that.
  const storedAt = context.config.now()
  const { status, json } = await ask(context.env, context.config, read.call)
  const value = check(read, status, json)
  const text = JSON.stringify({ storedAt, status, json })
  memory.set(key, { value, storedAt, askAgainAt: 0, refreshing: false }, { size: text.length })
  context.waitUntil(toPlatform(key, text).catch(logCacheError(context.config, 'data')))
  return { value, storedAt, state: 'miss' }
}

const check = <T>(read: Read<T>, status: number, json: unknown): T => {
  try {
    return read.parse(status, json)
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    throw new UpstreamError(
      'contract',
      read.call.name,
      error instanceof Error ? error.message.slice(0, 300) : 'unreadable',
    )
  }
}

const keyOf = (call: Call): string =>
  `${call.method} ${call.path} ${call.body === undefined ? '' : JSON.stringify(call.body)}`

/** The platform's cache outlives the isolate. It is keyed by build, so that a new contract never reads old bytes. */
const platformUrl = (key: string) => `https://data.internal/${build.id}/${encodeURIComponent(key)}`
const platformCache = () => caches.open('data')

const fromPlatform = async <T>(key: string, read: Read<T>): Promise<Entry | undefined> => {
  const response = await (await platformCache()).match(platformUrl(key))
  if (response === undefined) return undefined
  const text = await response.text()
  const { storedAt, status, json } = JSON.parse(text) as { storedAt: number; status: number; json: unknown }
  const entry: Entry = { value: check(read, status, json), storedAt, askAgainAt: 0, refreshing: false }
  memory.set(key, entry, { size: text.length })
  return entry
}

const toPlatform = async (key: string, text: string): Promise<void> => {
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=90000' }
  await (await platformCache()).put(platformUrl(key), new Response(text, { headers }))
}
