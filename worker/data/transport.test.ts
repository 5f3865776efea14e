import { beforeEach, describe, expect, it, vi } from 'vitest'
import { localVariables } from '../../local/workers/local-variables.ts'
import { type Config, type Env, readConfig } from '../env.ts'
import { type Call, callTimeout, fetchExternal, isTimeout, pageDeadline, readExternal, serviceAt } from './transport.ts'

// Circuit breakers of its own.
let fetchPublic: typeof import('./fetch-public.ts').fetchPublic
beforeEach(async () => {
  vi.resetModules()
  ;({ fetchPublic } = await import('./fetch-public.ts'))
})

/** Node forgets the timeout of a request that nothing refers to. */
const referred: Request[] = []

const CALL: Call = { name: 'layouts', method: 'GET', path: '/layouts' }

it('a back end that failed is tried again after its rest, even where the clock is fixed', async () => {
  let realNow = 50_000
  let status = 503
  let calls = 0
  const env = {
    API: {
      fetch: async () => {
        calls++
        return Response.json({}, { status })
      },
    },
  } as unknown as Env
  const config = { now: () => 1_800_000_000_000, realNow: () => realNow, PAGE_TIMEOUT_MS: 2500 } as unknown as Config
  const outcome = () =>
    fetchPublic({ env, config }, CALL).then(
      () => 'answered',
      (error) => error.failure,
    )

  for (let i = 0; i < 5; i++) expect(await outcome()).toBe('status')
  expect(calls).toBe(10)
  status = 200
  expect(await outcome()).toBe('circuit open')
  expect(calls).toBe(10)
  realNow += 10_000
  expect(await outcome()).toBe('answered')
  expect(await outcome()).toBe('answered')
})

it('a call that fails closes no other one', async () => {
  const env = {
    API: { fetch: async ({ url }: Request) => Response.json({}, { status: url.endsWith('/filters') ? 503 : 200 }) },
  } as unknown as Env
  const config = { now: () => 0, realNow: () => 0, PAGE_TIMEOUT_MS: 2500 } as unknown as Config
  const outcome = (name: string) =>
    fetchPublic({ env, config }, { name, path: `/${name}` }).then(
      () => 'answered',
      (error) => error.failure,
    )
  for (let i = 0; i < 5; i++) expect(await outcome('filters')).toBe('status')
  expect(await outcome('filters')).toBe('circuit open')
  expect(await outcome('tours')).toBe('answered')
})

it('a page has 2.5 s for its calls and a single call 2 s, unless set', () => {
  const deadlines = (changes: object) => {
    const env = { ENVIRONMENT: 'local', ...localVariables(8787).storefront, ...changes } as unknown as Env
    const config = { ...readConfig(env), realNow: () => 1000 }
    return [pageDeadline(config), callTimeout(config)]
  }
  expect(deadlines({})).toEqual([3500, 2000])
  expect(deadlines({ PAGE_TIMEOUT_MS: '6000' })).toEqual([7000, 4800])
})

it('readExternal reads at most its limit, and logs the call and the size beyond it', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const context = { env: {}, config: { SLOW_CALL_MS: 60_000, now: () => 0 } } as unknown as { env: Env; config: Config }
  const read = (status: number, body: string | null) => {
    const service = { base: '', fetch: async () => new Response(body, { status, headers: { 'x-kept': 'yes' } }) }
    return readExternal(context, { name: 'sign-in', url: 'https://issuer.example/jwks', service, maxBytes: 5 })
  }
  const response = await read(400, 'fünf')
  expect([response.status, response.headers.get('x-kept'), await response.text()]).toEqual([400, 'yes', 'fünf'])
  expect((await read(204, null)).status).toBe(204)
  await expect(read(200, 'sechs!')).rejects.toMatchObject({ failure: 'too large' })
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { call: 'sign-in', failure: 'too large', bytes: 6 },
  ])
  log.mockRestore()
})

describe('fetchExternal', () => {
  const call = (respond: (request: Request) => Promise<Response>, options: object = { timeoutMs: 20 }) => {
    const outcomes: unknown[] = []
    const METRICS = {
      writeDataPoint: ({ blobs, doubles }: AnalyticsEngineDataPoint) => outcomes.push([blobs?.[3], doubles?.[1]]),
    }
    const context = {
      env: { METRICS } as unknown as Env,
      config: { SLOW_CALL_MS: 60_000, PAGE_TIMEOUT_MS: 2500 } as Config,
    }
    const url = 'https://flags.example/payload'
    const fetch = (request: Request) => {
      referred.push(request)
      return respond(request)
    }
    const service = { base: url, fetch }
    return { outcomes, response: fetchExternal(context, { name: 'flags', url, service, ...options }) }
  }

  it.each([
    [200, 'ok'],
    [404, 'ok'],
    [499, 'ok'],
    [500, 'status'],
    [503, 'status'],
  ])('returns a response of status %i and records it as %j', async (status, outcome) => {
    const { outcomes, response } = call(async () => new Response('', { status }))
    expect((await response).status).toBe(status)
    // One try.
    expect(outcomes).toEqual([[outcome, 1]])
  })

  it('that is refused fails and records it', async () => {
    const { outcomes, response } = call(() => Promise.reject(new TypeError('refused')))
    await expect(response).rejects.toThrow('refused')
    expect(outcomes).toEqual([['network', 1]])
  })

  it('has 2 s, unless set, or the signal of its caller', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const response = async () => new Response('')
    await call(response, {}).response
    await call(response, { timeoutMs: 30 }).response
    const { signal } = new AbortController()
    await call(response, { signal }).response
    expect(timeout.mock.calls).toEqual([[2000], [30]])
    timeout.mockRestore()
  })

  it('calls the URL itself where it has no service', async () => {
    const fetched: string[] = []
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      fetched.push(url)
      return new Response('')
    })
    await call(async () => new Response(''), { service: undefined }).response
    expect(fetched).toEqual(['https://flags.example/payload'])
    vi.unstubAllGlobals()
  })

  it('fails after the timeout and records it', async () => {
    const { outcomes, response } = call(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    await expect(response).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(outcomes).toEqual([['timeout', 1]])
  })
})

it.each([
  ['https://api.example', 'https://api.example'],
  ['https://api.example/', 'https://api.example'],
  ['https://api.example/v1/', 'https://api.example/v1'],
])('the service at %s has the base %s', (url, base) => expect(serviceAt(url).base).toBe(base))

it.each([
  [new DOMException('late', 'TimeoutError'), true],
  [new DOMException('ended', 'AbortError'), false],
  [Object.assign(new Error('late'), { name: 'TimeoutError' }), false],
])('%s counts as a timeout: %s', (error, expected) => expect(isTimeout(error)).toBe(expected))

describe('fetchJson', () => {
  const config = { now: () => 0, realNow: () => 1000, SLOW_CALL_MS: 60_000, PAGE_TIMEOUT_MS: 2500 } as unknown as Config
  const calling = (respond: (request: Request) => Promise<Response>, more: object = {}) => {
    let calls = 0
    const fetch = (request: Request) => {
      calls++
      referred.push(request)
      return respond(request)
    }
    const service = { base: 'https://api.example', fetch }
    // Its own retry budget.
    vi.resetModules()
    const transport = import('./transport.ts')
    const exchange = { env: {} as Env, config, service, canRetry: true, ...more }
    const call = async (timeoutMs?: number) => {
      const { fetchJson } = await transport
      return fetchJson(exchange, { ...CALL, ...(timeoutMs && { timeoutMs }) }).then(
        () => 'answered',
        (error) => error.failure,
      )
    }
    return { call, calls: () => calls }
  }
  const never = ({ signal }: Request) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

  it('calls a slow back end once', async () => {
    const { call, calls } = calling(never)
    expect(await call(20)).toBe('timeout')
    expect(calls()).toBe(1)
  })

  it('ends the second try with the timeout of the first', async () => {
    let first = true
    const { call, calls } = calling((request) => {
      if (!first) return never(request)
      first = false
      return Promise.reject(new Error('reset'))
    })
    const started = performance.now()
    expect(await call(300)).toBe('timeout')
    expect(performance.now() - started).toBeLessThan(500)
    expect(calls()).toBe(2)
  })

  it('waits no longer than the deadline of its page', async () => {
    const { call, calls } = calling(never, { deadline: 1020 })
    expect(await call()).toBe('timeout')
    const last = calling(never, { deadline: 1001 })
    expect(await last.call()).toBe('timeout')
    const late = calling(never, { deadline: 1000 })
    expect(await late.call()).toBe('deadline')
    expect([calls(), last.calls(), late.calls()]).toEqual([1, 1, 0])
  })

  it('has the shorter one of its own timeout and the rest of the page’s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const response = async () => Response.json({})
    await calling(response, { deadline: 1900 }).call()
    await calling(response, { deadline: 1900 }).call(300)
    expect(timeout.mock.calls).toEqual([[900], [300]])
    timeout.mockRestore()
  })

  it('does not repeat a call whose time ends before its second try', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(1)
    const { call, calls } = calling(() => Promise.reject(new Error('reset')))
    expect(await call(20)).toBe('network')
    expect(calls()).toBe(1)
    random.mockRestore()
  })

  it('records its duration', async () => {
    const points: unknown[] = []
    const METRICS = { writeDataPoint: ({ doubles }: AnalyticsEngineDataPoint) => points.push(doubles) }
    const time = vi.spyOn(performance, 'now').mockReturnValue(20_000)
    const response = async () => {
      time.mockReturnValue(20_250)
      return Response.json({})
    }
    await calling(response, { env: { METRICS } as unknown as Env }).call()
    expect(points).toEqual([[250, 1]])
    time.mockRestore()
  })
})
