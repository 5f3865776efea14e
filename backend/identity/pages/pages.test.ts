import { describe, expect, it, vi } from 'vitest'
import { identitySite, OWNER } from '../../../tests/support/builders/identity-site.ts'
import type { SiteResponse } from '../../../tests/support/site.ts'

const site = identitySite()
const MINUTE = 60_000

/** Content of a page, without the id of its sign-in and without empty lines. */
const mainOf = ({ text }: SiteResponse): string =>
  (/<main>(.*)<\/main>/s.exec(text)?.[1] ?? text)
    .replaceAll(/\/(interaction|auth)\/[\w-]+/g, '/$1/…')
    .replaceAll(/\n\s*\n/g, '\n')

const atStep = async (name: string) => {
  const who = await site.atSignIn()
  return { who, step: who.url().pathname, page: await who.get('account', who.url().pathname + name) }
}

/** A browser whose code was right. */
const atPassword = async (path: string, fields: Record<string, string>) => {
  const { who, step } = await atStep('')
  await who.submit(step + path, fields)
  const code = await site.mailedCode(fields.email)
  return { who, step, page: await who.submit(`${step}/code`, { code }) }
}

const signedIn = async () => {
  const who = await site.atSignIn()
  await who.submit(who.url().pathname, OWNER)
  await who.visit('account', '/profile')
  return who
}

describe('sign-in pages', () => {
  it.each([
    ['sign-in', ''],
    ['sign-up', '/sign-up'],
    ['recovery', '/forgotten'],
  ])('%s page', async (_name, path) => {
    const { page } = await atStep(path)
    expect(page.status).toBe(200)
    expect(mainOf(page)).toMatchSnapshot()
  })

  it.each([
    ['sign-in without an email', '', { email: 'owner', password: 'x' }, 422],
    ['sign-in with a wrong password', '', { email: OWNER.email, password: 'a wrong password' }, 401],
    ['sign-in of an unknown email', '', { email: 'no.owner@example.com', password: 'a wrong password' }, 401],
    ['sign-up without fields', '/sign-up', {}, 422],
    ['sign-up with marketing and without a name', '/sign-up', { email: 'a@b.it', marketing: 'yes' }, 422],
    ['sign-up without a valid email', '/sign-up', { email: 'a@b', name: 'Ada Byron' }, 422],
    ['recovery without a valid email', '/forgotten', { email: 'a@b' }, 422],
  ])('refused %s', async (_name, path, fields, status) => {
    const { who, step } = await atStep('')
    const page = await who.submit(step + path, fields)
    expect(page.status).toBe(status)
    expect(mainOf(page)).toMatchSnapshot()
  })

  it.each([
    ['sign-up', '/sign-up', { email: 'new@example.com', name: 'New Person' }],
    ['recovery', '/forgotten', { email: OWNER.email }],
  ])('code page of a %s, its refusals and a new code after 60 s', async (_name, path, fields) => {
    const { who, step } = await atStep('')
    expect(mainOf(await who.submit(step + path, fields))).toMatchSnapshot('code')
    const code = await site.mailedCode(fields.email)
    const wrong = code === '123456' ? '654321' : '123456'
    const pages = []
    for (const text of ['12345', wrong, wrong, wrong]) pages.push(await who.submit(`${step}/code`, { code: text }))
    expect(pages.map(({ status }) => status)).toEqual([422, 422, 422, 422])
    expect(pages.map(({ text }) => /class="problem"[^>]*>([^<]*)/.exec(text)?.[1])).toEqual([
      ...['The code has 6 digits.', 'The code is wrong.', 'The code is wrong.'],
      'This code no longer works. Ask for a new one.',
    ])
    site.advance(MINUTE - 1)
    const early = await who.submit(`${step}/code`, { resend: 'yes' })
    expect([early.status, early.text.includes('in 1 second.')]).toEqual([429, true])
    site.advance(1)
    expect(mainOf(await who.submit(`${step}/code`, { resend: 'yes' }))).toMatchSnapshot('sent again')
    const next = await who.submit(`${step}/code`, { code: await site.mailedCode(fields.email) })
    expect(mainOf(next)).toMatchSnapshot('password')
  })

  it('asks for another password while it is too short, too long or easy to guess', async () => {
    const { who, step } = await atPassword('/forgotten', { email: OWNER.email })
    const problems = []
    for (const password of ['', 'nine char', 'x'.repeat(129), 'password123', 'aaaaaaaaaaaa']) {
      const page = await who.submit(`${step}/password`, { password })
      problems.push([page.status, /class="problem"[^>]*>([^<]*)/.exec(page.text)?.[1]])
      expect(page.text).toContain('aria-describedby="password-hint password-problem" aria-invalid="true"')
    }
    expect(problems).toEqual([
      [422, 'It needs at least 10 characters.'],
      [422, 'It needs at least 10 characters.'],
      [422, '128 characters at most.'],
      [422, 'That password is too easy to guess.'],
      [422, 'That password is too easy to guess.'],
    ])
  })

  it('shows an expired sign-in in the language of the form’s site, and saves the typed email for an hour', async () => {
    const { who, step } = await atStep('')
    const [gone, unknown] = [site.browser(), `/interaction/${'x'.repeat(21)}`]
    for (const path of [unknown, step]) {
      const page = await gone.post(`http://account.localhost:8787${path}`, { email: 'Typed@Example.com', site: 'we' })
      expect([page.status, mainOf(page)]).toEqual([
        410,
        expect.stringContaining('href="http://we.localhost:8787/login">Start again'),
      ])
      expect(page.text).toContain('<p>This login page has expired, or was opened in another browser. Start again: ')
      expect(page.headers['set-cookie']).toEqual([
        '__Host-typed=typed%40example.com; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax',
      ])
    }
    await site.atSignIn(gone)
    expect((await gone.request(gone.url().href)).text).toContain('value="typed@example.com"')
    expect((await who.get('account', `${step}/code`)).headers.location).toBe(step)
  })
})

describe('account pages', () => {
  it.each(['profile', 'travels', 'partnership', 'communications'])('%s', async (tab) => {
    const page = await (await signedIn()).get('account', `/${tab}`)
    expect([page.status, page.text.includes('<body class="wide-page">')]).toEqual([200, true])
    expect(page.text).toContain('<html lang="en">')
    expect(page.text.includes('<script src="/passkey.js" defer>')).toBe(tab === 'profile')
    expect(mainOf(page)).toMatchSnapshot()
  })

  it('list the passkeys of the account', async () => {
    site.sqlite.exec(`INSERT INTO passkey (id, account_id, public_key, counter, transports, name, created_at)
      VALUES ('p', 'owner', 'key', 0, '[]', 'Mac', '2027-01-15T10:00:00Z')`)
    const { text } = await (await signedIn()).get('account', '/profile')
    expect(text).toContain('<strong id="passkey-0">Mac</strong>')
    expect(text).toContain('<button class="second" aria-describedby="passkey-0">Remove</button>')
  })

  it('save the name, or return it with what is wrong', async () => {
    const who = await signedIn()
    const refused = await who.submit('/profile', { name: 'Ada' })
    expect(refused.status).toBe(422)
    expect(mainOf(refused)).toMatchSnapshot('refused')
    const saved = await who.submit('/profile', { name: ' Ada   Lovelace ' })
    expect([who.url().search, saved.text.includes('<p class="notice done" role="status">Saved.</p>')]).toEqual([
      '?saved',
      true,
    ])
    expect(saved.text).toContain('<strong>Ada Lovelace</strong>')
  })

  it('show the initials of a name in any script', async () => {
    site.sqlite.exec("UPDATE account SET name = '𠮷田 Kenji 太郎'")
    const { text } = await (await signedIn()).get('account', '/profile')
    expect(text).toContain('<span class="face" aria-hidden="true">𠮷太</span>')
  })

  it('save the consent to marketing, and withdraw it', async () => {
    const who = await signedIn()
    const consent = () => site.sqlite.prepare('SELECT marketing_text, marketing_at FROM account').get()
    expect((await who.submit('/communications', { marketing: 'yes' })).text).toContain('value="yes" checked>')
    expect(consent()).toEqual({
      marketing_text: 'Yes, email me trip ideas, new departures and offers. I can change my mind at any time.',
      marketing_at: '2027-01-15T10:00:00.000Z',
    })
    expect((await who.submit('/communications', {})).text).not.toContain('checked')
    expect(consent()).toEqual({ marketing_text: null, marketing_at: null })
  })

  it('ask for the acceptance of a newer privacy policy', async () => {
    const who = await signedIn()
    site.sqlite.exec('UPDATE account SET privacy_version = 0')
    expect(mainOf(await who.visit('account', '/communications'))).toMatchSnapshot()
    await who.submit('/communications', { privacy: 'accepted' })
    expect(who.url().href).toBe('http://we.localhost:8787/login')
    expect(site.sqlite.prepare('SELECT privacy_version, privacy_at FROM account').get()).toEqual({
      ...{ privacy_version: 1, privacy_at: '2027-01-15T10:00:00.000Z' },
    })
  })

  it('restore for an hour what was typed before the session ended', async () => {
    const who = await signedIn()
    const page = await who.get('account', '/profile')
    site.sqlite.exec("DELETE FROM oidc_artefact WHERE model = 'Session'")
    const response = await who.post('http://account.localhost:8787/profile', { name: 'Ada Typed' })
    expect([page.status, response.status]).toEqual([200, 303])
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-typed-form=\S+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ])
    await who.follow(response)
    const restored = await who.submit(who.url().pathname, OWNER)
    expect(who.url().pathname).toBe('/profile')
    expect(mainOf(restored)).toMatchSnapshot()
    expect((await who.visit('account', '/profile')).text).not.toContain('Ada Typed')
  })

  it('end all sessions, of which the storefront is told first', async () => {
    const [who, other] = [await signedIn(), await signedIn()]
    let told = 0
    vi.mocked(fetch).mockImplementation(async () => {
      // The storefront checks the token with the keys.
      await site.request('account', '/jwks')
      told += 1
      return new Response()
    })
    await who.submit('/sign-out-everywhere', {})
    expect(told).toBe(1)
    expect(who.url().href).toBe('http://we.localhost:8787/')
    expect(who.cookies('account')).not.toHaveProperty('__Host-session')
    await other.visit('account', '/profile')
    expect(other.url().pathname).toMatch(/^\/interaction\//)
  })
})
