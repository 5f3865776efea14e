import { describe, expect, it } from 'vitest'
import { createUserClient } from '../../data/user-client.ts'
import type { Config, Env } from '../../env.ts'
import type { Visit } from '../../visit/visit.ts'
import { loadUser } from './load-user.ts'
import type { SignInService } from './sign-in-service.ts'

/** Outcome of this response of the account API, and the request's log. @param body text, or a value as JSON */
const load = async (status: number, body: unknown) => {
  const accountApi: SignInService['accountApi'] = (authorization) =>
    createUserClient({
      env: {} as Env,
      config: { isProduction: true, now: () => 0, PAGE_TIMEOUT_MS: 2500 } as unknown as Config,
      service: {
        base: 'https://account.example',
        fetch: async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
      },
      authorization: () => authorization,
    })
  const visit = {
    ...{ request: new Request('https://it.example/login'), url: new URL('https://it.example/login'), log: {} },
    ...{ config: { SITE_ORIGINS: {} }, market: { id: 'it' }, visitor: { deviceId: null } },
  } as unknown as Visit
  return { loaded: await loadUser(visit, { accountApi } as SignInService, 'token'), log: visit.log }
}

const user = { id: 'u1', email: 'a@b.it', name: 'Ada Byron', pictureImage: null, isAdmin: false }
const failure = (code: string, extraData?: object) => ({
  success: false,
  error: { code, message: 'no', ...(extraData && { extraData }) },
})

describe('loadUser (§3, §7, §8)', () => {
  it.each([
    [200, { success: true, data: user }, { kind: 'user', user }],
    [200, { success: true, data: { ...user, isAdmin: true } }, { kind: 'admin' }],
    [403, failure('USER_PRIVACY_POLICY_ERROR', { userId: 'u1' }), { kind: 'privacy', userId: 'u1' }],
    [200, failure('USER_PRIVACY_POLICY_ERROR', { userId: 'u1' }), { kind: 'privacy', userId: 'u1' }],
    [403, failure('USER_PRIVACY_POLICY_ERROR', {}), { kind: 'privacy', userId: null }],
    [403, failure('USER_PRIVACY_POLICY_ERROR'), { kind: 'privacy', userId: null }],
    [401, failure('INVALID_TOKEN'), { kind: 'refused' }],
    [404, '<html>', { kind: 'refused' }],
    [200, '<html>', { kind: 'refused' }],
    [200, { success: true, data: { id: '' } }, { kind: 'refused' }],
    [200, null, { kind: 'refused' }],
    [302, null, { kind: 'refused' }],
    [503, failure('DOWN'), { kind: 'unavailable' }],
  ])('%i %j', async (status, body, expected) => expect((await load(status, body)).loaded).toEqual(expected))

  it.each([400, 401, 499])('logs no error when the account API refuses with %i', async (status) =>
    expect(await load(status, failure('INVALID_TOKEN'))).toEqual({ loaded: { kind: 'refused' }, log: {} }),
  )

  it.each([
    [500, failure('DOWN'), 'unavailable'],
    [200, {}, 'refused'],
    [302, {}, 'refused'],
  ])('logs response %i %j as an error', async (status, json, kind) =>
    expect(await load(status, json)).toMatchObject({
      ...{ loaded: { kind }, log: { error: 'account', report: { causes: [expect.stringContaining(': sign-in: ')] } } },
    }),
  )
})
