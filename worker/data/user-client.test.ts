import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Config, Env } from '../env.ts'
import { nullIfMissing } from './endpoint.ts'
import { lenientArray } from './lenient-array.ts'
import { createSignedClient, createUserClient, type UserEndpoint } from './user-client.ts'

const config = { isProduction: true, now: () => 0, SLOW_CALL_MS: 60_000, PAGE_TIMEOUT_MS: 2500 } as unknown as Config
const caller = { path: '/login/redirect', anonymousId: 'id-1' }
const ME = { name: 'me', path: '/me', data: z.object({ a: z.number() }) }

/** A client whose service gives these responses, one after the other. */
const createWorld = (responses: (Response | Error)[], isProduction = true) => {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    const response = responses.shift() ?? new Error('called too often')
    if (response instanceof Error) throw response
    return response
  }
  const service = { base: 'https://account.example', fetch }
  const api = createUserClient({
    env: {} as Env,
    config: { ...config, isProduction },
    service,
    caller,
    authorization: () => 'Bearer token',
  })
  return { api, requests }
}
const ok = (data: unknown) => Response.json({ success: true, data })
const refused = (status: number) => Response.json({ success: false, error: { code: 'no', message: 'no' } }, { status })

describe('a call for a user', () => {
  it('carries the token, and in production the path and id of the visitor (§7)', async () => {
    const { api, requests } = createWorld([ok({ a: 1 })])
    expect(await api(ME)).toEqual({ a: 1 })
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: 'Bearer token',
      'x-referer-url': '/login/redirect',
      'x-anonymous-id': 'id-1',
    })
    const outside = createWorld([ok({ a: 1 })], false)
    await outside.api(ME)
    expect(Object.fromEntries(outside.requests[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: 'Bearer token',
    })
  })

  it('of no visitor carries the signature alone', async () => {
    const requests: Request[] = []
    const fetch = async (request: Request) => {
      requests.push(request)
      return ok({ a: 1 })
    }
    const sign = async (key: string, now: number) => `${key} at ${now}`
    const client = {
      env: { API: { fetch } } as unknown as Env,
      config: { ...config, CONTENT_KEY: 'key', now: () => 5 },
    }
    expect(await createSignedClient(client, sign)(ME)).toEqual({ a: 1 })
    expect(requests[0]?.url).toBe('https://api.internal/me')
    const headers = { accept: 'application/json', authorization: 'Bearer key at 5' }
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual(headers)
    await createSignedClient({ ...client, caller: { path: '/', anonymousId: null } }, sign)(ME)
    expect(Object.fromEntries(requests[1]?.headers ?? [])).toEqual({ ...headers, 'x-referer-url': '/' })
  })

  it('sends no token where no key is shared with the back end', async () => {
    const api = createSignedClient({ env: {} as Env, config }, async () => 'token')
    await expect(api(ME)).rejects.toThrow('CONTENT_KEY is not set')
  })

  it.each<[string, Pick<UserEndpoint<unknown>, 'method' | 'isIdempotent'>, tries: number]>([
    ['a read', {}, 2],
    ['a PUT', { method: 'PUT' }, 2],
    ['a DELETE', { method: 'DELETE' }, 2],
    ['a POST', { method: 'POST' }, 1],
    ['a POST that may be repeated', { method: 'POST', isIdempotent: true }, 2],
  ])('that is %s fails after its tries: %#', async (_name, endpoint, tries) => {
    const { api, requests } = createWorld([new Error('gone'), new Response('<html>')])
    await expect(api({ ...ME, ...endpoint })).rejects.toMatchObject({ name: 'UpstreamError' })
    expect(requests).toHaveLength(tries)
  })

  it('succeeds when its retry does', async () => {
    const { api } = createWorld([new Response('', { status: 503 }), ok({ a: 1 })])
    expect(await api(ME)).toEqual({ a: 1 })
  })

  it('returns what a refusal means, without a retry', async () => {
    const { api, requests } = createWorld([refused(404)])
    expect(await api({ ...ME, refusal: nullIfMissing })).toBeNull()
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['a refusal that it does not know', refused(401)],
    ['a body that does not fit', ok({ a: 'one' })],
    ['a status without the envelope', Response.json({ a: 1 })],
  ])('fails on %s', async (_name, response) => {
    const { api } = createWorld([response])
    await expect(api({ ...ME, refusal: nullIfMissing })).rejects.toMatchObject({ failure: 'contract' })
  })

  it('drops list items that do not fit, and logs them', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const { api } = createWorld([ok([1, 'two', 3])])
    expect(await api({ name: 'list', path: '/list', data: lenientArray('numbers', z.number()) })).toEqual([1, 3])
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
      { call: 'list', dropped: [expect.stringContaining('numbers: ')] },
    ])
    const good = createWorld([ok([1])])
    await good.api({ name: 'list', path: '/list', data: lenientArray('numbers', z.number()) })
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })
})
