import { beforeEach, describe, expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { gatewaySite, samplePageResponse } from '../../../tests/support/builders/gateway-site.ts'
import { readConfig } from '../../env.ts'
import type { SignUpFlow } from '../../features/sign-up/flow.ts'
import { loadVerifiedEmail } from '../../features/sign-up/verified-email.ts'
import type { Visit } from '../../visit/visit.ts'
import { PURPOSES } from './sign-up-purposes.ts'

const EMAIL = 'a@example.com'

let calls: string[] = []
let failing: string | null = null
beforeEach(() => {
  calls = []
  failing = null
})

const respond = async (called: Request | string) => {
  const { pathname } = new URL(called instanceof Request ? called.url : called)
  calls.push(pathname)
  if (pathname === failing) return new Response('', { status: 400 })
  const data = pathname === '/codes/still-proven' ? { proven: true } : { done: true }
  return Response.json({ success: true, data })
}
const { env } = gatewaySite({
  page: ({ props }) => ({ fetch: async () => samplePageResponse(props, { renderedAt: 0 }) }),
  api: { fetch: respond },
  variables: { SESSIONS: {}, IDENTITY: { fetch: respond } },
})
const visitWith = (cookies: Record<string, string> = {}): Visit =>
  ({
    ...{ env, config: readConfig(env), market: markets.it, cookies, session: null, log: {}, data: {} },
    ...{ request: new Request('http://it.localhost:8787/', { method: 'POST' }) },
    ...{ url: new URL('http://it.localhost:8787/'), visitor: { deviceId: null } },
  }) as unknown as Visit
const flow = (known: boolean | null): SignUpFlow => ({ email: EMAIL, known, marketing: true }) as SignUpFlow

describe('verified email for a group', () => {
  it.each([
    [true, true],
    [false, false],
    [null, false],
  ])('is remembered by this browser; known account %j: its data require signing in: %j', async (known, hasAccount) => {
    const result = await PURPOSES['group-info']?.complete(visitWith(), flow(known))
    expect(result?.isSaved).toBe(true)
    const cookies = Object.fromEntries(result?.cookies.map(({ name, value }) => [name, value]) ?? [])
    expect(await loadVerifiedEmail(visitWith(cookies))).toMatchObject({ email: EMAIL, opens: 'group', hasAccount })
    expect(calls[0]).toBe('/alerts/consent')
  })

  it('is not remembered when the consent cannot be saved', async () => {
    failing = '/alerts/consent'
    expect(await PURPOSES['group-info']?.complete(visitWith(), flow(true))).toEqual({ isSaved: false, cookies: [] })
  })
})

describe('verified email for a wishlist', () => {
  it('is bound to this browser’s list, which the cookie renews', async () => {
    const result = await PURPOSES.wishlist?.complete(visitWith(), flow(false))
    expect(result).toMatchObject({
      isSaved: true,
      cookies: [{ name: expect.stringMatching(/^__Host-list-[0-9a-f]{8}$/), maxAge: 31_536_000 }],
    })
    expect(calls).toEqual(['/alerts/consent', expect.stringMatching(/^\/wishlist/)])
  })

  it('is not bound when the consent cannot be saved', async () => {
    failing = '/alerts/consent'
    expect(await PURPOSES.wishlist?.complete(visitWith(), flow(false))).toMatchObject({ isSaved: false })
    expect(new Set(calls)).toEqual(new Set(['/alerts/consent']))
  })
})
