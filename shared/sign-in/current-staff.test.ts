import { describe, expect, it } from 'vitest'
import { START, sampleSignIn } from '../../tests/support/builders/sample-issuer.ts'
import { currentStaff, endStaffSignIn } from './current-staff.ts'
import { type StaffSite, sealStaff } from './staff-sign-in.ts'

const MINUTE = 60_000
const ADA = { id: 'u1', email: 'ada@example.com', roles: ['editor' as const], access: 'token' }

const signedIn = async () => {
  const { service: provider, config, metadata, responses, issuer, requests } = sampleSignIn()
  Object.assign(metadata, { userinfo_endpoint: `${issuer}/me` })
  const key = config.SIGNING_KEY
  const siteAt = (now: number): StaffSite => ({ provider, key, now, redirectUri: '', rolesClaim: 'roles' })
  const cookie = await sealStaff(key, ADA, START)
  const rolesAt = async (now: number) => (await currentStaff(siteAt(now), cookie))?.roles
  return { siteAt, cookie, rolesAt, responses, requests }
}

describe('the current staff', () => {
  it('have the roles that the provider tells within a minute, through a short failure of it', async () => {
    const { rolesAt, responses } = await signedIn()
    responses['/me'] = { json: { sub: 'u1', roles: ['editor', 'publisher'] } }
    expect(await rolesAt(START)).toEqual(['editor', 'publisher'])
    responses['/me'] = { status: 500, json: null }
    expect(await rolesAt(START + 9 * MINUTE)).toEqual(['editor', 'publisher'])
    await expect(rolesAt(START + 10 * MINUTE)).rejects.toThrow()
    responses['/me'] = { json: { sub: 'u1', roles: [] } }
    expect(await rolesAt(START + MINUTE)).toEqual([])
    responses['/me'] = { status: 401, json: null }
    expect(await rolesAt(START + 2 * MINUTE)).toBeUndefined()
  })

  it('are signed out at the provider, too', async () => {
    const { siteAt, cookie, rolesAt, requests } = await signedIn()
    const url = new URL((await endStaffSignIn(siteAt(START), cookie, 'http://api.test/office/signed-out')) ?? '')
    expect(url.pathname).toBe('/session/end')
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://api.test/office/signed-out')
    expect(requests.find(({ path }) => path === '/token/revocation')?.body.get('token')).toBe('token')
    expect(await rolesAt(START)).toBeUndefined()
  })
})
