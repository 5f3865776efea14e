import build from 'virtual:client-build'
import { keyOf } from '../../shared/keys/key-of.ts'
import { logLine } from '../telemetry/log-line.ts'
import type { DataLabel, DataLog, DataLogEntry } from '../telemetry/request-log.ts'
import { type CacheLifetime, createCache, type SharedCache, type Stored, WaitTimeout } from './cache.ts'
import { checkedLifetime, followChanges, shownVersion, unchangedUntil } from './changes.ts'
import { DATA_POLICIES, type DataCall } from './data-policy.ts'
import { type Endpoint, readResponse } from './endpoint.ts'
import { fetchPublic } from './fetch-public.ts'
import { type CallContext, callTimeout, deadlineError, isMissingCall, timeLeft, UpstreamError } from './transport.ts'

/** `storedAt`: instant (ms) of the back end's response. */
export type CacheEntry<T> = { value: T; storedAt: number; state: DataState }
export type DataState = 'hit' | 'miss' | 'stale' | 'stale-if-error'

export type DataContext = CallContext & {
  /** The request has a query: responses to its bodies are stored in memory alone, on their second request. */
  isRare?: boolean
  waitUntil: (promise: Promise<unknown>) => void
  log: DataLog
}

/** A read that is the same for all visitors: GET, or with a body POST. */
export type PublicEndpoint<T, R = never> = Endpoint<T, R> & {
  name: DataCall
  /** What it shows, of which a change makes it stale; always of content (shared/contracts/changes.ts). */
  tags?: readonly string[] | ((value: T) => readonly string[])
  /** Travels that a response shows, each a further tag: it is stale when one of them changes. */
  travelsIn?: (value: T) => readonly { slug: string }[]
  /** Has a parameter that visitors type: stored in memory alone, on the second request. */
  isRare?: boolean
  /** Depends on the time of day, too: also without a change its lifetime ends. */
  isTimed?: boolean
  /** Shown by one page, which the shared cache has: stored in memory alone. */
  isOfOnePage?: boolean
}

/** `characters` of the response: parsed values are larger, in proportion. */
type CachedResponse = DataLabel & { content: unknown; characters: number }

const cache = createCache<CachedResponse>({
  name: 'data',
  maxSize: 8_000_000,
  sizeOf: ({ characters }) => characters,
})

/**
 * Loads a response by the policy table. Throws UpstreamError when the back end fails and no usable response is cached.
 */
export const loadCached = async <T, R = never>(
  context: DataContext,
  endpoint: PublicEndpoint<T, R>,
): Promise<CacheEntry<T | R>> => {
  const { config, log } = context
  const started = performance.now()
  const record = (state: DataState | 'failed', failure?: Failure) =>
    log.add({ call: endpoint.name, state, ms: Math.round(performance.now() - started), ...failure })
  try {
    const key = keyOf(endpoint.path, endpoint.body)
    const lifetime: CacheLifetime = DATA_POLICIES[endpoint.name]
    const isRare = endpoint.isRare === true || (context.isRare === true && endpoint.body !== undefined)
    const found = await log.once(key, () =>
      cache.get(key, {
        lifetimeOf: (value) => checkedLifetime(value, lifetime),
        unchangedUntil: ({ value, storedAt }) =>
          unchangedUntil(value, storedAt, { now: config.now(), realNow: config.realNow() }),
        follow: ({ version }) => (version === null ? null : followChanges(context)),
        shared: isRare || endpoint.isOfOnePage === true ? NOT_SHARED : platformCache,
        // Outlives this page's deadline: others wait for it.
        origin: (isInBackground) =>
          fetchContent({ ...context, deadline: undefined }, endpoint, { isInBackground, batch: log }),
        now: config.now,
        realNow: config.realNow,
        flightTimeoutMs: callTimeout(config) + 200,
        waitMs: () => timeLeft(context),
        isRare: ({ content }) => isRare || isMissing(content),
        defer: context.waitUntil,
      }),
    )
    const state = found.state === 'memory' || found.state === 'store' ? 'hit' : found.state
    record(state)
    log.label({ ...found.value, version: shownVersion(found.value), currentAt: found.currentAt ?? found.storedAt })
    return { value: found.value.content as T | R, storedAt: found.storedAt, state }
  } catch (cause) {
    const error = cause instanceof WaitTimeout ? deadlineError(context, endpoint.name) : cause
    record('failed', failureOf(error))
    // The page that lacks it may change at any time.
    log.label({ version: null, tags: [], isTimed: false, currentAt: config.now() })
    throw error
  }
}

/** `isWhole` is false where the call fails, and true where the back end does not have it. */
export const valueIfPossible = <T>(loading: Promise<CacheEntry<T>>): Promise<{ value: T | null; isWhole: boolean }> =>
  loading.then(
    ({ value }) => ({ value, isWhole: true }),
    (error: unknown) => ({ value: null, isWhole: isMissingCall(error) }),
  )

export const valueOrNull = <T>(loading: Promise<CacheEntry<T>>): Promise<T | null> =>
  loading.then(
    ({ value }) => value,
    () => null,
  )

/** For drafts that editors preview. */
export const loadUncached = async <T, R = never>(
  context: DataContext,
  endpoint: PublicEndpoint<T, R>,
): Promise<CacheEntry<T | R>> => {
  const { value, storedAt } = await fetchContent(context, endpoint, { isInBackground: false })
  return { value: value.content as T | R, storedAt, state: 'miss' }
}

const fetchContent = async <T, R>(
  context: DataContext,
  endpoint: PublicEndpoint<T, R>,
  { isInBackground, batch }: { isInBackground: boolean; batch?: object },
) => {
  const { config, log } = context
  const { name, body, method = body === undefined ? 'GET' : 'POST' } = endpoint
  // Before the call, because content published meanwhile makes the response stale.
  const storedAt = config.now()
  try {
    const response = await fetchPublic(context, { ...endpoint, method }, batch)
    const { value: content, dropped } = readResponse(endpoint, response)
    // No request's line can report a background refresh.
    if (!isInBackground) log.dropped.push(...dropped)
    else if (dropped.length > 0) logLine(config, { refresh: 'data', call: name, dropped })
    const { characters, version } = response
    const tags = isMissing(content) ? ownTags(endpoint, null) : ownTags(endpoint, content as T)
    return { value: { content, characters, version, tags, isTimed: endpoint.isTimed ?? false }, storedAt }
  } catch (error) {
    if (isInBackground) logLine(config, { refresh: 'data', call: name, ...failureOf(error) })
    throw error
  }
}

/** @param content null for a path that does not exist */
const ownTags = <T, R>({ tags = [], travelsIn }: PublicEndpoint<T, R>, content: T | null): string[] => {
  const own = typeof tags !== 'function' ? tags : content === null ? [] : tags(content)
  const travels = content === null ? [] : (travelsIn?.(content) ?? [])
  return [...own, ...new Set(travels.map(({ slug }) => `travel:${slug}`))]
}

/** A path that does not exist. */
const isMissing = (content: unknown): boolean => content === null || (content as { kind?: unknown }).kind === 'missing'

type Failure = Pick<DataLogEntry, 'failure' | 'problem'>

/** The problem of a contract names fields, never values. */
const failureOf = (error: unknown): Failure => {
  if (!(error instanceof UpstreamError)) return { failure: 'error' }
  const { failure, detail } = error
  return { failure, ...(failure === 'contract' && { problem: detail }) }
}

/** Keyed by build, so that a new contract never reads old values. */
const platformUrl = (key: string) => `https://data.internal/${build.id}/${encodeURIComponent(key)}`

const NOT_SHARED: SharedCache<CachedResponse> = { get: async () => undefined, put: async () => {} }

const platformCache: SharedCache<CachedResponse> = {
  get: async (key) => (await (await caches.open('data')).match(platformUrl(key)))?.json<Stored<CachedResponse>>(),
  async put(key, stored) {
    const headers = { 'cache-control': 'public, max-age=90000' }
    await (await caches.open('data')).put(platformUrl(key), Response.json(stored, { headers }))
  },
}
