import { describe, expect, it } from 'vitest'
import { identitySite, OWNER } from '../../../tests/support/builders/identity-site.ts'
import { softwareAuthenticator } from '../../../tests/support/software-authenticator.ts'

const site = identitySite()
const ACCOUNT = 'http://account.localhost:8787'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const HALF_YEAR_SECONDS = 180 * 86_400

type Browser = Awaited<ReturnType<typeof site.atSignIn>>
const start = async (who?: Browser) => {
  const at = await site.atSignIn(who)
  return { who: at, step: at.url().pathname, url: at.url().href }
}
const isBack = (who: Browser): boolean => who.url().pathname === '/login/redirect'

const signedIn = async () => {
  const { who, step } = await start()
  await who.submit(step, OWNER)
  return { who, tokens: await site.tokens(who.url()) }
}

const storedSession = () => site.sqlite.prepare("SELECT id FROM oidc_artefact WHERE model = 'Session'").all().length

describe('sign-up', () => {
  it('creates an account with the consent and signs it in', async () => {
    const { who, step } = await start()
    const email = 'new@example.com'
    await who.submit(`${step}/sign-up`, { email: 'New@Example.com', name: ' New  Person ', marketing: 'yes' })
    const [mail] = await site.mails(email)
    expect(mail?.subject).toMatch(/^\d{6} is your Sojourn code$/)
    expect(mail?.text).toMatch(
      /^\d{6}\n\nHere is the code .*\n\nNot you\? Ignore this email: nobody can go on without the code\. .*\n\nSojourn$/,
    )
    expect((await who.get('account', `${step}/sign-up`)).text).toContain('value="yes" checked')
    expect((await who.get('account', `${step}/password`)).headers.location).toBe(`${step}/code`)
    await who.submit(`${step}/code`, { code: await site.mailedCode(email) })
    expect(who.url().pathname).toBe(`${step}/password`)
    await who.submit(`${step}/password`, { password: 'a sentence that is new' })
    expect(isBack(who)).toBe(true)
    expect(site.sqlite.prepare("SELECT * FROM account WHERE email = 'new@example.com'").get()).toMatchObject({
      ...{ name: 'New Person', language: 'en', market: 'we', role: 'traveller', privacy_version: 1 },
      marketing_text: 'Yes, email me trip ideas, new departures and offers. I can change my mind at any time.',
      created_at: '2027-01-15T10:00:00.000Z',
    })
    expect((await who.post(`${ACCOUNT}${step}/password`, { password: 'another sentence' })).status).not.toBe(200)
  })

  it('mails the owner of an account instead, and no code works', async () => {
    const { who, step } = await start()
    await who.submit(`${step}/sign-up`, { email: OWNER.email, name: 'Eve Other' })
    const [mail] = await site.mails()
    expect(mail?.subject).toBe('You already have a Sojourn account')
    expect(mail?.text).toContain('Not you? Ignore this email: nothing has changed.')
    expect((await who.submit(`${step}/code`, { code: '123456' })).text).toContain('The code is wrong.')
  })
})

describe('recovery', () => {
  it('changes the password, ends all sessions and notifies owner and storefront', async () => {
    const old = await signedIn()
    const { who, step } = await start()
    await who.submit(`${step}/forgotten`, { email: OWNER.email })
    await who.submit(`${step}/code`, { code: await site.mailedCode() })
    await who.submit(`${step}/password`, { password: 'a second sentence' })
    expect(isBack(who)).toBe(true)
    expect((await site.mails())[0]).toMatchObject({ subject: 'Your Sojourn password has changed' })
    expect(site.calls.map(({ url }) => url)).toEqual(['http://127.0.0.1:8787/api/backchannel-logout'])
    await old.who.visit('account', '/profile')
    expect(old.who.url().pathname).toMatch(/^\/interaction/)
    expect((await old.who.submit(old.who.url().pathname, OWNER)).status).toBe(401)
  })

  it('mails an unknown email that it has no account', async () => {
    const { who, step } = await start()
    await who.submit(`${step}/forgotten`, { email: 'unknown@example.com' })
    const [mail] = await site.mails('unknown@example.com')
    expect([mail?.subject, mail?.text.includes('/recovery')]).toEqual(['No Sojourn account with this address', false])
  })

  it.each([
    [HOUR - 1000, true],
    [HOUR + 1000, false],
  ])('by the link of the mail after %i ms: %s', async (ms, works) => {
    const { who, step } = await start()
    await who.submit(`${step}/forgotten`, { email: OWNER.email })
    const [mail] = await site.mails()
    const link = /http:\S+\/recovery\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    site.advance(ms)
    const other = site.browser()
    const response = await other.request(link)
    expect(response.headers.location).toBe(works ? 'http://we.localhost:8787/login?return=/' : '/profile')
    expect(response.headers['set-cookie']).toEqual(
      works
        ? [expect.stringMatching(/^__Host-recovery=\S+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)]
        : [],
    )
    await site.atSignIn(other).catch(() => undefined)
    expect(other.url().pathname.endsWith('/password')).toBe(works)
    if (!works) return
    expect(other.cookies('account')).not.toHaveProperty('__Host-recovery')
    await other.submit(other.url().pathname, { password: 'a second sentence' })
    expect(isBack(other)).toBe(true)
    expect((await site.browser().request(link)).headers.location).toBe('/profile')
  })
})

describe('wrong passwords', () => {
  it('beyond ten need a code by mail, with a wait of 60 s', async () => {
    const { who, step, url } = await start()
    for (let i = 0; i < 10; i++) expect((await who.post(url, { ...OWNER, password: 'wrong' })).status).toBe(401)
    const page = await who.submit(step, OWNER)
    expect(page.text).toContain('There have been too many wrong passwords')
    expect(page.text).toContain('Start again')
    expect(page.text).not.toContain('resend')
    expect((await who.post(url, OWNER)).text).toContain('in 60 seconds')
    expect((await site.mails())[0]?.text).toContain('Not you? Then somebody knows your password')
    expect((await who.post(`${url}/code`, { resend: 'yes' })).headers.location).toBe(step)
    const code = await site.mailedCode()
    expect((await who.post(`${url}/code`, { code: code === '111111' ? '222222' : '111111' })).status).toBe(422)
    await who.submit(`${step}/code`, { code })
    expect(isBack(who)).toBe(true)
  })

  it('mail no code beyond the limit', async () => {
    const { who, step, url } = await start()
    for (let i = 0; i < 10; i++) await who.post(url, { ...OWNER, password: 'wrong' })
    await who.submit(step, { ...OWNER, password: 'wrong again' })
    expect(who.url().pathname).toBe(`${step}/code`)
    expect(await site.mails()).toEqual([])
  })
})

describe('users/me', () => {
  const me = (token: string, path = '', method = 'GET') =>
    site.request('account', `/backoffice/users/me${path}`, { method, headers: { authorization: `Bearer ${token}` } })

  it('returns the user of an access token for ten minutes', async () => {
    const { tokens } = await signedIn()
    const response = await me(tokens.access_token)
    expect([response.status, JSON.parse(response.text)]).toEqual([
      200,
      {
        success: true,
        data: { id: 'owner', email: OWNER.email, name: 'Ada Byron', pictureImage: null, isAdmin: false },
      },
    ])
    site.advance(10 * MINUTE)
    const refused = await me(tokens.access_token)
    expect([refused.status, refused.headers['www-authenticate'], JSON.parse(refused.text)]).toEqual([
      ...[401, 'Bearer error="invalid_token"'],
      {
        success: false,
        error: { code: 'INVALID_TOKEN', message: 'the access token is missing, expired or revoked' },
      },
    ])
  })

  it('refuses users who have not accepted the privacy policy', async () => {
    const { tokens } = await signedIn()
    site.sqlite.exec('UPDATE account SET privacy_version = 0')
    const response = await me(tokens.access_token)
    expect([response.status, JSON.parse(response.text).error]).toEqual([
      403,
      {
        ...{ code: 'USER_PRIVACY_POLICY_ERROR', message: 'the privacy policy has not been accepted' },
        extraData: { userId: 'owner' },
      },
    ])
  })

  it('exports and deletes the account', async () => {
    const { tokens } = await signedIn()
    const { data } = JSON.parse((await me(tokens.access_token, '/data')).text)
    expect(data.account).toMatchObject({ id: 'owner', email: OWNER.email })
    expect(data.sessions).toHaveLength(2)
    expect((await me(tokens.access_token, '', 'DELETE')).status).toBe(200)
    expect(site.sqlite.prepare('SELECT count(*) AS n FROM account').get()).toEqual({ n: 0 })
    expect((await site.mails())[0]?.subject).toBe('Your Sojourn account has been deleted')
    expect(site.calls).toHaveLength(1)
    for (const [path, method] of [
      ['', 'GET'],
      ['/data', 'GET'],
      ['', 'DELETE'],
    ] as const)
      expect((await me(tokens.access_token, path, method)).status).toBe(401)
  })
})

describe('sign-out', () => {
  it('ends the session of a revoked refresh token and notifies the storefront', async () => {
    const { tokens } = await signedIn()
    expect(storedSession()).toBe(1)
    await site.postAsClient('/token/revocation', { token: tokens.refresh_token })
    expect(storedSession()).toBe(0)
    expect(site.calls[0]?.body).toMatch(/^logout_token=/)
  })

  it.each([
    ['http://we.localhost:8787/', 'http://we.localhost:8787/?state=s'],
    ['https://evil.example/', '/session/end/success'],
  ])('without a session redirects from %s to %s', async (back, location) => {
    const query = new URLSearchParams({ client_id: 'storefront', post_logout_redirect_uri: back, state: 's' })
    expect((await site.browser().get('account', `/session/end?${query}`)).headers.location).toBe(location)
  })

  it('with a session asks first', async () => {
    const { who } = await signedIn()
    const page = await who.get('account', '/session/end?client_id=storefront')
    expect(page.text).toMatch(/<h1>Log out\?<\/h1><p>You are about to log out of your Sojourn account in this browser/)
    expect(page.text).toMatch(/name="xsrf" value="[\w-]+"/)
  })
})

describe('cancelled sign-in', () => {
  it('returns to the storefront with the error', async () => {
    const { who, step } = await start()
    await who.visit('account', `${step}/cancel`)
    expect(isBack(who)).toBe(true)
    expect(who.url().searchParams.get('error')).toBe('access_denied')
    expect(who.url().searchParams.get('error_description')).toBe('cancelled')
  })
})

describe('passkey', () => {
  const profile = async () => {
    const { who } = await signedIn()
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

    const removed = await who.submit('/passkeys/removal', { id: authenticator.id })
    expect(removed.text).toContain('The passkey has been removed')
    expect((await site.mails())[0]?.subject).toBe('A passkey was removed from your Sojourn account')
    expect(site.sqlite.prepare('SELECT count(*) AS n FROM passkey').get()).toEqual({ n: 0 })
  })

  it('needs a sign-in of the last ten minutes', async () => {
    const who = await profile()
    site.advance(10 * MINUTE)
    expect(JSON.parse((await who.post(`${ACCOUNT}/passkeys/options`, {})).text)).toHaveProperty('options')
    site.advance(1)
    const { signIn } = JSON.parse((await who.post(`${ACCOUNT}/passkeys/options`, {})).text)
    const { searchParams } = new URL(signIn, ACCOUNT)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ max_age: '600', login_hint: OWNER.email, ui_locales: 'en', market: 'we', state: '/profile' },
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

  it('is offered once after a sign-in on a device that can have one', async () => {
    const { who, step, url } = await start()
    const response = await who.post(url, { ...OWNER, device: 'passkey' })
    expect(response.headers.location).toBe(`${step}/passkey-offer`)
    expect(response.headers['set-cookie']).toContainEqual(
      `__Host-passkey-offered=1; Max-Age=${HALF_YEAR_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
    expect((await who.follow(response)).text).toContain('<h1>No password next time?</h1>')
    const { options } = JSON.parse((await who.post(`${url}/passkey-offer/options`, {})).text)
    const failed = await who.post(`${url}/passkey-offer`, { response: '' })
    expect([failed.status, failed.text.includes('The passkey was not created.')]).toEqual([422, true])
    const created = softwareAuthenticator('owner').create({ challenge: options.challenge, origin: ACCOUNT })
    await who.submit(`${step}/passkey-offer`, { response: JSON.stringify(created) })
    expect(isBack(who)).toBe(true)
    expect(site.sqlite.prepare('SELECT account_id FROM passkey').all()).toEqual([{ account_id: 'owner' }])
  })

  it('is not offered before the sign-in', async () => {
    const { who, step, url } = await start()
    expect((await who.request(`${url}/passkey-offer`)).headers.location).toBe(step)
    expect((await who.post(`${url}/passkey-offer`, {})).headers.location).toBe(step)
    expect(JSON.parse((await who.post(`${url}/passkey-offer/options`, {})).text)).toEqual({ signIn: step })
  })
})

describe('a sign-in of the account pages', () => {
  it.each([
    ['stores the market whose page led there', 'http://it.localhost:8787/viaggi', 'it', 'it'],
    ['keeps the account’s market without such a page', 'https://elsewhere.example/', 'we', 'en'],
  ])('%s', async (_, referer, market, language) => {
    const who = site.browser({ referer, 'accept-language': 'en' })
    await who.visit('account', '/profile')
    await who.submit(who.url().pathname, OWNER)
    expect(who.url().pathname).toBe('/profile')
    expect(site.sqlite.prepare('SELECT market, language FROM account').get()).toEqual({ market, language })
  })
})
