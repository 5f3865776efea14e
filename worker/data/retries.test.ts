import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Config, Env } from '../env.ts'

/** A fresh module for each test: the retry budget belongs to the isolate. */
const load = () => import('./transport.ts')
let transport: Awaited<ReturnType<typeof load>>
let points: unknown[][] = []
let requests: Request[] = []

beforeEach(async () => {
  vi.resetModules()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  transport = await load()
  points = []
  requests = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const METRICS = {
  writeDataPoint: ({ blobs = [], doubles = [] }: AnalyticsEngineDataPoint) => points.push([...blobs, ...doubles]),
}
const config = { SLOW_CALL_MS: 60_000, PAGE_TIMEOUT_MS: 2500, now: () => 0 } as unknown as Config
const call = { name: 'tours', path: '/tours' }

const fetchJson = (respond: (request: Request) => Promise<Response> | Response, over: object = {}, canRetry = true) => {
  const service = {
    base: 'https://api.example',
    fetch: async (request: Request) => {
      requests.push(request)
      return respond(request)
    },
  }
  const exchange = { env: { METRICS } as unknown as Env, config, service, canRetry, headers: { authorization: 'a' } }
  return transport.fetchJson(exchange, { ...call, ...over })
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { failure?: string }) => error.failure ?? String(error),
  )
const never = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

describe('a call of a JSON API', () => {
  it('sends method, headers and body, and follows no redirect', async () => {
    await fetchJson(() => Response.json({}))
    await fetchJson(() => Response.json({}), { method: 'POST', body: { a: 1 } })
    const [get, post] = requests
    expect([get?.method, get?.url, get?.redirect]).toEqual(['GET', 'https://api.example/tours', 'manual'])
    expect(Object.fromEntries(get?.headers ?? [])).toEqual({ accept: 'application/json', authorization: 'a' })
    expect(post?.method).toBe('POST')
    expect(post?.headers.get('content-type')).toBe('application/json')
    expect(await post?.json()).toEqual({ a: 1 })
  })

  it('returns status, value and size', async () =>
    expect(await fetchJson(() => new Response('{"a":1}', { status: 422 }))).toEqual({
      ...{ status: 422, json: { a: 1 }, characters: 7, version: null },
    }))

  it.each([
    ['status', () => new Response('{}', { status: 500 })],
    ['not json', () => new Response('<html>')],
    ['network', () => Promise.reject(new TypeError('refused'))],
  ] as const)('fails with %s after one retry', async (failure, respond) => {
    expect(await failureOf(fetchJson(respond))).toBe(failure)
    expect(requests).toHaveLength(2)
    expect(points).toHaveLength(1)
    expect(points[0]).toEqual(expect.arrayContaining(['tours', failure, 2]))
  })

  it('reads 2 MB of a response and no more, once, and logs what was too large', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    let pulled = 0
    let cancelled = 0
    const huge = () =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            pulled += 500_000
            controller.enqueue(new Uint8Array(500_000))
          },
          cancel: () => void cancelled++,
        },
        { highWaterMark: 0 },
      )
    expect(await failureOf(fetchJson(() => new Response(huge())))).toBe('too large')
    const bytes = 2_500_000
    expect([pulled, cancelled, requests.length]).toEqual([bytes, 1, 1])
    const line = { time: '1970-01-01T00:00:00.000Z', call: 'tours', failure: 'too large', bytes }
    expect(log.mock.calls.map(([text]) => JSON.parse(String(text)))).toEqual([line])
    expect(points[0]).toEqual(expect.arrayContaining(['tours', 'too large', 1]))
  })

  it('reads nothing of a response whose declared length is too large', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    let pulled = 0
    const body = new ReadableStream<Uint8Array>({ pull: () => void pulled++ }, { highWaterMark: 0 })
    const headers = { 'content-length': '300000000' }
    expect(await failureOf(fetchJson(() => new Response(body, { headers })))).toBe('too large')
    expect([pulled, log.mock.calls.length]).toEqual([0, 1])
    expect(String(log.mock.calls[0]?.[0])).toContain('"bytes":300000000')
  })

  it('succeeds with its retry', async () => {
    const responses = [new Response('', { status: 503 }), Response.json({ ok: true })]
    expect(await fetchJson(() => responses.shift() as Response)).toMatchObject({ json: { ok: true } })
    expect(points[0]).toEqual(expect.arrayContaining(['tours', 'ok', 2]))
  })

  it('is made once when it may not be repeated', async () => {
    expect(await failureOf(fetchJson(() => new Response('', { status: 503 }), {}, false))).toBe('status')
    expect(requests).toHaveLength(1)
  })

  it('waits up to 150 ms before the retry', async () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const failing = failureOf(fetchJson(() => new Response('', { status: 503 })))
    await vi.advanceTimersByTimeAsync(149)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(2)
    expect(await failing).toBe('status')
  })

  it('has a timeout of 2 s, or its own, and is not repeated after it', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await fetchJson(() => Response.json({}))
    await fetchJson(() => Response.json({}), { timeoutMs: 30 })
    expect(timeout.mock.calls).toEqual([[2000], [30]])
    expect(await failureOf(fetchJson(never, { timeoutMs: 10 }))).toBe('timeout')
    expect(requests).toHaveLength(3)
  })

  it('shares twenty retries with all calls; ten calls earn another', async () => {
    const fail = () => fetchJson(() => new Response('', { status: 503 }))
    const retried = async () => {
      const before = requests.length
      await failureOf(fail())
      return requests.length - before === 2
    }
    let retries = 0
    while (await retried()) retries++
    // 20, and the tenths of these calls.
    expect(retries).toBe(22)
    const next: boolean[] = []
    for (let i = 0; i < 10; i++) next.push(await retried())
    // 2 tenths were left, and the failed try that ended the loop added none.
    expect(next.map(Number)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 0])
    // A long success earns no more than the budget.
    for (let i = 0; i < 400; i++) await fetchJson(() => Response.json({}))
    retries = 0
    while (await retried()) retries++
    expect(retries).toBe(22)
  })
})

describe('the back end', () => {
  it('is the URL of the configuration, else the service binding', async () => {
    const API = { fetch: async () => new Response('bound') } as unknown as Fetcher
    expect(transport.backEnd({ API } as Env, { API_URL: 'https://api.example/' } as Config).base).toBe(
      'https://api.example',
    )
    const bound = transport.backEnd({ API } as Env, {} as Config)
    expect(bound.base).toBe('https://api.internal')
    expect(await (await bound.fetch(new Request('https://api.internal/'))).text()).toBe('bound')
    expect(() => transport.backEnd({} as Env, {} as Config)).toThrow('API_URL')
  })
})
