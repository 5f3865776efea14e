import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo/seed/demo-accounts.ts'
import { isSignedIn, person, signIn } from '../../support/person.ts'
import { endAccessToken, forgetUser, identityOf, makeSession } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import { header } from '../../support/site.ts'
import { GIULIA, nameIn, step } from './people.ts'

describe('the account pages', () => {
  it('ask whoever is not signed in, and come back', async () => {
    const who = person(here.site)
    await who.visit('account', '/partnership')
    expect(who.address().pathname).toMatch(/^\/interaction\//)
    const page = await who.submit(who.address().pathname, GIULIA)
    expect([page.status, who.address().pathname]).toEqual([200, '/partnership'])
  })

  it.each(['/profile', '/travels', '/partnership', '/communications'])('%s is a page of its own', async (path) => {
    const who = person(here.site)
    await signIn(who, 'it', GIULIA)
    const page = await who.get('account', path)
    expect(page.status).toBe(200)
    expect(page.text).toContain('<html lang="it">')
    expect(page.text.match(/<h1>/g)).toHaveLength(1)
    expect(header(page, 'cache-control')).toBe('no-store')
  })

  it('change the name, which the storefront shows when it looks again', async () => {
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

describe('when something fails', () => {
  it.each([
    ['the exchange of the code', 'status=503;path=/token', 400],
    ['an exchange that makes no sense', 'body=garbage;path=/token', 400],
    ['loading the user', 'status=500;path=/backoffice', 503],
    ['a user that makes no sense', 'body=lying;path=/backoffice', 503],
  ])('%s: a clear page, nobody signed in, and trying again works', async (_what, fault, status) => {
    const who = person(here.site)
    await here.site.fault(fault, 'account')
    const page = await signIn(who, 'it', { ...GIULIA, back: '/viaggi' })
    await here.site.fault(null, 'account')
    expect([page.status, isSignedIn(page)]).toEqual([status, false])
    expect(header(page, 'cache-control')).toBe('private, no-store')
    // The flow is over: its cookie is gone.
    expect(Object.keys(who.cookies('it')).filter((name) => name.startsWith('__Host-login-'))).toEqual([])
    const retry = /href="(\/login\?return=[^"]+)"/.exec(page.text)?.[1] ?? ''
    expect(retry).toBe('/login?return=%2Fviaggi')
    const again = await signIn(who, 'it', { ...GIULIA, back: '/viaggi' })
    expect([isSignedIn(again), who.address().pathname]).toEqual([true, '/viaggi'])
  })

  it('a form of the account area whose session ended keeps what was typed', async () => {
    const who = person(here.site)
    await signIn(who, 'it', { email: 'giulia@example.com', password: DEMO_PASSWORD })
    expect((await who.visit('account', '/profile')).text).toContain('giulia@example.com')
    who.forgetCookies('account')
    const login = await who.submit('/profile', { name: 'Giulia Rossi Bianchi' })
    expect(login.text).toContain('name="password"')
    const back = await who.submit(who.address().pathname, { email: 'giulia@example.com', password: DEMO_PASSWORD })
    expect(who.address().pathname).toBe('/profile')
    expect(back.text).toContain('value="Giulia Rossi Bianchi"')
    // Once: the next look shows what is kept.
    expect((await who.visit('account', '/profile')).text).not.toContain('Giulia Rossi Bianchi')
  })

  it('a sign-in page that expired under somebody keeps the address they typed', async () => {
    const who = person(here.site)
    await who.visit('es', '/login?return=/buscar')
    const identity = await identityOf(here.site)
    await identity.prepare(`DELETE FROM oidc_artefact WHERE model = 'Interaction'`).run()
    const page = await who.submit(step(who), { ...GIULIA, site: 'es' })
    expect([page.status, page.text.includes(`href="${here.site.origin('es')}/login"`)]).toEqual([410, true])
    const again = await who.visit('es', '/login?return=/buscar')
    expect(again.text).toContain('value="giulia@example.com"')
  })

  it('a session whose token is worth nothing and whose user is not loaded is reset, and sign-in begins', async () => {
    const who = person(here.site)
    const nobody = { id: 'nobody', email: 'nobody@example.com', name: 'No Body', pictureImage: null, isAdmin: false }
    const secret = await makeSession(here.site, nobody)
    await forgetUser(here.site, secret)
    who.setCookie('it', '__Host-session', secret)
    const page = await who.visit('it', '/login?return=/cerca')
    expect(who.address().pathname).toMatch(/^\/interaction\//)
    expect(page.text).toContain('name="password"')
    expect(who.cookies('it')['__Host-session']).toBeUndefined()
  })

  it('a way back from the issuer that comes too late, or twice, says so', async () => {
    const who = person(here.site)
    const page = await who.visit('it', '/login/redirect?code=x&state=yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy')
    expect([page.status, page.text.includes('href="/login?return=%2F"')]).toEqual([400, true])
    expect((await who.visit('it', '/login/redirect')).status).toBe(400)
  })
})
