import { describe, expect, it } from 'vitest'
import { isSignedIn, person } from '../../support/person.ts'
import { identityOf } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import { header } from '../../support/site.ts'
import { callbackOf } from './callback-of.ts'

describe('sign-in callback', () => {
  it('of another user signs nobody in (login CSRF)', async () => {
    const callback = await callbackOf(person(here.site))
    const victim = person(here.site)
    // Not even during a sign-in of the victim.
    await victim.visit('it', '/login')
    const page = await victim.request(callback)
    expect([page.status, isSignedIn(page)]).toEqual([400, false])
    expect(victim.cookies('it')).not.toHaveProperty('__Host-session')
  })

  it('works once: a reused code is rejected, and ends its session', async () => {
    const who = person(here.site)
    const callback = await callbackOf(who)
    const flow = Object.entries(who.cookies('it')).find(([name]) => name.startsWith('__Host-login-')) ?? ['', '']
    expect(isSignedIn(await who.follow(await who.request(callback)))).toBe(true)
    const thief = person(here.site)
    thief.setCookie('it', flow[0], flow[1])
    const page = await thief.request(callback)
    expect([page.status, isSignedIn(page)]).toEqual([400, false])
    expect(thief.cookies('it')).not.toHaveProperty('__Host-session')
    const tokens = await (await identityOf(here.site))
      .prepare(`SELECT count(*) AS n FROM oidc_artefact WHERE model IN ('AccessToken', 'RefreshToken')`)
      .first<number>('n')
    expect(tokens).toBe(0)
  })

  it('is useless when intercepted: the verifier stays on the server', async () => {
    const owner = person(here.site)
    const code = new URL(await callbackOf(owner)).searchParams.get('code') ?? ''
    const thief = person(here.site)
    const own = new URL(await callbackOf(thief))
    own.searchParams.set('code', code)
    expect((await thief.request(own.href)).status).toBe(400)
    const direct = await here.site.request('account', '/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'authorization_code', code, client_id: 'storefront' }).toString(),
    })
    expect(direct.status).toBe(401)
  })
})

describe('return URL', () => {
  it('is registered exactly at the issuer', async () => {
    const authorize = (redirectUri: string) =>
      here.site.request(
        'account',
        `/auth?${new URLSearchParams({
          ...{ client_id: 'storefront', response_type: 'code', scope: 'openid', state: 'x', nonce: 'y' },
          ...{ code_challenge: 'a'.repeat(43), code_challenge_method: 'S256', redirect_uri: redirectUri },
        })}`,
      )
    const right = `${here.site.origin('it')}/login/redirect`
    expect((await authorize(right)).status).toBe(303)
    for (const wrong of [
      `${right}/`,
      `${right}?a=1`,
      right.replace('http', 'https'),
      `${here.site.origin('it')}/`,
      'https://evil.example/login/redirect',
      right.replace('it.', 'xx.'),
      `${right}#x`,
    ]) {
      const response = await authorize(wrong)
      expect([response.status, header(response, 'location')], wrong).toEqual([400, ''])
    }
  })
})
