import { describe, expect, it } from 'vitest'
import type { Config, Env } from '../env.ts'
import { fetchPublic } from './public-client.ts'
import { type Call, fetchExternal } from './transport.ts'

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
  const config = { now: () => 1_800_000_000_000, elapsed: () => elapsed } as unknown as Config
  const outcome = () =>
    fetchPublic(env, config, CALL).then(
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
  const config = { now: () => 0, elapsed: () => 0 } as unknown as Config
  const outcome = (name: string) =>
    fetchPublic(env, config, { name, path: `/${name}` }).then(
      () => 'answered',
      (error) => error.failure,
    )
  for (let i = 0; i < 5; i++) expect(await outcome('filters')).toBe('status')
  expect(await outcome('filters')).toBe('circuit open')
  expect(await outcome('tours')).toBe('answered')
})

describe('fetchExternal', () => {
  const call = (respond: (request: Request) => Promise<Response>) => {
    const outcomes: unknown[] = []
    const METRICS = { writeDataPoint: ({ blobs }: AnalyticsEngineDataPoint) => outcomes.push(blobs?.[3]) }
    const context = { env: { METRICS } as unknown as Env, config: { SLOW_CALL_MS: 60_000 } as Config }
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
