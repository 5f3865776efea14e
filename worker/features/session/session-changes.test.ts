import { beforeEach, describe, expect, it } from 'vitest'
import { type SampleSignIn, START, sampleSignIn, USER } from '../../../tests/support/builders/sample-issuer.ts'
import { deleteAccount, loadAccountData } from './own-account.ts'
import { logout } from './session-changes.ts'

let site: SampleSignIn
beforeEach(() => {
  site = sampleSignIn()
})

const ENDED = [
  { name: '__Host-session', value: '', maxAge: 0 },
  { name: '__Host-signed-in', value: '', maxAge: 0, isReadableByScripts: true },
]
const CLEARED = ['__Host-address', '__Host-alerts', '__Host-alert-draft', '__Host-sign-up'].map((name) => ({
  ...{ name, value: '', maxAge: 0 },
}))
const signedIn = async () => {
  const session = await site.createSession({ user: USER })
  return site.visitOf('/account', { session })
}
/** A deployment without sign-in. */
const withoutIssuer = async () => ({
  ...(await signedIn()),
  env: { ...site.env },
  config: { ...site.config, AUTH_ISSUER: undefined },
})
const revoked = () =>
  site.requests.filter(({ path }) => path === '/token/revocation').map(({ body }) => body.get('token'))

describe('logout', () => {
  it('ends the session here and at the issuer', async () => {
    expect(await logout(await signedIn())).toEqual({
      redirect: `${site.issuer}/session/end?client_id=storefront&post_logout_redirect_uri=http%3A%2F%2Fit.localhost%3A8787%2F&ui_locales=it-IT`,
      cookies: [...ENDED, ...CLEARED],
    })
    expect([site.rows(), revoked()]).toEqual([[], ['refresh 0']])
  })

  it('ends the sessions of other markets, also while the issuer does not respond', async () => {
    const visit = await signedIn()
    const other = { tokens: { access: 'b', accessExpiresAt: START, refresh: null }, user: null, renewAt: START }
    await site.store.create('in France', { ...other, subject: 'u1', sid: 'browser 0' }, START)
    await site.store.create('on a phone', { ...other, subject: 'u1', sid: 'browser 1' }, START)
    delete site.responses['/token/revocation']
    await logout(visit)
    expect(site.rows()).toMatchObject([{ sid: 'browser 1' }])
  })

  it('is not reported while the session cannot be deleted', async () => {
    const visit = await signedIn()
    site.sqlite.close()
    await expect(logout(visit)).rejects.toThrow()
  })

  it('leads home without a session', async () => {
    expect(await logout(site.visitOf('/logout'))).toEqual({ redirect: '/', cookies: [...ENDED, ...CLEARED] })
    expect(site.requests).toEqual([])
  })

  it('leads home without an issuer', async () => {
    expect(await logout(await withoutIssuer())).toEqual({ redirect: '/', cookies: [...ENDED, ...CLEARED] })
    expect(site.requests).toEqual([])
  })

  it.each<[string, () => void]>([
    ['has no sign-out page', () => void delete site.metadata.end_session_endpoint],
    ['does not respond', () => void delete site.responses['/.well-known/openid-configuration']],
  ])('leads home when the issuer %s', async (_, spoil) => {
    spoil()
    expect(await logout(await signedIn())).toEqual({ redirect: '/', cookies: [...ENDED, ...CLEARED] })
    expect(site.rows()).toEqual([])
  })
})

describe('own account', () => {
  const exists = async () => false

  it('loads its data with the access token', async () => {
    site.responses['/backoffice/users/me/data'] = { json: { success: true, data: { email: 'ada@example.com' } } }
    expect(await loadAccountData(await signedIn())).toEqual({ email: 'ada@example.com' })
    expect(site.requests).toMatchObject([
      { method: 'GET', path: '/backoffice/users/me/data', authorization: 'Bearer access 0' },
    ])
  })

  it.each([
    ['confirmed', { json: { success: true, data: { done: true, farewell: 'http://a.localhost/farewell?token=a' } } }],
    ['confirmed by an issuer without cookies', { json: { success: true, data: { done: true, farewell: undefined } } }],
  ])('is deleted with its session when it is %s', async (_, response) => {
    site.responses['/backoffice/users/me'] = response
    expect(await deleteAccount(await signedIn(), exists)).toEqual({
      cookies: [...ENDED, { name: '__Host-known', value: '', maxAge: 0 }],
      isDeleted: true,
      farewell: response.json.data.farewell,
    })
    expect(site.requests[0]).toMatchObject({ method: 'DELETE', authorization: 'Bearer access 0' })
    expect([site.rows(), revoked()]).toEqual([[], ['refresh 0']])
  })

  it.each([true, false])('counts as deleted after a refused token only when it is gone: %s', async (isGone) => {
    site.responses['/backoffice/users/me'] = { status: 401, json: null }
    const { cookies, isDeleted } = await deleteAccount(
      await signedIn(),
      async (email) => isGone && email === USER.email,
    )
    expect(isDeleted).toBe(isGone)
    expect(cookies).toEqual([...ENDED, ...(isGone ? [{ name: '__Host-known', value: '', maxAge: 0 }] : [])])
    expect(site.rows()).toEqual([])
  })

  it.each([{ status: 403, json: null }, { json: { success: true, data: { done: false } } }])(
    'stays signed in when the deletion is not confirmed: %j',
    async (response) => {
      site.responses['/backoffice/users/me'] = response
      const visit = await signedIn()
      await expect(deleteAccount(visit, exists)).rejects.toThrow('sign-in: contract')
      expect(await site.store.read(visit.session?.id ?? '', START)).toMatchObject({ user: USER })
      expect(revoked()).toEqual([])
    },
  )

  it('reports data that does not match', async () => {
    site.responses['/backoffice/users/me/data'] = { json: { success: true, data: [] } }
    await expect(loadAccountData(await signedIn())).rejects.toThrow('sign-in: contract')
  })

  it('requires a session and an issuer', async () => {
    await expect(loadAccountData(site.visitOf('/account'))).rejects.toThrow('not signed in')
    await expect(deleteAccount(site.visitOf('/account'), exists)).rejects.toThrow('not signed in')
    await expect(loadAccountData(await withoutIssuer())).rejects.toThrow('not signed in')
    expect(site.requests).toEqual([])
  })
})
