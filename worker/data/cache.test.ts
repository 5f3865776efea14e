import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CacheRead, createCache, type Found, type SharedCache, type Stored, WaitTimeout } from './cache.ts'

const LIFETIME = { freshMs: 5000, staleMs: 60_000, staleIfErrorMs: 86_400_000 }
const START = 1_000_000

type Value = { body: string; isFailure?: boolean; isStorable?: boolean }
/** Behaviour of the origin: returns a value, a failure, or a value that must not be stored, or throws. */
type Behaviour = 'ok' | 'fails' | 'unstorable' | 'throws'

/** An isolate in front of a shared cache and an origin. */
const createWorld = (shared = createShared()) => {
  const world = {
    now: START,
    publishedAt: Number.NEGATIVE_INFINITY,
    behaviour: 'ok' as Behaviour,
    hasThrown: false,
    calls: [] as { at: number; isBehind: boolean }[],
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
    invalidatedSince: () => world.publishedAt,
    shared: { get: (key) => world.shared.get(key), put: (key, stored) => world.shared.put(key, stored) },
    origin: async (isBehind): Promise<Stored<Value>> => {
      world.calls.push({ at: world.now, isBehind })
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
    elapsed: () => world.now,
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

const createShared = (): SharedCache<Value> & { entries: Map<string, Stored<Value>> } => {
  const entries = new Map<string, Stored<Value>>()
  return { entries, get: async (key) => entries.get(key), put: async (key, stored) => void entries.set(key, stored) }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a cached value', () => {
  const FRESH = 4999
  const STALE = 5000
  const STALE_LAST = 64_999
  const EXPIRED = 65_000
  const EXPIRED_LAST = 86_405_000
  const TOO_OLD = 86_405_001

  it.each<[age: number, Behaviour, state: string, storedAt: number, calls: number]>([
    [FRESH, 'ok', 'memory', START, 1],
    [FRESH, 'throws', 'memory', START, 1],
    [STALE, 'ok', 'stale', START, 2],
    [STALE, 'fails', 'stale', START, 2],
    [STALE_LAST, 'ok', 'stale', START, 2],
    [STALE, 'throws', 'stale', START, 2],
    [EXPIRED, 'ok', 'miss', START + EXPIRED, 2],
    [EXPIRED, 'unstorable', 'miss', START + EXPIRED, 2],
    [EXPIRED, 'fails', 'stale-if-error', START, 2],
    [EXPIRED, 'throws', 'stale-if-error', START, 2],
    [EXPIRED_LAST, 'fails', 'stale-if-error', START, 2],
    [EXPIRED_LAST, 'throws', 'stale-if-error', START, 2],
    [TOO_OLD, 'ok', 'miss', START + TOO_OLD, 2],
    [TOO_OLD, 'fails', 'miss', START + TOO_OLD, 2],
  ])('of %i ms, from an origin that is %s, is %s', async (age, behaviour, state, storedAt, calls) => {
    const { world, visit } = createWorld()
    expect((await visit()).state).toBe('miss')
    world.now += age
    world.behaviour = behaviour
    expect(await visit()).toMatchObject({ state, storedAt })
    expect(world.calls).toHaveLength(calls)
    expect(world.calls.slice(1).every(({ isBehind }) => isBehind === (state === 'stale'))).toBe(true)
  })

  it('throws the origin’s error when it is older than a day', async () => {
    const { world, visit } = createWorld()
    await visit()
    world.now += TOO_OLD
    world.behaviour = 'throws'
    await expect(visit()).rejects.toThrow('no response')
  })

  it('is returned together with the failure that it replaces', async () => {
    const { world, visit } = createWorld()
    await visit()
    world.now += EXPIRED
    world.behaviour = 'fails'
    expect((await visit()).failed).toEqual({ body: `made at ${START + EXPIRED}`, isFailure: true })
  })

  it.each<[number, Behaviour]>([
    [STALE, 'throws'],
    [STALE, 'fails'],
    [EXPIRED, 'throws'],
    [EXPIRED, 'fails'],
  ])('of %i ms is used for a pause of 5 s after a refresh that %s, then refreshed again', async (age, behaviour) => {
    const { world, visit } = createWorld()
    await visit()
    world.now += age
    world.behaviour = behaviour
    await visit()
    world.now += 4999
    expect((await visit()).state).toBe('stale-if-error')
    expect(world.calls).toHaveLength(2)
    world.now += 1
    world.behaviour = 'ok'
    await visit()
    expect((await visit()).state).toBe('memory')
    expect(world.calls).toHaveLength(3)
  })

  it.each(['fails', 'unstorable'] as const)(
    'is not stored from an origin with the behaviour "%s"',
    async (behaviour) => {
      const shared = createShared()
      const { world, visit } = createWorld(shared)
      world.behaviour = behaviour
      await visit()
      await visit()
      expect(world.calls).toHaveLength(2)
      expect(shared.entries.size).toBe(0)
    },
  )

  it('stays when a refresh returns a value that must not be stored', async () => {
    const { world, visit } = createWorld()
    await visit()
    world.now += STALE
    world.behaviour = 'unstorable'
    await visit()
    expect(await visit()).toMatchObject({ state: 'stale', storedAt: START })
  })
})

describe('a publication', () => {
  it('makes the next visit reload the value once', async () => {
    const { world, visit } = createWorld()
    await visit()
    world.publishedAt = world.now += 100
    world.now += 100
    expect((await visit()).state).toBe('miss')
    expect((await visit()).state).toBe('memory')
    expect(world.calls).toHaveLength(2)
  })

  it('leaves the old value in use while the origin fails', async () => {
    const { world, visit } = createWorld()
    await visit()
    world.publishedAt = world.now += 100
    world.behaviour = 'throws'
    expect((await visit()).state).toBe('stale-if-error')
    world.now += 100
    expect((await visit()).state).toBe('stale-if-error')
    expect(world.calls).toHaveLength(2)
  })

  it('outdates a value whose load started earlier', async () => {
    const { world, get, visit } = createWorld()
    const underWay = get()
    while (world.calls.length === 0) await Promise.resolve()
    world.publishedAt = world.now
    world.now += 1
    await underWay
    expect((await visit()).state).toBe('miss')
  })
})

/** Counts reads. */
const createCounted = () => {
  const shared = createShared()
  const counted = {
    ...shared,
    reads: 0,
    get: (key: string) => {
      counted.reads++
      return shared.get(key)
    },
  }
  return counted
}

describe('the shared cache', () => {
  it('is not read for a value in memory, and once for one that is not', async () => {
    const shared = createCounted()
    await createWorld(shared).visit()
    const { world, visit } = createWorld(shared)
    shared.reads = 0
    expect((await visit()).state).toBe('store')
    expect((await visit()).state).toBe('memory')
    expect(shared.reads).toBe(1)
    const late = createWorld(shared)
    world.now = late.world.now += 6000
    shared.reads = 0
    expect((await late.visit()).state).toBe('stale')
    expect(shared.reads).toBe(1)
    expect((await visit()).state).toBe('stale')
    expect(shared.reads).toBe(2)
  })

  it('that holds nothing newer leaves the pause after a failed refresh', async () => {
    const { world, visit } = createWorld()
    await visit()
    world.now += 6000
    world.behaviour = 'throws'
    await visit()
    expect((await visit()).state).toBe('stale-if-error')
  })

  it('returns values that another isolate stored', async () => {
    const shared = createShared()
    await createWorld(shared).visit()
    const { world, visit } = createWorld(shared)
    expect((await visit()).state).toBe('store')
    expect((await visit()).state).toBe('memory')
    expect(world.calls).toEqual([])
  })

  it.each([
    ['stale', 6000, 'stale', 'memory'],
    ['expired', 70_000, 'store', 'memory'],
  ])('is read before the origin when the value in memory is %s', async (_name, age, first, second) => {
    const shared = createShared()
    const { world, visit } = createWorld(shared)
    await visit()
    const other = createWorld(shared)
    world.now = other.world.now += age
    shared.entries.clear()
    await other.visit()
    expect((await visit()).state).toBe(first)
    expect(await visit()).toMatchObject({ state: second, storedAt: world.now })
    expect(world.calls).toHaveLength(1)
  })

  it('is read before the origin when a publication outdates the value in memory', async () => {
    const shared = createShared()
    const { world, visit } = createWorld(shared)
    await visit()
    const other = createWorld(shared)
    world.publishedAt = other.world.publishedAt = START + 100
    world.now = other.world.now = START + 200
    await other.visit()
    expect(await visit()).toMatchObject({ state: 'store', storedAt: world.now })
    expect(world.calls).toHaveLength(1)
  })

  it.each([
    ['no such file', new Error('no such file')],
    ['unknown', 'a text'],
  ])('counts as empty while it fails, and the log reports the failure: %s', async (message, error) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const { world, visit } = createWorld()
    world.shared = { ...world.shared, get: () => Promise.reject(error), put: () => Promise.reject(error) }
    expect((await visit()).state).toBe('miss')
    expect((await visit()).state).toBe('memory')
    expect(world.calls).toHaveLength(1)
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
      { cacheError: 'data', message },
      { cacheError: 'data', message },
    ])
    log.mockRestore()
  })
})

describe('a reader', () => {
  it.each([
    [0, 0],
    [1, 1],
  ])('with %i ms left starts %i loads', async (waitMs, calls) => {
    const { world, cache, read } = createWorld()
    const outcome = cache.get('a', { ...read, waitMs: () => waitMs }).then(
      ({ state }) => state,
      ({ name }: Error) => name,
    )
    expect(await outcome).toBe(calls === 0 ? 'WaitTimeout' : 'miss')
    expect(world.calls).toHaveLength(calls)
  })
})

describe('a rare value', () => {
  it('is stored on the second request of its key, and then like others', async () => {
    const { world, read, cache, settle, visit } = createWorld()
    const rare = { ...read, isRare: ({ body }: Value) => body.startsWith('made') }
    for (const stored of [0, 1]) {
      expect((await cache.get('a', rare)).state).toBe('miss')
      await settle()
      expect((world.shared as ReturnType<typeof createShared>).entries.size).toBe(stored)
    }
    world.now += 70_000
    await cache.get('a', rare)
    expect((await visit()).state).toBe('memory')
  })

  it('pushes no other value out of memory', async () => {
    const { world, read } = createWorld()
    const flood = createCache<Value>({ name: 'data', maxSize: 60, sizeOf: () => 1 })
    for (let i = 0; i < 50; i++) await flood.get(`hot ${i}`, read)
    for (let i = 0; i < 5000; i++) await flood.get(`nonsense ${i}`, { ...read, isRare: () => true })
    for (let i = 0; i < 50; i++) expect((await flood.get(`hot ${i}`, read)).state).toBe('memory')
    expect((world.shared as ReturnType<typeof createShared>).entries.size).toBe(50)
  })
})

describe('a load in progress', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is shared by concurrent visits of a missing key, and fails for all of them', async () => {
    const { world, get } = createWorld()
    await Promise.all([get(), get(), get('another')])
    expect(world.calls).toHaveLength(2)
    world.behaviour = 'throws'
    const outcomes = await Promise.allSettled([get('cold'), get('cold')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(world.calls).toHaveLength(3)
  })

  it('is shared while a value is refreshed in the background', async () => {
    const { world, get, visit, settle } = createWorld()
    await visit()
    world.now += 6000
    expect((await Promise.all([get(), get(), get()])).map(({ state }) => state)).toEqual(['stale', 'stale', 'stale'])
    await settle()
    expect(world.calls).toHaveLength(2)
  })

  it('continues for waiting requests when the request that started it ends', async () => {
    const { world, get } = createWorld()
    void get().catch(() => undefined)
    const waiting = get()
    while (world.calls.length === 0) await Promise.resolve()
    // Before there is anything to store.
    expect(world.pending).toHaveLength(1)
    expect((await waiting).state).toBe('miss')
    expect(world.calls).toHaveLength(1)
  })

  it('that never ends is replaced after 3 s by one load for all waiting requests', async () => {
    const { world, read, cache } = createWorld()
    const stuck = { ...read, origin: () => new Promise<Stored<Value>>(() => {}) }
    void cache.get('stuck', stuck)
    await vi.advanceTimersByTimeAsync(0)
    const waiting = Promise.all([cache.get('stuck', read), cache.get('stuck', read)])
    await vi.advanceTimersByTimeAsync(2999)
    expect(world.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect((await waiting).map(({ state }) => state)).toEqual(['miss', 'memory'])
    expect(world.calls).toHaveLength(1)
  })

  it('is not repeated by a visit that reads the shared cache until after its end', async () => {
    const shared = createShared()
    const { world, visit, get } = createWorld(shared)
    const reading = Promise.withResolvers<undefined>()
    world.shared = { ...shared, get: () => reading.promise }
    const slow = get()
    world.shared = shared
    await visit()
    reading.resolve(undefined)
    await slow
    expect(world.calls).toHaveLength(1)
  })

  it('is awaited as long as it takes by a reader without a deadline', async () => {
    const { read, cache } = createWorld()
    const states: string[] = []
    void cache
      .get('a', { ...read, origin: (isBehind) => wait(2999).then(() => read.origin(isBehind)) })
      .then(({ state }) => void states.push(state))
    await vi.advanceTimersByTimeAsync(2998)
    expect(states).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(states).toEqual(['miss'])
  })

  it('is not replaced by a reader whose time ends together with it', async () => {
    const { world, read, cache } = createWorld()
    void cache.get('a', { ...read, origin: () => new Promise<Stored<Value>>(() => {}) })
    await vi.advanceTimersByTimeAsync(0)
    const outcomes: string[] = []
    cache.get('a', { ...read, waitMs: () => 3000 }).catch(({ name }: Error) => outcomes.push(name))
    await vi.advanceTimersByTimeAsync(3000)
    expect(outcomes).toEqual(['WaitTimeout'])
    expect(world.calls).toEqual([])
  })

  it('is awaited until the deadline of the reader only, and its result is stored', async () => {
    const { world, get, read, cache, settle } = createWorld()
    const slow = { ...read, origin: (isBehind: boolean) => wait(2000).then(() => read.origin(isBehind)) }
    const outcome = cache.get('a', { ...slow, waitMs: () => 500 }).catch(({ name }: Error) => name)
    const another = cache.get('a', { ...slow, waitMs: () => 900 }).catch(({ name }: Error) => name)
    await vi.advanceTimersByTimeAsync(500)
    expect(await outcome).toBe('WaitTimeout')
    await expect(cache.get('a', { ...slow, waitMs: () => 0 })).rejects.toThrow(WaitTimeout)
    await vi.advanceTimersByTimeAsync(400)
    expect(await another).toBe('WaitTimeout')
    await vi.advanceTimersByTimeAsync(1100)
    await settle()
    expect((await get()).state).toBe('memory')
    expect(world.calls).toHaveLength(1)
  })

  it('is replaced for a reader at its deadline by the expired value', async () => {
    const { world, read, cache, visit } = createWorld()
    await visit()
    world.now += 70_000
    const slow = { ...read, origin: () => wait(2000).then(() => read.origin(false)), waitMs: () => 500 }
    const found = cache.get('a', slow)
    await vi.advanceTimersByTimeAsync(500)
    expect(await found).toMatchObject({ state: 'stale-if-error', storedAt: START })
    // Others do not wait for it again.
    expect((await cache.get('a', slow)).state).toBe('stale-if-error')
    await vi.advanceTimersByTimeAsync(1500)
    expect(world.calls).toHaveLength(2)
  })

  it('in the background that never ends blocks further refreshes for 30 s only', async () => {
    const { world, read, cache, visit } = createWorld()
    await visit()
    world.now += 6000
    await cache.get('a', { ...read, origin: () => new Promise<Stored<Value>>(() => {}) })
    world.now += 29_999
    await cache.get('a', read)
    expect(world.calls).toHaveLength(1)
    world.now += 1
    await cache.get('a', read)
    await vi.advanceTimersByTimeAsync(0)
    expect(world.calls).toHaveLength(2)
  })
})

const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('visit' as const), isolate: fc.nat(1), key: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 4000, 20_000, 90_000, 4e6) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'publish' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('turn' as const),
      behaviour: fc.constantFrom<Behaviour>('ok', 'fails', 'unstorable', 'throws'),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: 'settle' as const }) },
)

type World = ReturnType<typeof createWorld>
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const expectAllowedAge = ({ state, storedAt }: Found<Value>, now: number, publishedAt: number): void => {
  const age = now - storedAt
  const isOutdated = storedAt <= publishedAt
  if (state === 'memory' || state === 'store') expect([isOutdated, age < 5000]).toEqual([false, true])
  if (state === 'stale') expect([isOutdated, age < 65_000]).toEqual([false, true])
  if (state === 'stale-if-error') expect(age).toBeLessThanOrEqual(86_405_000 + 5000)
  if (state === 'miss') expect(storedAt).toBeLessThanOrEqual(now)
}

const visitAndCheck = async ({ world, get }: World, key: string): Promise<void> => {
  const { now } = world
  const found = await get(key).catch(() => null)
  if (found === null) expect(world.hasThrown).toBe(true)
  else expectAllowedAge(found, now, world.publishedAt)
}

/** Applies a step to both isolates, or visits one of them. */
const runStep = async (isolates: readonly World[], each: Step): Promise<void> => {
  for (const { world } of isolates) {
    if (each.do === 'wait') world.now += each.ms
    if (each.do === 'publish') world.publishedAt = world.now
    if (each.do === 'turn') world.behaviour = each.behaviour
  }
  if (each.do === 'settle') for (const { settle } of isolates) await settle()
  if (each.do === 'visit') await visitAndCheck(isolates[each.isolate] as World, `${each.key}`)
}

describe('a value after any sequence of events', () => {
  it('is never older than its limit, and unstorable values are never stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
        const shared = createShared()
        const isolates = [createWorld(shared), createWorld(shared)]
        for (const each of steps) await runStep(isolates, each)
        for (const { settle } of isolates) await settle()
        for (const { value } of shared.entries.values())
          expect(value).toEqual({ body: expect.stringMatching(/^made at /) })
      }),
      { numRuns: 200 },
    )
  })
})
