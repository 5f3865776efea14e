import { describe, expect, it } from 'vitest'
import { isSignedIn, person, signIn } from '../../support/person.ts'
import { createSession, endAccessToken, removeUser } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import { header } from '../../support/site.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { GIULIA, nameIn } from './sign-in-page.ts'

describe('account pages', () => {
  it('require sign-in, and return to the requested page (§4)', async () => {
    const who = person(here.site)
    await who.visit('account', '/partnership')
    expect(who.url().pathname).toMatch(/^\/interaction\//)
    const page = await who.submit(who.url().pathname, GIULIA)
    expect([page.status, who.url().pathname]).toEqual([200, '/partnership'])
  })

  it.each(['/profile', '/travels', '/partnership', '/communications'])(
    '%s is a separate page (§2, §6)',
    async (path) => {
      const who = person(here.site)
      await signIn(who, 'it', GIULIA)
      const page = await who.get('account', path)
      expect(page.status).toBe(200)
      expect(page.text).toContain('<html lang="it">')
      expect(page.text.match(/<h1>/g)).toHaveLength(1)
      expect(header(page, 'cache-control')).toBe('no-store')
    },
  )

  it('change the name, which the storefront shows after a refresh', async () => {
    const who = person(here.site)
    await signIn(who, 'it', GIULIA)
    await who.visit('account', '/profile')
    expect((await who.submit('/profile', { name: 'Giulia' })).status).toBe(422)
    expect((await who.submit('/profile', { name: 'Giulia Ferri Rossi' })).text).toContain('Salvato.')
    await endAccessToken(here.site, who.cookies('it')['__Host-session'] ?? '')
    expect(nameIn(await who.get('it', '/'))).toBe('Giulia Ferri Rossi')
    await who.visit('account', '/profile')
    await who.submit('/profile', { name: 'Giulia Ferri' })
  })
})

describe('failing sign-in step', () => {
  it.each(
    casesOfRun<[string, string, number]>(
      [
        ['the exchange of the code', 'status=503;path=/token', 400],
        ['an invalid user', 'body=lying;path=/backoffice', 503],
      ],
      [
        ['an invalid response to the exchange', 'body=garbage;path=/token', 400],
        ['loading the user', 'status=500;path=/backoffice', 503],
      ],
    ),
  )('%s: shows an error page, signs nobody in, and works again on retry', async (_what, fault, status) => {
    const who = person(here.site)
    await here.site.fault(fault, 'account')
    const page = await signIn(who, 'it', { ...GIULIA, back: '/viaggi' })
    await here.site.fault(null, 'account')
    expect([page.status, isSignedIn(page)]).toEqual([status, false])
    expect(header(page, 'cache-control')).toBe('private, no-store')
    // After an outage the flow's cookie stays for a reload.
    const flows = Object.keys(who.cookies('it')).filter((name) => name.startsWith('__Host-login-'))
    expect(flows).toHaveLength(status === 503 ? 1 : 0)
    expect(header(page, 'retry-after')).toBe(status === 503 ? '10' : '')
    const retry = /href="(\/login\?return=[^"]+)"/.exec(page.text)?.[1] ?? ''
    expect(retry).toBe('/login?return=%2Fviaggi')
    const again = await signIn(who, 'it', { ...GIULIA, back: '/viaggi' })
    expect([isSignedIn(again), who.url().pathname]).toEqual([true, '/viaggi'])
  })

  it('a session with an invalid token and without a loaded user is reset, and sign-in starts (§4)', async () => {
    const who = person(here.site)
    const nobody = { id: 'nobody', email: 'nobody@example.com', name: 'No Body', pictureImage: null, isAdmin: false }
    const secret = await createSession(here.site, nobody)
    await removeUser(here.site, secret)
    who.setCookie('it', '__Host-session', secret)
    const page = await who.visit('it', '/login?return=/cerca')
    expect(who.url().pathname).toMatch(/^\/interaction\//)
    expect(page.text).toContain('name="password"')
    expect(who.cookies('it')['__Host-session']).toBeUndefined()
  })
})
