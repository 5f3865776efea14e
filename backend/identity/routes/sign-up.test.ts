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
      /^\d{6}\n\nHere is the code .*\n\nNot you\? Ignore this email: nobody can go on without the code\. .*\n\nSojourn\n.*$/,
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
    expect(site.sqlite.prepare('SELECT code_hash FROM proof').all()).toEqual([{ code_hash: null }])
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

describe('accounts that change meanwhile', () => {
  const verified = async (path: string, email: string) => {
    const { who, step } = await start()
    await who.submit(step + path, { email, name: 'New Person' })
    await who.submit(`${step}/code`, { code: await site.mailedCode(email) })
    return { who, step }
  }
  const password = 'a sentence that is new'

  it('lead a second sign-up to the sign-in page', async () => {
    const email = 'new@example.com'
    const first = await verified('/sign-up', email)
    const second = await verified('/sign-up', email)
    await first.who.submit(`${first.step}/password`, { password })
    const page = await second.who.submit(`${second.step}/password`, { password: 'another sentence' })
    expect([second.who.url().pathname, page.text.includes('<h1>Log in</h1>')]).toEqual([second.step, true])
    const signIn = await start()
    await signIn.who.submit(signIn.step, { email, password })
    expect(isBack(signIn.who)).toBe(true)
  })

  it('lead a recovery to the sign-in page', async () => {
    const { who, step } = await verified('/forgotten', OWNER.email)
    site.sqlite.exec('DELETE FROM account')
    await who.submit(`${step}/password`, { password })
    expect(who.url().pathname).toBe(step)
  })
})
