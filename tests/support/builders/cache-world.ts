import { type CacheRead, createCache, type Found, type SharedCache, type Stored } from '../../../worker/data/cache.ts'

const LIFETIME = { freshMs: 5000, staleMs: 60_000, staleIfErrorMs: 86_400_000 }
export const START = 1_000_000

export type Value = { body: string; isFailure?: boolean; isStorable?: boolean }
/** Behaviour of the origin: returns a value, a failure, or a value that must not be stored, or throws. */
export type Behaviour = 'ok' | 'fails' | 'unstorable' | 'throws'

/** An isolate in front of a shared cache and an origin. */
export const createWorld = (shared = createShared()) => {
  const world = {
    now: START,
    publishedAt: Number.NEGATIVE_INFINITY,
    behaviour: 'ok' as Behaviour,
    hasThrown: false,
    calls: [] as { at: number; isInBackground: boolean }[],
    pending: [] as Promise<unknown>[],
    shared,
  }
  const cache = createCache<Value>({
    name: 'data',
    maxSize: 1_000_000,
    sizeOf: () => 1,
    isFailure: (value) => value.isFailure === true,
    isStorable: (value) => value.isStorable !== false,
  })
  const read: CacheRead<Value> = {
    lifetimeOf: () => LIFETIME,
    unchangedUntil: ({ storedAt }) => (storedAt > world.publishedAt ? null : 'changed'),
    shared: { get: (key) => world.shared.get(key), put: (key, stored) => world.shared.put(key, stored) },
    origin: async (isInBackground): Promise<Stored<Value>> => {
      world.calls.push({ at: world.now, isInBackground })
      const storedAt = world.now
      const { behaviour } = world
      await Promise.resolve()
      if (behaviour === 'throws') {
        world.hasThrown = true
        throw new Error('no response')
      }
      const extra =
        behaviour === 'fails' ? { isFailure: true } : behaviour === 'unstorable' ? { isStorable: false } : {}
      return { value: { body: `made at ${storedAt}`, ...extra }, storedAt }
    },
    now: () => world.now,
    realNow: () => world.now,
    flightTimeoutMs: 3000,
    defer: (work) => void world.pending.push(work),
  }
  const settle = async () => {
    while (world.pending.length > 0) await Promise.all(world.pending.splice(0))
  }
  const get = (key = 'a') => cache.get(key, read)
  const visit = async (): Promise<Found<Value>> => {
    const found = await get()
    await settle()
    return found
  }
  return { world, get, visit, settle, cache, read }
}

export const createShared = (): SharedCache<Value> & { entries: Map<string, Stored<Value>> } => {
  const entries = new Map<string, Stored<Value>>()
  return { entries, get: async (key) => entries.get(key), put: async (key, stored) => void entries.set(key, stored) }
}
