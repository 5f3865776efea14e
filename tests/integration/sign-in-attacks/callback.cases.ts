import { beforeAll, describe, expect, it } from 'vitest'
import { OPEN_REDIRECTS } from '../../support/open-redirects.ts'
import { isSignedIn, type Person, person, signIn } from '../../support/person.ts'
import { identityOf } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import { cookies, header } from '../../support/site.ts'
import { IS_WHOLE_RUN } from '../../support/whole-run.ts'
import { GIULIA } from '../sign-in/sign-in-page.ts'
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

  // The provider's session spares further sign-ins a password.
  let mixed: Person
  beforeAll(() => {
    mixed = person(here.site)
  })

  it.each([
    [
      'another tab’s state',
      (mine: URL, other: URL) => mine.searchParams.set('state', other.searchParams.get('state') ?? ''),
    ],
    [
      'a state cut short',
      (mine: URL) => mine.searchParams.set('state', (mine.searchParams.get('state') ?? '').slice(0, 30)),
    ],
    ['no state', (mine: URL) => mine.searchParams.delete('state')],
    ['two states', (mine: URL) => mine.searchParams.append('state', 'x')],
    ['another issuer', (mine: URL) => mine.searchParams.set('iss', 'https://evil.example')],
    ['no issuer', (mine: URL) => mine.searchParams.delete('iss')],
    ['two codes', (mine: URL) => mine.searchParams.append('code', 'x')],
    ['a made-up code', (mine: URL) => mine.searchParams.set('code', 'made-up')],
  ])('with %s is rejected (mix-up)', async (_what, change) => {
    const who = mixed
    const mine = new URL(await callbackOf(who))
    const other = new URL(await callbackOf(who))
    change(mine, other)
    const page = await who.request(mine.href)
    expect([page.status, isSignedIn(page)]).toEqual([400, false])
    expect(who.cookies('it')).not.toHaveProperty('__Host-session')
  })
})

describe('return URL', () => {
  it('stays on the site, whatever is tried to leave it', async () => {
    const who = person(here.site)
    await signIn(who, 'it', GIULIA)
    // Unit tests try all of them (worker/visit/return-url.test.ts).
    for (const payload of OPEN_REDIRECTS.filter((_, nth) => IS_WHOLE_RUN || nth % 5 === 0)) {
      const answer = await who.get('it', `/login?return=${encodeURIComponent(payload)}`)
      const target = new URL(header(answer, 'location'), here.site.origin('it'))
      expect([answer.status, target.origin], payload).toEqual([303, here.site.origin('it')])
      expect(header(answer, 'location'), payload).toMatch(/^\/(?![/\\])/)
    }
    const referred = await who.request(`${here.site.origin('it')}/login`, {
      headers: { referer: 'https://evil.example/viaggi' },
    })
    expect(header(referred, 'location')).toBe('/')
  })

  it('never makes a cookie that browsers would reject', async () => {
    for (const length of [10, 900, 999, 1001, 6000]) {
      const answer = await here.site.request('it', `/login?return=/${'a'.repeat(length)}`)
      for (const line of Object.values(cookies(answer))) expect(line.length).toBeLessThan(4096)
      expect(answer.status).toBe(303)
    }
    const who = person(here.site)
    for (let tab = 0; tab < 12; tab++) await who.get('it', `/login?return=/${'a'.repeat(900)}`)
    const flows = Object.keys(who.cookies('it')).filter((name) => name.startsWith('__Host-login-'))
    expect(flows.length).toBeLessThanOrEqual(5)
  })

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
      const answer = await authorize(wrong)
      expect([answer.status, header(answer, 'location')], wrong).toEqual([400, ''])
    }
  })

  it('requires PKCE with S256 (§7)', async () => {
    const parameters = {
      client_id: 'storefront',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${here.site.origin('it')}/login/redirect`,
    }
    for (const more of [
      {},
      { code_challenge: 'a'.repeat(43) },
      { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' },
    ]) {
      const answer = await here.site.request(
        'account',
        `/auth?${new URLSearchParams({ ...parameters, ...more } as Record<string, string>)}`,
      )
      expect(new URL(header(answer, 'location')).searchParams.get('error')).toBe('invalid_request')
    }
  })
})
