import { describe, expect, it, vi } from 'vitest'
import {
  type Behaviour,
  createShared,
  createWorld,
  START,
  type Value,
} from '../../tests/support/builders/cache-world.ts'
import { createCache } from './cache.ts'

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
    expect(world.calls.slice(1).every(({ isInBackground }) => isInBackground === (state === 'stale'))).toBe(true)
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
