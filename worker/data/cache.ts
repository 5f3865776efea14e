import { LRUCache } from 'lru-cache'
import type { Config } from '../env.ts'
import { logLine } from '../telemetry/log-line.ts'
import { createAdmission } from './cache-admission.ts'
import { withTimeout } from './with-timeout.ts'

/** Durations in ms since the value was stored. */
export type CacheLifetime = {
  freshMs: number
  /** Afterwards: used, and refreshed in the background. */
  staleMs: number
  /** After `freshMs`: used while the origin fails. */
  staleIfErrorMs: number
}

/** In ms. `currentAt`: until when it is known to be unchanged; default: `storedAt`. */
export type Stored<T> = { value: T; storedAt: number; currentAt?: number }

/** `failed`: the value is an old one, because making the newer one failed; null: without a result. */
export type Loaded<T> = Stored<T> & { failed?: T | null | undefined }

export type SharedCache<T> = {
  get: (key: string) => Promise<Stored<T> | undefined>
  put: (key: string, stored: Stored<T>) => Promise<void>
}

export type CacheState = 'memory' | 'store' | 'miss' | 'stale' | 'stale-if-error'

/** `failed`: result of the failed origin, where an old value is used. */
export type Found<T> = Stored<T> & { state: CacheState; failed?: T }

/** What decides whether a value may be used. */
export type CacheChecks<T> = {
  lifetimeOf: (value: T) => CacheLifetime
  /** Until when (ms) what a value shows is unchanged; null where that is not known. Default: not known. */
  unchangedUntil?: (stored: Stored<T>) => number | 'changed' | null
  /** Learns of changes; a promise where what is known is too old. */
  follow?: (value: T) => Promise<unknown> | null
  now: () => number
}

export type CacheRead<T> = CacheChecks<T> & {
  shared: SharedCache<T>
  /** @param isInBackground whether no visitor waits for it */
  origin: (isInBackground: boolean) => Promise<Loaded<T>>
  /** In ms, advances even where `now` is fixed. */
  realNow: () => number
  /** The platform may end the request that leads a flight: later, readers start another. */
  flightTimeoutMs: number
  /** How long this reader can wait for a flight; the flight continues. Default: without a limit. */
  waitMs?: () => number
  /** Whether the value is stored on the second request for its key only. Default: no. */
  isRare?: (value: T) => boolean
  defer: (work: Promise<unknown>) => void
}

type CacheOptions<T> = {
  name: 'data' | 'pages'
  /** Total of `sizeOf`; the platform limits an isolate to 128 MB. */
  maxSize: number
  sizeOf: (value: T) => number
  isFailure?: (value: T) => boolean
  isStorable?: (value: T) => boolean
}

type Entry<T> = Required<Stored<T>> & { retryAt: number; isChanged: boolean }

/** Time without another try after a failed refresh. */
const PAUSE_AFTER_FAILURE_MS = 5000
/** The platform ends background work after this time: then another refresh may start. */
const REFRESH_TIMEOUT_MS = 30_000

/** A reader could wait no longer, and no old value is usable. */
export class WaitTimeout extends Error {
  override readonly name = 'WaitTimeout'
}

/**
 * Creates a stale-while-revalidate cache: this isolate's memory, the shared cache, then the origin, with one flight per
 * key.
 */
export const createCache = <T>({
  name,
  maxSize,
  sizeOf,
  isFailure = () => false,
  isStorable = () => true,
}: CacheOptions<T>) => {
  const memory = new LRUCache<string, Entry<T>>({ maxSize })
  const admission = createAdmission()
  const flights = new Map<string, { flight: Promise<Found<T>>; startedAt: number }>()

  const remember = (key: string, { value, storedAt, currentAt = storedAt }: Stored<T>): Entry<T> => {
    const entry = { value, storedAt, currentAt, retryAt: Number.NEGATIVE_INFINITY, isChanged: false }
    memory.set(key, entry, { size: sizeOf(value) })
    return entry
  }

  /** The newer one of the shared cache and memory. */
  const newest = async (key: string, read: CacheRead<T>): Promise<Entry<T> | undefined> => {
    const stored = await read.shared.get(key).catch(logCacheError(read, name))
    // A flight may have ended meanwhile.
    const known = memory.get(key)
    return stored !== undefined && stored.storedAt > (known?.storedAt ?? Number.NEGATIVE_INFINITY)
      ? remember(key, stored)
      : known
  }

  const make = async (key: string, read: CacheRead<T>, isInBackground: boolean): Promise<Found<T>> => {
    const { failed, ...loaded } = await read.origin(isInBackground)
    const isRejected = read.isRare?.(loaded.value) === true && !memory.has(key) && !admission.isRepeated(key)
    if (isStorable(loaded.value) && !isFailure(loaded.value) && !isRejected) {
      const entry = remember(key, loaded)
      if (failed === undefined) read.defer(read.shared.put(key, loaded).catch(logCacheError(read, name)))
      else entry.retryAt = read.now() + PAUSE_AFTER_FAILURE_MS
    }
    if (failed === undefined) return { ...loaded, state: 'miss' }
    return { ...loaded, state: 'stale-if-error', ...(failed !== null && { failed }) }
  }

  /** Starts a flight, which outlives the request that started it. */
  const runOnce = (key: string, read: CacheRead<T>, work: () => Promise<Found<T>>): Promise<Found<T>> => {
    const flight = work().finally(() => flights.get(key)?.flight === flight && flights.delete(key))
    flights.set(key, { flight, startedAt: read.realNow() })
    read.defer(flight.catch(() => undefined))
    return flight
  }

  /** Waits for the flight of a key, or starts one. */
  const join = async (key: string, read: CacheRead<T>): Promise<Found<T>> => {
    admission.count(key)
    const waitMs = read.waitMs?.() ?? Number.POSITIVE_INFINITY
    if (waitMs <= 0) throw new WaitTimeout()
    const known = flights.get(key)
    if (known === undefined)
      return inTime(
        runOnce(key, read, () => make(key, read, false)),
        waitMs,
      )
    const leftMs = known.startedAt + read.flightTimeoutMs - read.realNow()
    const found = await withTimeout(known.flight, Math.max(0, Math.min(waitMs, leftMs)))
    if (found !== 'late') return found
    if (waitMs <= leftMs) throw new WaitTimeout()
    if (flights.get(key) === known) flights.delete(key)
    return get(key, read)
  }

  const refreshBehind = (key: string, read: CacheRead<T>, entry: Entry<T>, isShared: boolean): void => {
    const { startedAt } = flights.get(key) ?? { startedAt: Number.NEGATIVE_INFINITY }
    if (read.realNow() - startedAt < REFRESH_TIMEOUT_MS) return
    const pause = () => {
      entry.retryAt = read.now() + PAUSE_AFTER_FAILURE_MS
    }
    const refresh = async (): Promise<Found<T>> => {
      const known = isShared ? entry : await newest(key, read)
      if (known !== undefined && stageOf(known, read) === 'fresh') return { ...known, state: 'store' }
      return make(key, read, true)
    }
    runOnce(key, read, refresh).then(({ value }) => isFailure(value) && pause(), pause)
  }

  const get = async (key: string, read: CacheRead<T>): Promise<Found<T>> => {
    const inMemory = memory.get(key)
    // Without a turn of the event loop where nothing is to be asked.
    const asking = inMemory && confirm(inMemory, read)
    if (asking !== undefined) await asking
    const isUsable = inMemory !== undefined && stageOf(inMemory, read) !== 'expired'
    const entry = isUsable ? inMemory : await newest(key, read)
    if (entry === undefined) return join(key, read)
    if (entry !== inMemory) await confirm(entry, read)
    const { value, storedAt, currentAt } = entry
    const isShared = entry !== inMemory
    switch (stageOf(entry, read)) {
      case 'fresh':
        return { value, storedAt, currentAt, state: isShared ? 'store' : 'memory' }
      case 'paused':
        return { value, storedAt, currentAt, state: 'stale-if-error' }
      case 'stale':
        refreshBehind(key, read, entry, isShared)
        return { value, storedAt, currentAt, state: 'stale' }
      case 'expired':
        return replace(key, read, entry)
    }
  }

  const confirm = (entry: Entry<T>, read: CacheChecks<T>): Promise<unknown> | undefined => {
    const { unchangedUntil, follow } = read
    if (unchangedUntil === undefined) return undefined
    const check = () => {
      const until = unchangedUntil(entry)
      entry.isChanged ||= until === 'changed'
      if (typeof until === 'number') entry.currentAt = Math.max(entry.currentAt, until)
      return until
    }
    const following = follow?.(entry.value) ?? null
    const isYoung = read.now() - entry.currentAt < read.lifetimeOf(entry.value).freshMs
    return check() !== null || following === null || isYoung ? undefined : following.then(check)
  }

  const replace = async (key: string, read: CacheRead<T>, entry: Entry<T>): Promise<Found<T>> => {
    const { freshMs, staleIfErrorMs } = read.lifetimeOf(entry.value)
    const isTooOld = read.now() - entry.storedAt > freshMs + staleIfErrorMs
    const found = await join(key, read).catch((error: unknown) => {
      if (isTooOld) throw error
      return null
    })
    if (found !== null && (isTooOld || !isFailure(found.value))) return found
    entry.retryAt = read.now() + PAUSE_AFTER_FAILURE_MS
    const { value, storedAt } = entry
    return { value, storedAt, state: 'stale-if-error', ...(found !== null && { failed: found.value }) }
  }

  /** The value in memory, if it may be used without waiting and without a refresh. */
  const fresh = (key: string, read: CacheChecks<T>): T | null => {
    const entry = memory.get(key)
    if (entry === undefined || confirm(entry, read) !== undefined) return null
    return stageOf(entry, read) === 'fresh' ? entry.value : null
  }

  return { get, fresh }
}

const stageOf = <T>(
  { value, retryAt, currentAt, isChanged }: Entry<T>,
  { lifetimeOf, now }: CacheChecks<T>,
): 'fresh' | 'paused' | 'stale' | 'expired' => {
  const { freshMs, staleMs } = lifetimeOf(value)
  const age = now() - currentAt
  const isCurrent = !isChanged
  if (isCurrent && age < freshMs) return 'fresh'
  if (now() < retryAt) return 'paused'
  return isCurrent && age < freshMs + staleMs ? 'stale' : 'expired'
}

const inTime = async <T>(flight: Promise<T>, ms: number): Promise<T> => {
  const found = await withTimeout(flight, ms)
  if (found === 'late') throw new WaitTimeout()
  return found
}

/** A failing cache counts as empty. */
const logCacheError =
  (clock: Pick<Config, 'now'>, cache: 'data' | 'pages') =>
  (error: unknown): undefined =>
    void logLine(clock, { cacheError: cache, message: error instanceof Error ? error.message : 'unknown' })
