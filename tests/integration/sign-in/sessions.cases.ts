import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo/seed/demo-accounts.ts'
import { isSignedIn, person, signIn } from '../../support/person.ts'
import { countSessions, endAccessToken, identityOf } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import { cookies, header } from '../../support/site.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { GIULIA } from './sign-in-page.ts'

describe('session', () => {
  it('is renewed once by twenty concurrent requests', async () => {
    const who = person(here.site)
    await signIn(who, 'it', GIULIA)
    const identity = await identityOf(here.site)
    const tokens = () =>
      identity.prepare(`SELECT count(*) AS n FROM oidc_artefact WHERE model = 'RefreshToken'`).first<number>('n')
    const before = (await tokens()) ?? 0
    await endAccessToken(here.site, who.cookies('it')['__Host-session'] ?? '')
    const pages = await Promise.all(Array.from({ length: 20 }, () => who.get('it', '/')))
    expect(pages.map(isSignedIn)).toEqual(pages.map(() => true))
    expect(await tokens()).toBe(before + 1)
    expect(isSignedIn(await who.get('it', '/'))).toBe(true)
  })

  it('survives an unavailable account API, and a refresh that fails temporarily (§4)', async () => {
    const who = person(here.site)
    await signIn(who, 'it', GIULIA)
    for (const [fault, error] of [
      ['status=503;path=/backoffice', 'account'],
      ['status=503;path=/token', 'session'],
    ] as const) {
      const before = here.site.logs.length
      await endAccessToken(here.site, who.cookies('it')['__Host-session'] ?? '')
      await here.site.fault(fault, 'account')
      expect(isSignedIn(await who.get('it', '/')), fault).toBe(true)
      await here.site.fault(null, 'account')
      // Invisible for the visitor; logged as an error.
      const errors = () => here.site.logs.slice(before).filter(({ level }) => level === 'error')
      await expect
        .poll(errors, { message: 'logged errors' })
        .toMatchObject([{ error, fingerprint: expect.any(String) }])
      await endAccessToken(here.site, who.cookies('it')['__Host-session'] ?? '')
      expect(isSignedIn(await who.get('it', '/')), fault).toBe(true)
    }
  })

  it.each(casesOfRun(['body=lying'], ['body=garbage', 'status=404']))(
    'ends when the account API responds without a user: %s (§8)',
    async (fault) => {
      const who = person(here.site)
      await signIn(who, 'it', GIULIA)
      await endAccessToken(here.site, who.cookies('it')['__Host-session'] ?? '')
      await here.site.fault(`${fault};path=/backoffice`, 'account')
      const page = await who.get('it', '/')
      await here.site.fault(null, 'account')
      expect(isSignedIn(page)).toBe(false)
      expect(cookies(page)['__Host-session']).toContain('Max-Age=0')
      // Also at the issuer.
      await who.visit('it', '/login')
      expect(who.url().pathname).toMatch(/^\/interaction\//)
    },
  )

  it('ends when its refresh token was reused elsewhere', async () => {
    const who = person(here.site)
    await signIn(who, 'it', GIULIA)
    const identity = await identityOf(here.site)
    // An attacker used it first.
    await identity
      .prepare(`UPDATE oidc_artefact SET payload = json_set(payload, '$.consumed', 1) WHERE model = 'RefreshToken'`)
      .run()
    await endAccessToken(here.site, who.cookies('it')['__Host-session'] ?? '')
    const page = await who.get('it', '/')
    expect(isSignedIn(page)).toBe(false)
    expect(cookies(page)['__Host-session']).toContain('Max-Age=0')
  })
})

describe('sign-out', () => {
  it('ends the session here and at the issuer, which then requires the password (§6)', async () => {
    const who = person(here.site)
    await signIn(who, 'de', GIULIA)
    const before = await countSessions(here.site)
    const left = await who.follow(await who.post(`${here.site.origin('de')}/logout`, {}))
    expect([isSignedIn(left), who.url().href]).toEqual([false, `${here.site.origin('de')}/`])
    expect(await countSessions(here.site)).toBe(before - 1)
    expect(who.cookies('de')).not.toHaveProperty('__Host-session')
    await who.visit('de', '/login')
    expect(who.url().pathname).toMatch(/^\/interaction\//)
    // Repeating it is harmless.
    expect((await who.post(`${here.site.origin('de')}/logout`, {})).status).toBe(303)
  })

  it('in one market reaches the others with their next request, in this browser only', async () => {
    const [laptop, phone] = [person(here.site), person(here.site)]
    await signIn(phone, 'it', GIULIA)
    await signIn(laptop, 'it', GIULIA)
    await signIn(laptop, 'de', GIULIA)
    expect(isSignedIn(await laptop.get('de', '/'))).toBe(true)
    await laptop.follow(await laptop.post(`${here.site.origin('it')}/logout`, {}))
    const page = await laptop.get('de', '/')
    expect(isSignedIn(page)).toBe(false)
    expect(cookies(page)['__Host-session']).toContain('Max-Age=0')
    expect(isSignedIn(await phone.get('it', '/'))).toBe(true)
  })

  it('everywhere ends all devices’ sessions immediately', async () => {
    const [phone, laptop] = [person(here.site), person(here.site)]
    await signIn(phone, 'it', GIULIA)
    await signIn(laptop, 'es', GIULIA)
    expect(isSignedIn(await phone.get('it', '/'))).toBe(true)
    await laptop.visit('account', '/profile')
    await laptop.submit('/sign-out-everywhere', {})
    expect(isSignedIn(await phone.get('it', '/'))).toBe(false)
    expect(isSignedIn(await laptop.get('es', '/'))).toBe(false)
    await phone.visit('account', '/profile')
    expect(phone.url().pathname).toMatch(/^\/interaction\//)
  })
})

describe('special accounts (specification, sections 4 and 8)', () => {
  it('admins are signed out (§4)', async () => {
    const who = person(here.site)
    const page = await signIn(who, 'us', { email: 'admin@example.com', password: DEMO_PASSWORD })
    expect([page.status, isSignedIn(page)]).toEqual([403, false])
    expect(header(page, 'refresh')).toMatch(/^3; url=http:\/\/account\./)
    expect(header(page, 'cache-control')).toBe('private, no-store')
    expect(who.cookies('us')).not.toHaveProperty('__Host-session')
    const home = await who.visit(
      'account',
      new URL(header(page, 'refresh').slice(7)).pathname + new URL(header(page, 'refresh').slice(7)).search,
    )
    expect([home.status, who.url().href]).toEqual([200, `${here.site.origin('us')}/`])
    await who.visit('us', '/login')
    expect(who.url().pathname).toMatch(/^\/interaction\//)
  })

  it('users without an accepted privacy policy are sent to the communications page, and signed in once it is accepted (§8)', async () => {
    const who = person(here.site)
    await signIn(who, 'de', { email: 'privacy@example.com', password: DEMO_PASSWORD })
    expect(who.url().href).toBe(`${here.site.origin('account')}/communications`)
    expect(isSignedIn(await who.get('de', '/'))).toBe(false)
    // A retry leads there again without the password.
    await who.visit('de', '/login')
    expect(who.url().href).toBe(`${here.site.origin('account')}/communications`)
    const page = await who.submit('/communications', { privacy: 'accepted' })
    expect([isSignedIn(page), who.url().href]).toEqual([true, `${here.site.origin('de')}/`])
  })
})
