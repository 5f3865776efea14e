import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../backend/identity/seed/demo-accounts.ts'
import { cookies, header } from '../support/headers.ts'
import { mailTo } from '../support/outbox.ts'
import { isSignedIn, type Person, person, signIn } from '../support/person.ts'
import { countSessions, endAccessToken, forgetUser, identityOf, makeSession, sessionsOf } from '../support/sessions.ts'
import { type Answer, type Site, startSite } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

const GIULIA = { email: 'giulia@example.com', password: DEMO_PASSWORD }
const visitorOf = (page: Answer) =>
  JSON.parse(/id="visitor">([^<]*)/.exec(page.text)?.[1] ?? 'null') as { account: { name: string } | null } | null
const nameIn = (page: Answer) => visitorOf(page)?.account?.name
const codeIn = async (address: string): Promise<string> =>
  /^\d{6}/.exec((await mailTo(site, address))[0]?.text ?? '')?.[0] ?? 'no code'
/** The path of a page of the sign-in that somebody is in the middle of. */
const step = (who: Person, name = '') => `/${who.address().pathname.split('/').slice(1, 3).join('/')}${name}`

describe('signing in', () => {
  it('leads to the page it was begun from, and shows whom it knows', async () => {
    const who = person(site)
    const page = await signIn(who, 'it', { ...GIULIA, back: '/viaggi?tab=tours' })
    expect([page.status, who.address().pathname + who.address().search]).toEqual([200, '/viaggi?tab=tours'])
    expect([isSignedIn(page), nameIn(page)]).toEqual([true, 'Giulia Ferri'])
    expect(header(page, 'cache-control')).toBe('private, no-cache')
    // The same page is kept for everybody, and nobody else sees her.
    const stranger = await person(site).get('it', '/viaggi?tab=tours')
    expect([isSignedIn(stranger), stranger.text.includes('Giulia')]).toEqual([false, false])
    const picture = await who.get('it', '/api/account/picture')
    expect([picture.status, header(picture, 'location')]).toEqual([
      302,
      expect.stringContaining('/images/portraits/webp-320/alessia-moretti/'),
    ])
    expect((await person(site).get('it', '/api/account/picture')).status).toBe(404)
  })

  it('keeps tokens on the server; the cookie opens nothing by itself', async () => {
    const who = person(site)
    await who.visit('de', '/login')
    const answer = await who.post(who.address().href, GIULIA)
    const resumed = await who.ask(header(answer, 'location'))
    const callback = await who.ask(header(resumed, 'location'))
    expect(callback.status).toBe(303)
    const set = cookies(callback)
    expect(set['__Host-session']).toMatch(
      /^__Host-session=[0-9a-f]{64}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(set['__Host-signed-in']).toMatch(/^__Host-signed-in=[0-9a-f]{16}; Max-Age=2592000; Path=\/; Secure/)
    const rows = await (await sessionsOf(site)).prepare('SELECT * FROM session').all()
    expect(JSON.stringify(rows.results)).not.toContain(who.cookies('de')['__Host-session'])
    expect(JSON.stringify(rows.results)).not.toMatch(/giulia/i)
  })

  it('works in two tabs at once, each with its own way back', async () => {
    const who = person(site)
    await who.visit('fr', '/login?return=/destinations')
    const first = who.address().href
    await who.visit('fr', '/login?return=/favoris')
    const second = who.address().href
    expect(first).not.toBe(second)
    const other = await who.follow(await who.post(second, GIULIA))
    expect([isSignedIn(other), who.address().pathname]).toEqual([true, '/favoris'])
    const one = await who.follow(await who.post(first, GIULIA))
    expect([isSignedIn(one), who.address().pathname]).toEqual([true, '/destinations'])
  })

  it('knows who is signed in at another market without asking again', async () => {
    const who = person(site)
    await signIn(who, 'it', GIULIA)
    const page = await who.visit('es', '/login?return=/buscar')
    expect([isSignedIn(page), who.address().pathname]).toEqual([true, '/buscar'])
  })

  it('asks in the language of the market, and goes back without when that is wanted', async () => {
    const who = person(site)
    const page = await who.visit('de', '/login?return=/suchen')
    expect(page.text).toContain('<html lang="de">')
    const back = await who.visit('account', step(who, '/cancel'))
    expect([isSignedIn(back), who.address().pathname]).toEqual([false, '/suchen'])
  })

  it('says the same of a wrong password in every language, and keeps the address', async () => {
    const who = person(site)
    await who.visit('us', '/login')
    const page = await who.submit(step(who), { email: 'giulia@example.com', password: 'not hers at all' })
    expect(page.status).toBe(401)
    expect(page.text).toContain('Wrong email or password.')
    expect(page.text).toContain('value="giulia@example.com"')
    expect(isSignedIn(await who.submit(step(who), GIULIA))).toBe(true)
  })
})

describe('signing up', () => {
  it('proves the address by a code, then wants a password', async () => {
    const who = person(site)
    await who.visit('fr', '/login?return=/favoris')
    const wrong = await who.submit(step(who, '/sign-up'), { name: 'Chloé', email: 'chloe@example' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('value="Chloé"')
    const fields = { name: 'Chloé Martin', email: 'Chloe@Example.com', marketing: 'yes' }
    const code = await who.submit(step(who, '/sign-up'), fields)
    expect(who.address().pathname).toMatch(/\/code$/)
    expect(code.text).toContain('autocomplete="one-time-code"')
    // Without the code there is no password to choose.
    await who.visit('account', step(who, '/password'))
    expect(who.address().pathname).toMatch(/\/code$/)
    expect((await who.submit(step(who, '/code'), { code: '12' })).status).toBe(422)
    const again = await who.submit(step(who, '/code'), { resend: 'yes' })
    expect([again.status, (await mailTo(site, 'chloe@example.com')).length]).toEqual([429, 1])
    const right = await codeIn('chloe@example.com')
    const password = await who.submit(step(who, '/code'), { code: ` ${right.slice(0, 3)} ${right.slice(3)}` })
    expect(password.text).toContain('autocomplete="new-password"')
    expect((await who.submit(step(who, '/password'), { password: 'short' })).status).toBe(422)
    const page = await who.submit(step(who, '/password'), { password: 'une phrase que je retiens' })
    expect([isSignedIn(page), nameIn(page), who.address().pathname]).toEqual([true, 'Chloé Martin', '/favoris'])
    const communications = await who.visit('account', '/communications')
    expect(communications.text).toContain('value="yes" checked')
    // Initials stand for a picture.
    expect((await who.get('fr', '/api/account/picture')).text).toContain('>CM<')
  })

  it('with an address that has an account looks the same and leads nowhere', async () => {
    const who = person(site)
    await who.visit('it', '/login')
    await who.submit(step(who, '/sign-up'), { name: 'Altra Giulia', email: 'giulia@example.com' })
    expect(who.address().pathname).toMatch(/\/code$/)
    const [mail] = await mailTo(site, 'giulia@example.com')
    expect(mail?.subject).toContain('Hai già un account')
    expect(mail?.text).not.toMatch(/\d{6}/)
    expect((await who.submit(step(who, '/code'), { code: '123456' })).status).toBe(422)
  })
})

describe('a forgotten password', () => {
  it('is chosen anew with a code; every other device is signed out', async () => {
    const paula = { email: 'paula@example.com', password: 'the first of her passwords' }
    const owner = person(site)
    await owner.visit('us', '/login')
    await owner.submit(step(owner, '/sign-up'), { name: 'Paula Stone', email: paula.email })
    await owner.submit(step(owner, '/code'), { code: await codeIn(paula.email) })
    expect(isSignedIn(await owner.submit(step(owner, '/password'), { password: paula.password }))).toBe(true)

    const other = person(site)
    await other.visit('us', '/login')
    await other.submit(step(other, '/forgotten'), { email: paula.email })
    await other.submit(step(other, '/code'), { code: await codeIn(paula.email) })
    const page = await other.submit(step(other, '/password'), { password: 'the second of her passwords' })
    expect([isSignedIn(page), nameIn(page)]).toEqual([true, 'Paula Stone'])
    expect(isSignedIn(await owner.get('us', '/'))).toBe(false)
    await owner.visit('us', '/login')
    expect((await owner.submit(step(owner), paula)).status).toBe(401)
    expect((await mailTo(site, paula.email))[0]?.subject).toContain('password has changed')
  })

  it('lets another person sign in in a tab that was opened before: one browser is one person', async () => {
    const who = person(site)
    await who.visit('us', '/login')
    const first = who.address().href
    expect(nameIn(await signIn(who, 'us', GIULIA))).toBe('Giulia Ferri')
    const paula = { email: 'paula@example.com', password: 'the second of her passwords' }
    expect(nameIn(await who.follow(await who.post(first, paula)))).toBe('Paula Stone')
    expect((await who.get('account', '/profile')).text).toContain('Paula Stone')
  })

  it('of an address without an account sends no code', async () => {
    const who = person(site)
    await who.visit('us', '/login')
    await who.submit(step(who, '/forgotten'), { email: 'nobody@example.com' })
    expect(who.address().pathname).toMatch(/\/code$/)
    expect((await mailTo(site, 'nobody@example.com'))[0]?.subject).toContain('No Sojourn account')
  })
})

describe('a session', () => {
  it('is renewed once by twenty requests at once, and nobody is signed out', async () => {
    const who = person(site)
    await signIn(who, 'it', GIULIA)
    const identity = await identityOf(site)
    const tokens = () =>
      identity.prepare(`SELECT count(*) AS n FROM oidc_artefact WHERE model = 'RefreshToken'`).first<number>('n')
    const before = (await tokens()) ?? 0
    await endAccessToken(site, who.cookies('it')['__Host-session'] ?? '')
    const pages = await Promise.all(Array.from({ length: 20 }, () => who.get('it', '/')))
    expect(pages.map(isSignedIn)).toEqual(pages.map(() => true))
    expect(await tokens()).toBe(before + 1)
    expect(isSignedIn(await who.get('it', '/'))).toBe(true)
  })

  it('is not renewed by a prefetch', async () => {
    const who = person(site)
    await signIn(who, 'it', GIULIA)
    const secret = who.cookies('it')['__Host-session'] ?? ''
    await endAccessToken(site, secret)
    const page = await who.ask(`${site.origin('it')}/`, { headers: { 'sec-purpose': 'prefetch' } })
    expect(page.headers['set-cookie']).toBeUndefined()
    const row = await (await sessionsOf(site))
      .prepare('SELECT count(*) AS n FROM session WHERE renew_at = 1')
      .first('n')
    expect(row).toBe(1)
    expect(isSignedIn(await who.get('it', '/'))).toBe(true)
  })

  it('survives an account API that is away, and a refresh that fails for a moment', async () => {
    const who = person(site)
    await signIn(who, 'it', GIULIA)
    for (const fault of ['status=503;path=/backoffice', 'status=503;path=/token']) {
      await endAccessToken(site, who.cookies('it')['__Host-session'] ?? '')
      await site.fault(fault, 'account')
      expect(isSignedIn(await who.get('it', '/')), fault).toBe(true)
      await site.fault(null, 'account')
      await endAccessToken(site, who.cookies('it')['__Host-session'] ?? '')
      expect(isSignedIn(await who.get('it', '/')), fault).toBe(true)
    }
  })

  it('ends when its refresh token was used by somebody else', async () => {
    const who = person(site)
    await signIn(who, 'it', GIULIA)
    const identity = await identityOf(site)
    // Somebody who stole it was quicker.
    await identity
      .prepare(`UPDATE oidc_artefact SET payload = json_set(payload, '$.consumed', 1) WHERE model = 'RefreshToken'`)
      .run()
    await endAccessToken(site, who.cookies('it')['__Host-session'] ?? '')
    const page = await who.get('it', '/')
    expect(isSignedIn(page)).toBe(false)
    expect(cookies(page)['__Host-session']).toContain('Max-Age=0')
  })
})

describe('signing out', () => {
  it('ends the session here and at the issuer, which then asks for the password', async () => {
    const who = person(site)
    await signIn(who, 'de', GIULIA)
    const before = await countSessions(site)
    const left = await who.follow(await who.post(`${site.origin('de')}/logout`, {}))
    expect([isSignedIn(left), who.address().href]).toEqual([false, `${site.origin('de')}/`])
    expect(await countSessions(site)).toBe(before - 1)
    expect(who.cookies('de')).not.toHaveProperty('__Host-session')
    await who.visit('de', '/login')
    expect(who.address().pathname).toMatch(/^\/interaction\//)
    // Once more does no harm.
    expect((await who.post(`${site.origin('de')}/logout`, {})).status).toBe(303)
  })

  it('everywhere ends every device at once', async () => {
    const [phone, laptop] = [person(site), person(site)]
    await signIn(phone, 'it', GIULIA)
    await signIn(laptop, 'es', GIULIA)
    expect(isSignedIn(await phone.get('it', '/'))).toBe(true)
    await laptop.visit('account', '/profile')
    await laptop.submit('/sign-out-everywhere', {})
    expect(isSignedIn(await phone.get('it', '/'))).toBe(false)
    expect(isSignedIn(await laptop.get('es', '/'))).toBe(false)
    await phone.visit('account', '/profile')
    expect(phone.address().pathname).toMatch(/^\/interaction\//)
  })

  it('at the account host asks first, for any site can lead there', async () => {
    const who = person(site)
    await signIn(who, 'it', GIULIA)
    const page = await who.get('account', '/session/end')
    expect(page.text).toContain('Log out?')
    const xsrf = /name="xsrf" value="([\w-]+)"/.exec(page.text)?.[1] ?? ''
    const out = await who.submit('/session/end/confirm', { xsrf, logout: 'yes' })
    expect([out.status, who.address().pathname]).toEqual([200, '/session/end/success'])
    expect((await who.visit('account', '/session/end')).text).toContain('You are logged out')
    await who.visit('account', '/profile')
    expect(who.address().pathname).toMatch(/^\/interaction\//)
  })
})

describe('special accounts (specification, sections 4 and 8)', () => {
  it('admins are signed out', async () => {
    const who = person(site)
    const page = await signIn(who, 'us', { email: 'admin@example.com', password: DEMO_PASSWORD })
    expect([page.status, isSignedIn(page)]).toEqual([403, false])
    expect(header(page, 'refresh')).toMatch(/^3; url=http:\/\/account\./)
    expect(header(page, 'cache-control')).toBe('private, no-store')
    expect(who.cookies('us')).not.toHaveProperty('__Host-session')
    const home = await who.visit(
      'account',
      new URL(header(page, 'refresh').slice(7)).pathname + new URL(header(page, 'refresh').slice(7)).search,
    )
    expect([home.status, who.address().href]).toEqual([200, `${site.origin('us')}/`])
    await who.visit('us', '/login')
    expect(who.address().pathname).toMatch(/^\/interaction\//)
  })

  it('without an accepted privacy policy lead to the communications page, and are signed in once it is accepted', async () => {
    const who = person(site)
    await signIn(who, 'de', { email: 'privacy@example.com', password: DEMO_PASSWORD })
    expect(who.address().href).toBe(`${site.origin('account')}/communications`)
    expect(isSignedIn(await who.get('de', '/'))).toBe(false)
    // Trying again leads there again, without a new password.
    await who.visit('de', '/login')
    expect(who.address().href).toBe(`${site.origin('account')}/communications`)
    const page = await who.submit('/communications', { privacy: 'accepted' })
    expect([isSignedIn(page), who.address().href]).toEqual([true, `${site.origin('de')}/`])
  })
})

describe('the account pages', () => {
  it('ask whoever is not signed in, and come back', async () => {
    const who = person(site)
    await who.visit('account', '/partnership')
    expect(who.address().pathname).toMatch(/^\/interaction\//)
    const page = await who.submit(who.address().pathname, GIULIA)
    expect([page.status, who.address().pathname]).toEqual([200, '/partnership'])
  })

  it.each(['/profile', '/travels', '/partnership', '/communications'])('%s is a page of its own', async (path) => {
    const who = person(site)
    await signIn(who, 'it', GIULIA)
    const page = await who.get('account', path)
    expect(page.status).toBe(200)
    expect(page.text).toContain('<html lang="it">')
    expect(page.text.match(/<h1>/g)).toHaveLength(1)
    expect(header(page, 'cache-control')).toBe('no-store')
  })

  it('change the name, which the storefront shows when it looks again', async () => {
    const who = person(site)
    await signIn(who, 'it', GIULIA)
    await who.visit('account', '/profile')
    expect((await who.submit('/profile', { name: 'Giulia' })).status).toBe(422)
    expect((await who.submit('/profile', { name: 'Giulia Ferri Rossi' })).text).toContain('Salvato.')
    await endAccessToken(site, who.cookies('it')['__Host-session'] ?? '')
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
    const who = person(site)
    await site.fault(fault, 'account')
    const page = await signIn(who, 'it', { ...GIULIA, back: '/viaggi' })
    await site.fault(null, 'account')
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
    const who = person(site)
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
    const who = person(site)
    await who.visit('es', '/login?return=/buscar')
    const identity = await identityOf(site)
    await identity.prepare(`DELETE FROM oidc_artefact WHERE model = 'Interaction'`).run()
    const page = await who.submit(step(who), { ...GIULIA, site: 'es' })
    expect([page.status, page.text.includes(`href="${site.origin('es')}/login"`)]).toEqual([410, true])
    const again = await who.visit('es', '/login?return=/buscar')
    expect(again.text).toContain('value="giulia@example.com"')
  })

  it('a session whose token is worth nothing and whose user is not loaded is reset, and sign-in begins', async () => {
    const who = person(site)
    const nobody = { id: 'nobody', email: 'nobody@example.com', name: 'No Body', pictureImage: null, isAdmin: false }
    const secret = await makeSession(site, nobody)
    await forgetUser(site, secret)
    who.setCookie('it', '__Host-session', secret)
    const page = await who.visit('it', '/login?return=/cerca')
    expect(who.address().pathname).toMatch(/^\/interaction\//)
    expect(page.text).toContain('name="password"')
    expect(who.cookies('it')['__Host-session']).toBeUndefined()
  })

  it('a way back from the issuer that comes too late, or twice, says so', async () => {
    const who = person(site)
    const page = await who.visit('it', '/login/redirect?code=x&state=yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy')
    expect([page.status, page.text.includes('href="/login?return=%2F"')]).toEqual([400, true])
    expect((await who.visit('it', '/login/redirect')).status).toBe(400)
  })
})
