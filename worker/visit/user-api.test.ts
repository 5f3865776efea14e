import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { verifyUserToken } from '../../shared/contracts/personal-token.ts'
import { isStorefrontCall } from '../../shared/contracts/storefront-call.ts'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import { readConfig } from '../env.ts'
import { userApi } from './user-api.ts'
import type { Visit } from './visit.ts'

const ENDPOINT = { name: 'personal call', path: '/wishlist/ids', data: z.string() }

let tokens: string[] = []
let status = 200
beforeEach(() => {
  tokens = []
  status = 200
})

const { env } = gatewaySite({
  page: ({ props }) => ({ fetch: async () => samplePageResponse(props, { renderedAt: 0 }) }),
  api: {
    fetch: async (request) => {
      tokens.push(new Request(request).headers.get('authorization')?.replace('Bearer ', '') ?? '')
      return Response.json(status === 200 ? { success: true, data: 'saved' } : null, { status })
    },
  },
})
const config = readConfig(env)
const visit = {
  ...{ env, config, log: {}, data: {}, market: { id: 'it' }, visitor: { deviceId: null } },
  ...{ request: new Request('http://it.localhost:8787/'), url: new URL('http://it.localhost:8787/') },
} as unknown as Visit
const KEY = config.CONTENT_KEY ?? ''

describe('call of the back end', () => {
  it('for a user carries a token of that user', async () => {
    expect(await userApi(visit, { owner: 'account:u1' })(ENDPOINT)).toBe('saved')
    expect(await verifyUserToken(KEY, tokens[0] ?? '', config.now())).toEqual({ owner: 'account:u1' })
    expect(await isStorefrontCall(KEY, tokens[0] ?? '', config.now())).toBe(false)
  })

  it('for no user carries the storefront’s token', async () => {
    await userApi(visit, null)(ENDPOINT)
    expect(await isStorefrontCall(KEY, tokens[0] ?? '', config.now())).toBe(true)
    expect(await verifyUserToken(KEY, tokens[0] ?? '', config.now())).toBeNull()
  })

  it('that fails is recorded in the request’s log, and rejects', async () => {
    status = 400
    await expect(userApi(visit, null)(ENDPOINT)).rejects.toThrow('personal call')
    expect(visit.log).toMatchObject({ error: 'personal call' })
  })
})
