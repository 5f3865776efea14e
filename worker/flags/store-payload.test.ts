import { describe, expect, it, vi } from 'vitest'
import type { Config, Env } from '../env.ts'
import { isNewer, type PayloadStamp, pullPayload, storePayload } from './store-payload.ts'

const stored = { at: 100, id: 'a', dateUpdated: '2027-01-15T10:00:00.500Z' }

it.each<[string, Partial<PayloadStamp>, boolean]>([
  ['created later', { dateUpdated: '2027-01-15T10:00:01Z' }, true],
  ['created later, received before', { dateUpdated: '2027-01-15T10:00:01.000Z', at: 50 }, true],
  ['created a millisecond later, received before', { dateUpdated: '2027-01-15T10:00:00.501Z', at: 50 }, true],
  ['created before, received later', { dateUpdated: '2027-01-15T10:00:00.499Z', at: 200 }, false],
  ['created before, in whole seconds', { dateUpdated: '2027-01-15T10:00:00Z', at: 200 }, false],
  ['created at the same time, received later', { at: 101 }, true],
  ['created at the same time, received before', { at: 99 }, false],
  ['created and received at the same time', {}, false],
  ['without a date, received at the same time', { dateUpdated: null }, false],
  ['without a date, received later', { dateUpdated: null, at: 101 }, true],
  ['without a date, received before', { dateUpdated: null, at: 99 }, false],
  ['the same message', { id: 'a', dateUpdated: '2027-01-15T11:00:00.000Z' }, false],
])('a payload %s: %j replaces the stored one: %s', (_, more, result) =>
  expect(isNewer({ ...stored, id: 'b', ...more }, stored)).toBe(result),
)

it('is stored when no payload is stored', () => expect(isNewer(stored, null)).toBe(true))

describe('a payload dated in the future', () => {
  const NOW = Date.parse('2027-01-15T10:00:00Z')
  const createStore = (metadata: PayloadStamp | null) => {
    const entry = { value: metadata === null ? null : 'old', metadata: metadata as unknown }
    const flags = {
      getWithMetadata: async () => entry,
      put: async (_key: string, value: string, { metadata }: { metadata: unknown }) =>
        void Object.assign(entry, { value, metadata }),
    } as unknown as KVNamespace
    const store = (text: string, dateUpdated: string | null, at = NOW / 1000, now = NOW) =>
      storePayload(flags, text, { at, id: text, dateUpdated }, now)
    return { entry, store }
  }

  it('is refused from a minute ahead, so that later ones are stored', async () => {
    const { entry, store } = createStore(null)
    expect(await store('far', '2099-01-01T00:00:00Z')).toBe('dated in the future')
    expect(await store('61 s ahead', '2027-01-15T10:01:01Z')).toBe('dated in the future')
    expect(entry.value).toBeNull()
    expect(await store('now', '2027-01-15T10:00:00Z')).toBe('stored')
    expect(await store('60 s ahead', '2027-01-15T10:01:00Z')).toBe('stored')
  })

  it('is replaced where it is stored already', async () => {
    const { entry, store } = createStore({ at: 1, id: 'x', dateUpdated: '2099-01-01T00:00:00Z' })
    expect(await store('now', '2027-01-15T10:00:00Z')).toBe('stored')
    expect(entry.value).toBe('now')
  })

  it('by its message alone is one, too', async () => {
    const { entry, store } = createStore({ at: NOW / 1000 + 300, id: 'x', dateUpdated: null })
    expect(await store('61 s ahead', null, NOW / 1000 + 61)).toBe('dated in the future')
    expect(await store('60 s ahead', null, NOW / 1000 + 60)).toBe('stored')
    expect(entry.value).toBe('60 s ahead')
  })

  it.each([
    ['its date', '2027-01-15T10:00:50Z', '2027-01-15T10:00:05Z', 0],
    ['its message', null, null, 50],
  ])('does not block a payload that arrives later, and never returns, by %s', async (_, ahead, date, skew) => {
    const { entry, store } = createStore(null)
    const atSecond = (second: number) => [NOW / 1000 + second, NOW + second * 1000] as const
    const [, now] = atSecond(0)
    expect(await store('50 s ahead', ahead, now / 1000 + skew, now)).toBe('stored')
    expect(await store('later', date, ...atSecond(5))).toBe('stored')
    expect(await store('50 s ahead', ahead, ...atSecond(60))).toBe('older')
    if (ahead !== null) expect(await store('50 s ahead, by pull', ahead, ...atSecond(60))).toBe('older')
    expect(entry.value).toBe('later')
  })

  it('is stored as of now, by what is ahead alone', async () => {
    const stampOf = async (dateUpdated: string | null, at: number) => {
      const { entry, store } = createStore(null)
      await store('new', dateUpdated, at)
      return entry.metadata
    }
    const [now, ahead] = ['2027-01-15T10:00:00.000Z', '2027-01-15T10:00:50Z']
    expect(await stampOf(ahead, NOW / 1000 - 5)).toEqual({
      ...{ at: NOW / 1000 - 5, id: 'new', dateUpdated: now, ahead: [ahead] },
    })
    const before = '2027-01-15T09:00:00Z'
    expect(await stampOf(before, NOW / 1000)).toEqual({ at: NOW / 1000, id: 'new', dateUpdated: before, ahead: [] })
    expect(await stampOf(before, NOW / 1000 + 50)).toEqual({
      ...{ at: NOW / 1000, id: 'new', dateUpdated: before, ahead: [before] },
    })
  })

  it('is stored once, however it arrives', async () => {
    const { entry, store } = createStore(null)
    expect(await store('by webhook', '2027-01-15T10:00:50Z')).toBe('stored')
    expect(await store('by pull', '2027-01-15T10:00:50Z')).toBe('older')
    expect(entry.value).toBe('by webhook')
  })

  it('leaves no more than ten keys', async () => {
    const { entry, store } = createStore(null)
    for (let second = 1; second <= 12; second++)
      await store(`${second}`, null, NOW / 1000 + second * 2, NOW + second * 1000)
    expect((entry.metadata as PayloadStamp).ahead).toEqual(['3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
  })
})

it('is not reported as stored while the store fails', async () => {
  const flags = {
    getWithMetadata: async () => ({ value: null, metadata: null }),
    put: () => Promise.reject(new Error('no KV')),
  } as unknown as KVNamespace
  await expect(storePayload(flags, 'text', stored, Date.parse(stored.dateUpdated))).rejects.toThrow('no KV')
})

describe('the poll of the payload', () => {
  const URL_OF_FLAGS = 'https://flags.example/payload'
  const features = { wishlist: { defaultValue: true } }
  const payload = (dateUpdated?: string) => JSON.stringify({ features, dateUpdated })

  const pull = async (
    response: () => Response | Promise<Response>,
    metadata: unknown = null,
    over: object = {},
    value = 'old',
  ) => {
    const stored: { value?: string; metadata?: unknown } = {}
    const FLAGS = {
      getWithMetadata: async () => ({ value, metadata }),
      put: async (_key: string, value: string, { metadata: stamp }: { metadata: unknown }) =>
        void Object.assign(stored, { value, metadata: stamp }),
    }
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => response())
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const now = () => Date.parse('2027-01-15T10:00:00Z')
    const config = { FLAGS_URL: URL_OF_FLAGS, SLOW_CALL_MS: 60_000, now, realNow: now, ...over } as unknown as Config
    const result = await pullPayload({ FLAGS } as unknown as Env, config)
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
    const calls = fetched.mock.calls.length
    vi.restoreAllMocks()
    return { result, stored, lines, calls }
  }

  it('stores a newer payload', async () => {
    const text = payload('2027-01-15T09:00:00Z')
    const { result, stored, lines } = await pull(() => new Response(text))
    expect([result, stored.value]).toEqual(['stored', text])
    expect(stored.metadata).toMatchObject({ id: 'pull 2027-01-15T09:00:00Z', at: 1_800_007_200 })
    expect(lines).toMatchObject([{ flags: 'pull', stored: '2027-01-15T09:00:00Z' }])
  })

  it('takes five seconds at most', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await pull(() => new Response(payload('2027-01-15T09:00:00Z')))
    expect(timeout.mock.calls).toEqual([[5000]])
  })

  it('leaves the same one that is stored', async () => {
    const known = { at: 1, id: 'x', dateUpdated: '2027-01-15T09:00:00Z' }
    const text = payload('2027-01-15T09:00:00Z')
    const { result, stored, lines } = await pull(() => new Response(text), known, {}, text)
    expect([result, stored, lines]).toEqual(['known', {}, []])
  })

  it('leaves a newer one that is stored', async () => {
    const newer = { at: 1, id: 'x', dateUpdated: '2027-01-15T09:30:00Z' }
    const { result, stored, lines } = await pull(() => new Response(payload('2027-01-15T09:00:00Z')), newer)
    expect([result, stored, lines]).toEqual(['older', {}, []])
  })

  it('reports a payload that is dated in the future', async () => {
    const { result, stored, lines } = await pull(() => new Response(payload('2027-01-16T09:00:00Z')))
    expect([result, stored]).toEqual(['dated in the future', {}])
    expect(lines).toMatchObject([{ flags: 'pull', problem: 'dated in the future' }])
  })

  it('counts a payload without a date as the oldest', async () => {
    const { result, stored } = await pull(() => new Response(payload()))
    expect([result, stored.metadata]).toMatchObject(['stored', { at: 0 }])
  })

  it.each([
    ['unreachable', () => new Response(payload('2027-01-15T09:00:00Z'), { status: 404 })],
    ['unreachable', () => Promise.reject(new TypeError('refused'))],
    ['bad', () => new Response('<html>')],
  ] as const)('reports that the payload is %s', async (expected, response) => {
    const { result, stored, lines } = await pull(response)
    expect([result, stored]).toEqual([expected, {}])
    expect(lines).toMatchObject([
      {
        flags: 'pull',
        problem: expected === 'bad' ? 'malformed JSON at line 1, column 1: a value is missing' : 'unreachable',
      },
    ])
  })

  it('needs a URL and a store', async () => {
    expect(await pull(() => new Response(''), null, { FLAGS_URL: undefined })).toMatchObject({
      result: 'not configured',
      calls: 0,
    })
    expect(await pullPayload({} as Env, { FLAGS_URL: URL_OF_FLAGS } as Config)).toBe('not configured')
  })
})
