import { describe, expect, it, vi } from 'vitest'
import { localVariables } from '../../scripts/runtime/local-variables.ts'
import { type Config, type Env, readConfig } from '../env.ts'
import { fetchPublic } from './public-client.ts'
import { type Call, callTimeout, fetchExternal, pageDeadline } from './transport.ts'

const CALL: Call = { name: 'layouts', method: 'GET', path: '/layouts' }

it('a back end that failed is tried again after its rest, even where the clock is fixed', async () => {
  let elapsed = 50_000
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
  const config = { now: () => 1_800_000_000_000, elapsed: () => elapsed, PAGE_TIMEOUT_MS: 2500 } as unknown as Config
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
  elapsed += 10_000
  expect(await outcome()).toBe('answered')
  expect(await outcome()).toBe('answered')
})

it('a call that fails closes no other one', async () => {
  const env = {
    API: { fetch: async ({ url }: Request) => Response.json({}, { status: url.endsWith('/filters') ? 503 : 200 }) },
  } as unknown as Env
  const config = { now: () => 0, elapsed: () => 0, PAGE_TIMEOUT_MS: 2500 } as unknown as Config
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
    const config = { ...readConfig(env), elapsed: () => 1000 }
    return [pageDeadline(config), callTimeout(config)]
  }
  expect(deadlines({})).toEqual([3500, 2000])
  expect(deadlines({ PAGE_TIMEOUT_MS: '6000' })).toEqual([7000, 4800])
})

describe('fetchExternal', () => {
  const call = (respond: (request: Request) => Promise<Response>) => {
    const outcomes: unknown[] = []
    const METRICS = { writeDataPoint: ({ blobs }: AnalyticsEngineDataPoint) => outcomes.push(blobs?.[3]) }
    const context = {
      env: { METRICS } as unknown as Env,
      config: { SLOW_CALL_MS: 60_000, PAGE_TIMEOUT_MS: 2500 } as Config,
    }
    const url = 'https://flags.example/payload'
    const service = { base: url, fetch: respond }
    return { outcomes, response: fetchExternal(context, { name: 'flags', url, timeoutMs: 20, service }) }
  }

  it.each([
    [200, 'ok'],
    [404, 'ok'],
    [503, 'status'],
  ])('returns a response of status %i and records it as %j', async (status, outcome) => {
    const { outcomes, response } = call(async () => new Response('', { status }))
    expect((await response).status).toBe(status)
    expect(outcomes).toEqual([outcome])
  })

  it('fails after the timeout and records it', async () => {
    const { outcomes, response } = call(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    await expect(response).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(outcomes).toEqual(['timeout'])
  })
})

describe('fetchJson', () => {
  const config = { now: () => 0, elapsed: () => 1000, SLOW_CALL_MS: 60_000, PAGE_TIMEOUT_MS: 2500 } as unknown as Config
  const calling = (respond: (request: Request) => Promise<Response>, more: object = {}) => {
    let calls = 0
    const fetch = (request: Request) => {
      calls++
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
    const late = calling(never, { deadline: 1000 })
    expect(await late.call()).toBe('deadline')
    expect([calls(), late.calls()]).toEqual([1, 0])
  })
})
