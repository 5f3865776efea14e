import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo/seed/demo-accounts.ts'
import { mailTo } from '../../support/outbox.ts'
import { isSignedIn, person, signIn } from '../../support/person.ts'
import { createSession, endAccessToken, removeUser } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import { header } from '../../support/site.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { codeIn, GIULIA, nameIn, step } from './sign-in-page.ts'

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

  it('a form of the account area preserves its input when the session ended', async () => {
    const who = person(here.site)
    await signIn(who, 'it', { email: 'giulia@example.com', password: DEMO_PASSWORD })
    expect((await who.visit('account', '/profile')).text).toContain('giulia@example.com')
    who.forgetCookies('account')
    const login = await who.submit('/profile', { name: 'Giulia Rossi Bianchi' })
    expect(login.text).toContain('name="password"')
    const back = await who.submit(who.url().pathname, { email: 'giulia@example.com', password: DEMO_PASSWORD })
    expect(who.url().pathname).toBe('/profile')
    expect(back.text).toContain('value="Giulia Rossi Bianchi"')
    // Shown once: the next view has the stored value.
    expect((await who.visit('account', '/profile')).text).not.toContain('Giulia Rossi Bianchi')
  })

  it('an expired sign-in page preserves the email', async () => {
    const who = person(here.site)
    await who.visit('es', '/login?return=/buscar')
    who.forgetCookies('account')
    const page = await who.submit(step(who), { ...GIULIA, site: 'es' })
    expect([page.status, page.text.includes(`href="${here.site.origin('es')}/login"`)]).toEqual([410, true])
    const again = await who.visit('es', '/login?return=/buscar')
    expect(again.text).toContain('value="giulia@example.com"')
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

  it('a late or repeated callback shows an error page', async () => {
    const who = person(here.site)
    const page = await who.visit('it', '/login/redirect?code=x&state=yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy')
    expect([page.status, page.text.includes('href="/login?return=%2F"')]).toEqual([400, true])
    expect((await who.visit('it', '/login/redirect')).status).toBe(400)
  })
})

describe('address of the form that changes the password', () => {
  it('leads from every host to the form, which requires a recent sign-in', async () => {
    for (const host of ['it', 'de', 'account']) {
      const who = person(here.site)
      await who.visit(host, '/.well-known/change-password')
      const page = await who.submit(who.url().pathname, GIULIA)
      expect([who.url().pathname, page.text.includes('autocomplete="new-password"')]).toEqual(['/password', true])
      // Password managers trust the address only where unknown ones do not respond like it.
      const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
      expect((await who.get(host, unknown)).status).toBe(404)
    }
  })

  it('changes the password and keeps only this browser signed in', async () => {
    const email = 'rosa@example.com'
    const [first, second] = ['una frase tutta di Rosa', 'un’altra frase di Rosa']
    const other = person(here.site)
    await other.visit('it', '/login')
    await other.submit(step(other, '/sign-up'), { name: 'Rosa Neri', email })
    await other.submit(step(other, '/code'), { code: await codeIn(email) })
    await other.submit(step(other, '/password'), { password: first })
    const who = person(here.site)
    await signIn(who, 'it', { email, password: first })
    await who.visit('account', '/password')
    expect((await who.submit('/password', { password: 'troppo' })).text).toContain('Servono almeno 10 caratteri.')
    expect((await who.submit('/password', { password: second })).text).toContain('La tua password è cambiata')
    expect((await mailTo(here.site, email))[0]?.subject).toBe('La tua password Sojourn è cambiata')
    expect((await who.get('account', '/profile')).status).toBe(200)
    expect((await other.get('account', '/profile')).status).toBe(303)
    expect(isSignedIn(await other.visit('it', '/'))).toBe(false)
    expect(isSignedIn(await who.visit('it', '/login'))).toBe(true)
    expect(isSignedIn(await signIn(person(here.site), 'it', { email, password: first }))).toBe(false)
  })
})
