import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createShared, createWorld, START, type Value } from '../../tests/support/builders/cache-world.ts'
import { type Stored, WaitTimeout } from './cache.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

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

  it('from the shared cache is shared with a visit whose value expires meanwhile', async () => {
    const { world, get, visit } = createWorld()
    await visit()
    const { shared } = world
    const reading = Promise.withResolvers<Stored<Value>>()
    let reads = 0
    world.shared = { ...shared, get: (key) => (reads++ === 0 ? reading.promise : shared.get(key)) }
    world.now += 64_999
    expect((await get()).state).toBe('stale')
    world.now += 1
    const waiting = get()
    await vi.advanceTimersByTimeAsync(0)
    reading.resolve({ value: { body: 'of another isolate' }, storedAt: world.now })
    expect(await waiting).toMatchObject({ state: 'store', value: { body: 'of another isolate' } })
    expect([reads, world.calls.length]).toEqual([2, 1])
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
    const slow = { ...read, origin: (isInBackground: boolean) => read.origin(isInBackground).finally(() => wait(500)) }
    const waiting = Promise.all([cache.get('stuck', slow), cache.get('stuck', slow)])
    await vi.advanceTimersByTimeAsync(2999)
    expect(world.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(world.calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(500)
    expect((await waiting).map(({ state }) => state)).toEqual(['miss', 'miss'])
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
      .get('a', { ...read, origin: (isInBackground) => wait(2999).then(() => read.origin(isInBackground)) })
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
    const slow = { ...read, origin: (isInBackground: boolean) => wait(2000).then(() => read.origin(isInBackground)) }
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
