import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Env } from '../env.ts'

const DAY = 86_400_000
const NOW = 1_800_000_000_000

/** A key-value store in memory: the only foreign thing here. */
const storeWith = (initial: string | null = null) => {
  const store = { text: initial, reads: 0, cacheTtl: undefined as number | undefined }
  const check = (key: string) => {
    if (key === '') throw new TypeError('Key name cannot be empty.')
  }
  const namespace = {
    async get(key: string, options?: { cacheTtl: number }) {
      check(key)
      store.reads++
      store.cacheTtl = options?.cacheTtl
      return store.text
    },
    async put(key: string, text: string) {
      check(key)
      store.text = text
    },
  }
  return { store, env: { PUBLICATIONS: namespace as unknown as KVNamespace } as Env }
}

let marks: typeof import('./stale-marks.ts')
const pending: Promise<unknown>[] = []
const follow = async (env: Env, now: number) => {
  marks.followMarks({ env, now, waitUntil: (promise) => void pending.push(promise) })
  await Promise.all(pending)
}
// Each test is an isolate of its own.
beforeEach(async () => {
  vi.resetModules()
  marks = await import('./stale-marks.ts')
})

describe('stale marks', () => {
  it('are empty at first', () => expect(marks.staleSince(['page:index'])).toBe(Number.NEGATIVE_INFINITY))

  it('return the latest time of the given tags', async () => {
    const { env } = storeWith()
    await marks.markStale(env, ['page:a', 'layout'], NOW)
    await marks.markStale(env, ['page:b'], NOW + 5)
    expect(marks.staleSince(['market:it', 'page:a'])).toBe(NOW)
    expect(marks.staleSince(['page:b', 'page:a'])).toBe(NOW + 5)
    expect(marks.staleSince(['page:c'])).toBe(Number.NEGATIVE_INFINITY)
    expect(marks.staleSince([])).toBe(Number.NEGATIVE_INFINITY)
  })

  it('work without a store', async () => {
    await marks.markStale({} as Env, ['layout'], NOW)
    await follow({} as Env, NOW)
    expect(marks.staleSince(['layout'])).toBe(NOW)
  })

  it('reach another isolate, which reads them every five seconds', async () => {
    const { env, store } = storeWith(JSON.stringify({ 'page:a': NOW }))
    await follow(env, NOW)
    await follow(env, NOW + 4999)
    expect(store.reads).toBe(1)
    // The shortest time that the platform allows.
    expect(store.cacheTtl).toBe(30)
    expect(marks.staleSince(['page:a'])).toBe(NOW)
    store.text = JSON.stringify({ 'page:a': NOW + 4950 })
    await follow(env, NOW + 5000)
    expect(marks.staleSince(['page:a'])).toBe(NOW + 4950)
  })

  it('preserve recent marks of others and drop expired ones', async () => {
    const { env, store } = storeWith(JSON.stringify({ other: NOW - 2 * DAY + 1, ancient: NOW - 2 * DAY }))
    await marks.markStale(env, ['mine'], NOW)
    expect(JSON.parse(store.text ?? '')).toEqual({ mine: NOW, other: NOW - 2 * DAY + 1 })
    await marks.markStale(env, ['later'], NOW + 2 * DAY)
    expect(JSON.parse(store.text ?? '')).toEqual({ later: NOW + 2 * DAY })
    expect(marks.staleSince(['mine'])).toBe(Number.NEGATIVE_INFINITY)
  })

  it('of one tag count from the latest publication, in whichever order they arrive', async () => {
    await marks.markStale({} as Env, ['a', 'b'], NOW)
    await follow(storeWith(JSON.stringify({ a: NOW - 5, b: NOW + 5 })).env, NOW + 10)
    expect([marks.staleSince(['a']), marks.staleSince(['b'])]).toEqual([NOW, NOW + 5])
  })

  it('leave a reader without a failure when the store fails', async () => {
    const env = { PUBLICATIONS: { get: () => Promise.reject(new Error('KV')) } } as unknown as Env
    await follow(env, NOW)
    expect(marks.staleSince(['a'])).toBe(Number.NEGATIVE_INFINITY)
  })

  it('reject a publication that the store does not save', async () => {
    const put = () => Promise.reject(new Error('KV'))
    const env = { PUBLICATIONS: { get: async () => null, put } } as unknown as Env
    await expect(marks.markStale(env, ['a'], NOW)).rejects.toThrow('KV')
  })

  it('carry the bookmark of the newest publication for ten minutes, also to another isolate', async () => {
    const { env, store } = storeWith()
    expect(marks.bookmarkHeader(0)).toEqual({})
    await marks.markStale(env, ['page:b'], NOW - 9, null)
    await marks.markStale(env, ['page:a'], NOW, '0000007b-00000001-0000-a')
    await marks.markStale(env, ['page:a'], NOW + 1, '0000007a-00000009-0000-b')
    expect(marks.bookmarkHeader(NOW + 2)).toEqual({ 'x-d1-bookmark': '0000007b-00000001-0000-a' })
    vi.resetModules()
    marks = await import('./stale-marks.ts')
    expect(marks.bookmarkHeader(NOW)).toEqual({})
    await follow(storeWith(store.text).env, NOW)
    expect(marks.bookmarkHeader(NOW + 599_999)).toEqual({ 'x-d1-bookmark': '0000007b-00000001-0000-a' })
    expect(marks.bookmarkHeader(NOW + 600_000)).toEqual({})
    // A later publication without a bookmark does not prolong it, in no isolate.
    await marks.markStale(env, ['page:c'], NOW + 5)
    await follow(storeWith(store.text).env, NOW + 5000)
    expect(marks.bookmarkHeader(NOW + 600_000)).toEqual({})
    vi.resetModules()
    marks = await import('./stale-marks.ts')
    await follow(storeWith(store.text).env, NOW + 5000)
    expect(marks.bookmarkHeader(NOW + 599_999)).toEqual({ 'x-d1-bookmark': '0000007b-00000001-0000-a' })
    expect(marks.bookmarkHeader(NOW + 600_000)).toEqual({})
  })

  it('carry the bookmarks of a restored database, which begin lower, once an earlier one has expired', async () => {
    const { env } = storeWith()
    const first = { 'x-d1-bookmark': '00000001-00000001-0000-a' }
    await marks.markStale(env, ['page:a'], NOW, '0000007b-00000001-0000-a')
    await marks.markStale(env, ['page:a'], NOW + 600_000, first['x-d1-bookmark'])
    expect(marks.bookmarkHeader(NOW + 600_001)).toEqual(first)
    vi.resetModules()
    marks = await import('./stale-marks.ts')
    await follow(env, NOW + 600_002)
    expect(marks.bookmarkHeader(NOW + 600_002)).toEqual(first)
  })

  it.each(['', 'nonsense', 'null', '[]', '{"page:a":"soon"}', '7'])('ignore a broken store: %s', async (text) => {
    const { env } = storeWith(text)
    await follow(env, NOW)
    expect(marks.staleSince(['page:a', '0'])).toBe(Number.NEGATIVE_INFINITY)
  })
})
