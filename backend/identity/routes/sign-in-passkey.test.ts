import { describe, expect, it } from 'vitest'
import { ACCOUNT, identitySite, isBack, OWNER } from '../../../tests/support/builders/identity-site.ts'
import { softwareAuthenticator } from '../../../tests/support/software-authenticator.ts'

const site = identitySite()
const MINUTE = 60_000

type Browser = Awaited<ReturnType<typeof site.atSignIn>>

const start = async () => {
  const who = await site.atSignIn()
  return { who, step: who.url().pathname, url: who.url().href }
}

describe('passkey', () => {
  const profile = async () => {
    const who = await site.signedIn()
    await who.visit('account', '/profile')
    return who
  }
  const create = async (who: Browser) => {
    const authenticator = softwareAuthenticator('owner')
    const { options } = JSON.parse((await who.post(`${ACCOUNT}/passkeys/options`, {})).text)
    const response = JSON.stringify(authenticator.create({ challenge: options.challenge, origin: ACCOUNT }))
    const page = await who.submit('/passkeys', { response })
    return { authenticator, options, page, response }
  }

  it('is created on the profile, listed, used and removed', async () => {
    const who = await profile()
    const { authenticator, options, page } = await create(who)
    expect(options).toMatchObject({
      ...{ rp: { name: 'Sojourn', id: 'account.localhost' }, timeout: 300_000, attestation: 'none' },
      user: { id: Buffer.from('owner').toString('base64url'), name: OWNER.email, displayName: 'Ada Byron' },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(who.url().search + who.url().hash).toBe('?passkey=added#passkeys')
    const next = JSON.parse((await who.post(`${ACCOUNT}/passkeys/options`, {})).text)
    expect([options.excludeCredentials, next.options.excludeCredentials]).toMatchObject([
      [],
      [{ id: authenticator.id }],
    ])
    expect(page.text).toContain('Your passkey is ready')
    expect(page.text).toContain('Created 15 January 2027, not used yet')
    expect((await site.mails())[0]?.subject).toBe('A new passkey for your Sojourn account')

    const other = await start()
    const request = JSON.parse((await other.who.post(`${other.url}/passkey/options`, {})).text)
    expect(request).toMatchObject({ rpId: 'account.localhost', timeout: 300_000, userVerification: 'required' })
    const assertion = authenticator.get({ challenge: request.challenge, origin: ACCOUNT, counter: 1 })
    await other.who.submit(`${other.step}/passkey`, { response: JSON.stringify(assertion) })
    expect(isBack(other.who)).toBe(true)
    const used = await who.visit('account', '/profile')
    expect(used.text).toContain('Created 15 January 2027, last used 15 January 2027')
    expect(used.text).toContain('<div class="card" id="passkeys"><h2>Passkeys</h2>')

    const removed = await who.submit('/passkeys/removal', { id: authenticator.id })
    expect(removed.text).toContain('The passkey has been removed')
    expect(removed.text).toContain('<div class="card" id="passkeys"><h2>Passkeys</h2>')
    expect((await site.mails())[0]?.subject).toBe('A passkey was removed from your Sojourn account')
    expect(site.sqlite.prepare('SELECT count(*) AS n FROM passkey').get()).toEqual({ n: 0 })
  })

  it('is created also while its mail cannot be sent, which the log reports', async () => {
    const who = await profile()
    site.sqlite.exec("CREATE TRIGGER fail BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'failed'); END")
    expect((await create(who)).page.text).toContain('Your passkey is ready')
    site.sqlite.exec('DROP TRIGGER fail')
    expect(site.lines.join()).toContain('"error":"mail not sent"')
  })

  it('can be one of ten', async () => {
    const who = await profile()
    const add = (count: number) => {
      for (let nth = 0; nth < count; nth += 1)
        site.sqlite
          .prepare(
            `INSERT INTO passkey (id, account_id, public_key, counter, transports, name, created_at)
            VALUES (hex(randomblob(8)), 'owner', 'key', 0, '[]', 'Mac', '2027-01-15T10:00:00Z')`,
          )
          .run()
    }
    const full = 'You have 10 passkeys, which is the maximum.'
    add(9)
    const nine = await who.visit('account', '/profile')
    expect([nine.text.includes('Create a passkey'), nine.text.includes(full)]).toEqual([true, false])
    add(1)
    const ten = await who.visit('account', '/profile')
    expect([ten.text.includes('Create a passkey'), ten.text.includes(full)]).toEqual([false, true])
    expect((await create(who)).page.text).toContain('The passkey was not created.')
    expect(await site.mails()).toEqual([])
  })

  it('does not sign in with the challenge of another sign-in', async () => {
    const who = await profile()
    const { authenticator } = await create(who)
    const [one, other] = [await start(), await start()]
    const { challenge } = JSON.parse((await one.who.post(`${one.url}/passkey/options`, {})).text)
    const response = JSON.stringify(authenticator.get({ challenge, origin: ACCOUNT, counter: 1 }))
    const page = await other.who.post(`${other.url}/passkey`, { response })
    expect([page.status, page.text.includes('did not work')]).toEqual([401, true])
    expect((await one.who.post(`${one.url}/passkey`, { response })).status).toBe(303)
    await one.who.visit('account', '/profile')
  })

  it('does not sign in with a counter that was used', async () => {
    const who = await profile()
    const { authenticator } = await create(who)
    const signIn = async (counter: number) => {
      const at = await start()
      const { challenge } = JSON.parse((await at.who.post(`${at.url}/passkey/options`, {})).text)
      const response = JSON.stringify(authenticator.get({ challenge, origin: ACCOUNT, counter }))
      return (await at.who.post(`${at.url}/passkey`, { response })).status
    }
    expect([await signIn(2), await signIn(2), await signIn(1), await signIn(3)]).toEqual([303, 401, 401, 303])
    site.sqlite.exec("UPDATE account SET language = 'it', market = 'it'")
    await signIn(4)
    expect(site.sqlite.prepare('SELECT language, market FROM account').get()).toEqual({ language: 'en', market: 'we' })
  })

  it('is created once per challenge of this session', async () => {
    const who = await profile()
    const { response } = await create(who)
    site.sqlite.exec('DELETE FROM passkey')
    expect((await who.submit('/passkeys', { response })).text).toContain('The passkey was not created.')
    expect(site.sqlite.prepare('SELECT count(*) AS n FROM passkey').get()).toEqual({ n: 0 })
  })

  it('is tried fifty times a quarter of an hour from a network address', async () => {
    const { who, url } = await start()
    const attempt = async () => {
      const page = await who.post(`${url}/passkey`, { response: '' }, { 'cf-connecting-ip': '198.51.100.1' })
      return [page.status, page.text.includes('data-passkey="sign-in"')]
    }
    for (let nth = 0; nth < 50; nth += 1) expect(await attempt()).toEqual([401, true])
    expect(await attempt()).toEqual([429, false])
    site.advance(15 * MINUTE)
    expect(await attempt()).toEqual([401, true])
  })

  it('needs a sign-in of the last ten minutes', async () => {
    const who = await profile()
    site.advance(10 * MINUTE)
    expect(JSON.parse((await who.post(`${ACCOUNT}/passkeys/options`, {})).text)).toHaveProperty('options')
    site.advance(1)
    const { signIn } = JSON.parse((await who.post(`${ACCOUNT}/passkeys/options`, {})).text)
    const { searchParams } = new URL(signIn, ACCOUNT)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ max_age: '599', login_hint: OWNER.email, ui_locales: 'en', market: 'we', state: '/profile' },
      ...{ redirect_uri: `${ACCOUNT}/signed-in`, scope: 'openid', client_id: 'account-pages' },
    })
    expect((await who.submit('/passkeys', { response: '{}' })).text).toContain('The passkey was not created.')
  })

  it.each([
    ['no response', () => '', 'did not work'],
    [
      'an unknown passkey',
      (challenge: string) => JSON.stringify(softwareAuthenticator('owner').get({ challenge, origin: ACCOUNT })),
      'does not open any account',
    ],
  ])('does not sign in with %s', async (_name, response, text) => {
    const { who, step, url } = await start()
    const { challenge } = JSON.parse((await who.post(`${url}/passkey/options`, {})).text)
    const page = await who.submit(`${step}/passkey`, { response: response(challenge) })
    expect([page.status, page.text.includes(text)]).toEqual([401, true])
  })

  it('is offered after a failed use, but not after one that no account has', async () => {
    const { who, step, url } = await start()
    const { challenge } = JSON.parse((await who.post(`${url}/passkey/options`, {})).text)
    const offer = 'data-passkey="sign-in"'
    expect((await who.submit(`${step}/passkey`, { response: '' })).text).toContain(offer)
    const authenticator = softwareAuthenticator('owner')
    const response = JSON.stringify(authenticator.get({ challenge, origin: ACCOUNT }))
    const { text } = await who.submit(`${step}/passkey`, { response })
    expect(text).toContain(`data-passkey="refused" data-unknown="${authenticator.id}"`)
    expect(text).not.toContain(offer)
  })

  it('is named after its device', async () => {
    const who = await profile()
    const { options } = JSON.parse((await who.post(`${ACCOUNT}/passkeys/options`, {})).text)
    const response = JSON.stringify(
      softwareAuthenticator('owner').create({ challenge: options.challenge, origin: ACCOUNT }),
    )
    await who.post(`${ACCOUNT}/passkeys`, { response }, { 'user-agent': 'Mozilla/5.0 (iPhone)' })
    expect(site.sqlite.prepare('SELECT name, created_at FROM passkey').all()).toEqual([
      { name: 'iPhone', created_at: '2027-01-15T10:00:00.000Z' },
    ])
  })
})
