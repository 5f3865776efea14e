import { describe, expect, it } from 'vitest'
import { ACCOUNT, identitySite, isBack, OWNER } from '../../../tests/support/builders/identity-site.ts'

const site = identitySite()
const HOUR = 3_600_000

const start = async () => {
  const who = await site.atSignIn()
  return { who, step: who.url().pathname, url: who.url().href }
}

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

describe('sign-up with an email that the storefront has verified', () => {
  const EMAIL = 'new@example.com'
  const REQUEST = 'request-of-one-browser-0'
  const callCodes = (path: string, body: object) =>
    site.request('account', `/codes/${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${site.env.CLIENT_ID}:${site.env.CLIENT_SECRET}`)}` },
      body: JSON.stringify(body),
    })
  const sendCode = (email: string) =>
    callCodes('send', { request: REQUEST, email, ip: null, language: 'en', marketingText: 'Yes, email me.' })
  const verify = async (email = EMAIL) => {
    await sendCode(email)
    await callCodes('check', { request: REQUEST, code: await site.mailedCode(email) })
  }
  /** A browser at the page that the storefront's pushed request leads to. */
  const push = async () => {
    const parameters = Object.fromEntries(new URLSearchParams(site.authorizeUrl({ proof: REQUEST }).slice(6)))
    const pushed = JSON.parse((await site.postAsClient('/request', parameters)).text)
    const who = site.browser()
    const page = await who.visit('account', `/auth?client_id=storefront&request_uri=${pushed.request_uri}`)
    return { who, page, step: who.url().pathname }
  }
  const asksPassword = (step: string) => step.endsWith('/password')

  it('asks for name and password only', async () => {
    await verify()
    const { who, page, step } = await push()
    expect(asksPassword(step)).toBe(true)
    expect(page.text).toContain('All that is missing is a password for new@example.com.')
    expect(page.text).toContain('<label for="name">First and last name</label>')
    const refused = await who.submit(step, { name: 'Ada', password: 'a sentence that is new' })
    expect([refused.status, refused.text.includes('Please enter your first and last name.')]).toEqual([422, true])
    expect(refused.text).toContain('value="Ada"')
    await who.submit(step, { name: 'Ada New', password: 'a sentence that is new' })
    expect(isBack(who)).toBe(true)
    expect(site.sqlite.prepare('SELECT name, marketing_text FROM account WHERE email = ?').get(EMAIL)).toEqual({
      ...{ name: 'Ada New', marketing_text: 'Yes, email me.' },
    })
  })

  it('hands the verification over once', async () => {
    await verify()
    expect(asksPassword((await push()).step)).toBe(true)
    expect(asksPassword((await push()).step)).toBe(false)
  })

  it.each([
    ['is not verified', async () => void (await sendCode(EMAIL))],
    ['has an account', () => verify(OWNER.email)],
    [
      'was verified half an hour ago',
      async () => {
        await verify()
        site.advance(HOUR / 2)
      },
    ],
  ])('is an ordinary sign-in when the email %s', async (_, prepare) => {
    await prepare()
    const { page, step } = await push()
    expect(asksPassword(step)).toBe(false)
    expect(page.text).toContain('<h1>Log in</h1>')
  })

  it('takes no verification from a URL', async () => {
    await verify()
    const who = await site.atSignIn(site.browser(), { proof: REQUEST })
    expect(asksPassword(who.url().pathname)).toBe(false)
  })
})

describe('codes of a sign-in', () => {
  it('belong to the latest purpose', async () => {
    const { who, step } = await start()
    const email = 'new@example.com'
    await who.submit(`${step}/forgotten`, { email })
    expect((await who.get('account', `${step}/sign-up`)).text).not.toContain(email)
    await who.submit(`${step}/sign-up`, { email, name: 'New Person' })
    expect((await site.mails(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^\d{6} is your Sojourn code$/),
      'No Sojourn account with this address',
    ])
    expect((await who.get('account', `${step}/sign-up`)).text).toContain(`value="${email}"`)
    await who.submit(`${step}/code`, { code: await site.mailedCode(email) })
    expect(who.url().pathname).toBe(`${step}/password`)
    await who.submit(`${step}/code`, { code: '111111' })
    expect(who.url().pathname).toBe(`${step}/password`)
  })

  it.each(['/sign-up', '/forgotten'])('are not sent while mail fails, and count for no limit: %s', async (path) => {
    const { who, step } = await start()
    const email = 'new@example.com'
    site.sqlite.exec("CREATE TRIGGER fail BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'failed'); END")
    for (let nth = 0; nth < 6; nth += 1) {
      const page = await who.submit(step + path, { email, name: 'New Person' })
      expect([page.status, page.text.includes('We could not send the email.')]).toEqual([503, true])
    }
    expect(site.lines.join()).toContain('mail not sent')
    expect(site.lines.join()).not.toContain(email)
    site.sqlite.exec('DROP TRIGGER fail')
    expect((await who.submit(step + path, { email, name: 'New Person' })).text).toContain('Check your inbox')
  })

  it('report an error when a code that was not sent cannot be taken back', async () => {
    const { who, step } = await start()
    for (const table of ['outbox', 'proof'])
      site.sqlite.exec(`CREATE TRIGGER fail_${table} BEFORE ${table === 'proof' ? 'DELETE' : 'INSERT'} ON ${table}
        BEGIN SELECT RAISE(ABORT, 'failed'); END`)
    const page = await who.submit(`${step}/forgotten`, { email: OWNER.email })
    for (const table of ['outbox', 'proof']) site.sqlite.exec(`DROP TRIGGER fail_${table}`)
    expect([page.status, page.text.includes('<h1>Logging in is not available</h1>')]).toEqual([503, true])
  })

  it('are sent by the mail binding in production', async () => {
    const { who, step } = await start()
    site.env.ENVIRONMENT = 'production'
    expect((await who.submit(`${step}/forgotten`, { email: OWNER.email })).status).toBe(503)
    const sent: unknown[] = []
    site.env.MAIL = { send: async (mail: unknown) => void sent.push(mail) } as unknown as SendEmail
    expect((await who.submit(`${step}/forgotten`, { email: OWNER.email })).status).toBe(200)
    expect(sent).toMatchObject([{ from: { email: 'hello@example.com', name: 'Sojourn' }, to: OWNER.email }])
    expect(await site.mails()).toEqual([])
  })
})

describe('recovery', () => {
  it('changes the password, ends all sessions and notifies owner and storefront', async () => {
    const old = await site.signedIn()
    const { who, step } = await start()
    await who.submit(`${step}/forgotten`, { email: OWNER.email })
    await who.submit(`${step}/code`, { code: await site.mailedCode() })
    await who.submit(`${step}/password`, { password: 'a second sentence' })
    expect(isBack(who)).toBe(true)
    expect((await site.mails())[0]).toMatchObject({ subject: 'Your Sojourn password has changed' })
    expect(site.calls.map(({ url }) => url)).toEqual(['http://127.0.0.1:8787/api/backchannel-logout'])
    await old.visit('account', '/profile')
    expect(old.url().pathname).toMatch(/^\/interaction/)
    expect((await old.submit(old.url().pathname, OWNER)).status).toBe(401)
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
