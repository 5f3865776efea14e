import { describe, expect, it } from 'vitest'
import { mailTo } from '../../support/outbox.ts'
import { isSignedIn, person, signIn } from '../../support/person.ts'
import { sessionsOf } from '../../support/sessions.ts'
import { here } from '../../support/shared-site.ts'
import { cookies, header } from '../../support/site.ts'
import { codeIn, GIULIA, nameIn, step } from './sign-in-page.ts'

describe('sign-in', () => {
  it('returns to the page where it started, and shows the user (§1)', async () => {
    const who = person(here.site)
    const page = await signIn(who, 'it', { ...GIULIA, back: '/viaggi?tab=tours' })
    expect([page.status, who.url().pathname + who.url().search]).toEqual([200, '/viaggi?tab=tours'])
    expect([isSignedIn(page), nameIn(page)]).toEqual([true, 'Giulia Ferri'])
    expect(header(page, 'cache-control')).toBe('private, no-cache')
    // The cached page is shared; other visitors do not see the name.
    const stranger = await person(here.site).get('it', '/viaggi?tab=tours')
    expect([isSignedIn(stranger), stranger.text.includes('Giulia')]).toEqual([false, false])
    const picture = await who.get('it', '/api/account/picture')
    expect([picture.status, header(picture, 'location')]).toEqual([
      302,
      expect.stringContaining('/images/chosen/webp-320/coordinator-alessia-moretti-face/'),
    ])
    expect((await person(here.site).get('it', '/api/account/picture')).status).toBe(404)
  })

  it('stores tokens on the server; the cookie alone opens nothing', async () => {
    const who = person(here.site)
    await who.visit('de', '/login')
    const response = await who.post(who.url().href, GIULIA)
    const resumed = await who.request(header(response, 'location'))
    const callback = await who.request(header(resumed, 'location'))
    expect(callback.status).toBe(303)
    const set = cookies(callback)
    expect(set['__Host-session']).toMatch(
      /^__Host-session=[0-9a-f]{64}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(set['__Host-signed-in']).toMatch(/^__Host-signed-in=[0-9a-f]{16}; Max-Age=2592000; Path=\/; Secure/)
    const rows = await (await sessionsOf(here.site)).prepare('SELECT * FROM session').all()
    expect(JSON.stringify(rows.results)).not.toContain(who.cookies('de')['__Host-session'])
    expect(JSON.stringify(rows.results)).not.toMatch(/giulia/i)
  })

  it('works in two tabs concurrently, each with its own return URL', async () => {
    const who = person(here.site)
    await who.visit('fr', '/login?return=/destinations')
    const first = who.url().href
    await who.visit('fr', '/login?return=/favoris')
    const second = who.url().href
    expect(first).not.toBe(second)
    const other = await who.follow(await who.post(second, GIULIA))
    expect([isSignedIn(other), who.url().pathname]).toEqual([true, '/favoris'])
    const one = await who.follow(await who.post(first, GIULIA))
    expect([isSignedIn(one), who.url().pathname]).toEqual([true, '/destinations'])
  })

  it('is shared with another market without a second form', async () => {
    const who = person(here.site)
    await signIn(who, 'it', GIULIA)
    const page = await who.visit('es', '/login?return=/buscar')
    expect([isSignedIn(page), who.url().pathname]).toEqual([true, '/buscar'])
  })

  it('is in the market’s language, and returns without a session when cancelled', async () => {
    const who = person(here.site)
    const page = await who.visit('de', '/login?return=/suchen')
    expect(page.text).toContain('<html lang="de">')
    const back = await who.visit('account', step(who, '/cancel'))
    expect([isSignedIn(back), who.url().pathname]).toEqual([false, '/suchen'])
  })
})

describe('sign-up', () => {
  it('verifies the email by a code, then requires a password', async () => {
    const who = person(here.site)
    await who.visit('fr', '/login?return=/favoris')
    const wrong = await who.submit(step(who, '/sign-up'), { name: 'Chloé', email: 'chloe@example' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('value="Chloé"')
    const fields = { name: 'Chloé Martin', email: 'Chloe@Example.com', marketing: 'yes' }
    const code = await who.submit(step(who, '/sign-up'), fields)
    expect(who.url().pathname).toMatch(/\/code$/)
    expect(code.text).toContain('autocomplete="one-time-code"')
    // A new password requires the code.
    await who.visit('account', step(who, '/password'))
    expect(who.url().pathname).toMatch(/\/code$/)
    expect((await who.submit(step(who, '/code'), { code: '12' })).status).toBe(422)
    const again = await who.submit(step(who, '/code'), { resend: 'yes' })
    expect([again.status, (await mailTo(here.site, 'chloe@example.com')).length]).toEqual([429, 1])
    const right = await codeIn('chloe@example.com')
    const password = await who.submit(step(who, '/code'), { code: ` ${right.slice(0, 3)} ${right.slice(3)}` })
    expect(password.text).toContain('autocomplete="new-password"')
    expect((await who.submit(step(who, '/password'), { password: 'short' })).status).toBe(422)
    const page = await who.submit(step(who, '/password'), { password: 'une phrase que je retiens' })
    expect([isSignedIn(page), nameIn(page), who.url().pathname]).toEqual([true, 'Chloé Martin', '/favoris'])
    const communications = await who.visit('account', '/communications')
    expect(communications.text).toContain('value="yes" checked')
    // Initials replace a missing picture.
    expect((await who.get('fr', '/api/account/picture')).text).toContain('>CM<')
  })
})

describe('forgotten password', () => {
  it('is replaced with a code; all other devices are signed out', async () => {
    const paula = { email: 'paula@example.com', password: 'the first of her passwords' }
    const owner = person(here.site)
    await owner.visit('us', '/login')
    await owner.submit(step(owner, '/sign-up'), { name: 'Paula Stone', email: paula.email })
    await owner.submit(step(owner, '/code'), { code: await codeIn(paula.email) })
    expect(isSignedIn(await owner.submit(step(owner, '/password'), { password: paula.password }))).toBe(true)

    const other = person(here.site)
    await other.visit('us', '/login')
    await other.submit(step(other, '/forgotten'), { email: paula.email })
    await other.submit(step(other, '/code'), { code: await codeIn(paula.email) })
    const page = await other.submit(step(other, '/password'), { password: 'the second of her passwords' })
    expect([isSignedIn(page), nameIn(page)]).toEqual([true, 'Paula Stone'])
    expect(isSignedIn(await owner.get('us', '/'))).toBe(false)
    await owner.visit('us', '/login')
    expect((await owner.submit(step(owner), paula)).status).toBe(401)
    expect((await mailTo(here.site, paula.email))[0]?.subject).toContain('password has changed')
  })

  it('signs in another user in a tab opened before: one browser has one user', async () => {
    const who = person(here.site)
    await who.visit('us', '/login')
    const first = who.url().href
    expect(nameIn(await signIn(who, 'us', GIULIA))).toBe('Giulia Ferri')
    const paula = { email: 'paula@example.com', password: 'the second of her passwords' }
    expect(nameIn(await who.follow(await who.post(first, paula)))).toBe('Paula Stone')
    expect((await who.get('account', '/profile')).text).toContain('Paula Stone')
  })
})
