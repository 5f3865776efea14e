import { describe, expect, it } from 'vitest'
import { START, sampleSignIn } from '../../tests/support/builders/sample-issuer.ts'
import { finishStaffSignIn, openStaff, type StaffSite, sealStaff, startStaffSignIn } from './staff-sign-in.ts'

type Provider = { scopes?: string[]; claims?: object; userInfo?: object }

/** A sign-in of staff at a provider with these claims. */
const signIn = async (rolesClaim: string, { scopes = [], claims = {}, userInfo }: Provider) => {
  const { service, config, metadata, responses, idToken, issuer } = sampleSignIn()
  Object.assign(metadata, { scopes_supported: scopes, ...(userInfo && { userinfo_endpoint: `${issuer}/me` }) })
  const redirectUri = 'http://it.localhost:8787/__growth/signed-in'
  const site: StaffSite = { provider: service, redirectUri, rolesClaim, key: config.SIGNING_KEY, now: START }
  const { url, cookie } = await startStaffSignIn(site, '/__growth/log')
  const query = new URL(url).searchParams
  const id_token = await idToken({
    ...{ nonce: query.get('nonce') ?? '', auth_time: Math.floor(Date.now() / 1000) },
    ...claims,
  })
  responses['/token'] = { json: { access_token: 'access', token_type: 'bearer', expires_in: 600, id_token } }
  responses['/me'] = { json: { sub: 'u1', ...userInfo } }
  const parameters = new URLSearchParams({ code: 'code', state: query.get('state') ?? '' })
  return { site, query, finish: (sealed: string | undefined = cookie) => finishStaffSignIn(site, parameters, sealed) }
}

describe('the sign-in of staff', () => {
  it('asks the scope of the roles where the provider lists it, and reads them from userinfo', async () => {
    const userInfo = { email: 'ada@example.com', roles: ['growth', 'wizard'] }
    const { query, finish } = await signIn('roles', { scopes: ['openid', 'roles'], userInfo })
    expect(query.get('scope')).toBe('openid email roles')
    const staff = { id: 'u1', email: 'ada@example.com', roles: ['growth'], access: 'access' }
    expect(await finish()).toEqual({ staff, back: '/__growth/log' })
  })

  it('reads another provider’s claim from the ID token, without a scope of its name', async () => {
    const claims = { 'https://acme.example/groups': ['editor'], email: 'bob@acme.example' }
    const { query, finish } = await signIn('https://acme.example/groups', { claims })
    expect(query.get('scope')).toBe('openid email')
    expect((await finish())?.staff).toEqual({ id: 'u1', email: 'bob@acme.example', roles: ['editor'] })
  })

  it('asks for another account on request', async () => {
    const { site, query } = await signIn('roles', {})
    const { url } = await startStaffSignIn(site, '/__growth', 'login')
    expect([query.get('prompt'), new URL(url).searchParams.get('prompt')]).toEqual([null, 'login'])
  })

  it.each([undefined, 'growth', { 0: 'growth' }])('gives nobody a role by the claim %j', async (roles) => {
    expect((await (await signIn('roles', { claims: { roles } })).finish())?.staff.roles).toEqual([])
  })

  it('ends nothing that another browser has begun', async () => {
    const { finish } = await signIn('roles', {})
    expect(await finish('')).toBeNull()
    expect(await finish((await signIn('roles', {})).query.get('state') ?? '')).toBeNull()
  })

  it.each([
    ['ten hours and a minute ago', Date.now() / 1000 - 36_060],
    ['at no known time', undefined],
  ])('refuses who signed in at the provider %s', async (_, auth_time) => {
    const { finish } = await signIn('roles', { claims: { auth_time, roles: ['growth'] } })
    await expect(finish()).rejects.toThrow(/auth/i)
  })

  it('lasts ten hours, or five minutes where only a sign-in tells the roles, in a cookie of its own purpose', async () => {
    const { site } = await signIn('roles', {})
    const untold = { id: 'u1', email: 'ada@example.com', roles: ['growth' as const] }
    const staff = { ...untold, access: 'access' }
    const short = await sealStaff(site.key, untold, START)
    expect(await openStaff(site.key, short, START + 299_000)).toEqual(untold)
    expect(await openStaff(site.key, short, START + 300_000)).toBeNull()
    const sealed = await sealStaff(site.key, staff, START)
    expect(await openStaff(site.key, sealed, START + 35_999_000)).toEqual(staff)
    expect(await openStaff(site.key, sealed, START + 36_000_000)).toBeNull()
    expect(await openStaff('another key of 32 characters 01234', sealed, START)).toBeNull()
  })
})
