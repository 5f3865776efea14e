import { describe, expect, it } from 'vitest'
import { ACCOUNT, identitySite, isBack, OWNER } from '../../../tests/support/builders/identity-site.ts'

const site = identitySite()
const HOUR = 3_600_000

const start = async () => {
  const who = await site.atSignIn()
  return { who, step: who.url().pathname, url: who.url().href }
}

describe('recovery', () => {
  it('removes passkeys, and says so', async () => {
    site.sqlite.exec(`INSERT INTO passkey (id, account_id, public_key, counter, transports, name, created_at)
      VALUES ('p', 'owner', 'key', 0, '[]', 'Mac', '2027-01-15T10:00:00Z')`)
    const { who, step } = await start()
    await who.submit(`${step}/forgotten`, { email: OWNER.email })
    await who.submit(`${step}/code`, { code: await site.mailedCode() })
    await who.submit(`${step}/password`, { password: 'a second sentence' })
    expect(site.sqlite.prepare('SELECT * FROM passkey').all()).toEqual([])
    expect((await site.mails())[0]?.text).toContain('We have removed your passkeys as well.')
  })

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

  it.each(['password', 'ended_at'])('reports an error when it cannot change the column %s', async (column) => {
    const { who, step } = await start()
    await who.submit(`${step}/forgotten`, { email: OWNER.email })
    await who.submit(`${step}/code`, { code: await site.mailedCode() })
    site.sqlite.exec(
      `CREATE TRIGGER fail BEFORE UPDATE OF ${column} ON account BEGIN SELECT RAISE(ABORT, 'failed'); END`,
    )
    const page = await who.submit(`${step}/password`, { password: 'a second sentence' })
    site.sqlite.exec('DROP TRIGGER fail')
    expect(page.status).toBe(503)
  })

  it('mails an unknown email that it has no account', async () => {
    const { who, step } = await start()
    await who.submit(`${step}/forgotten`, { email: 'unknown@example.com' })
    const [mail] = await site.mails('unknown@example.com')
    expect([mail?.subject, mail?.text.includes('/recovery')]).toEqual(['No Sojourn account with this address', false])
  })

  it('stays possible after a sign-out everywhere, although others have requested five mails', async () => {
    const owner = await site.signedIn()
    const forget = async () => {
      const { who, step } = await start()
      return who.submit(`${step}/forgotten`, { email: OWNER.email })
    }
    for (let nth = 0; nth < 5; nth += 1) expect((await forget()).status).toBe(200)
    expect((await forget()).status).toBe(429)
    await owner.visit('account', '/profile')
    await owner.submit('/sign-out-everywhere', {})
    expect((await forget()).status).toBe(200)
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
    const opened = await other.request(link)
    expect([opened.status, opened.headers.location]).toEqual(works ? [200, undefined] : [303, '/profile'])
    const token = /name="token" value="([^"]+)"/.exec(opened.text)?.[1] ?? ''
    const response = await other.post(`${ACCOUNT}/recovery`, { token })
    expect(response.headers.location).toBe(works ? 'http://we.localhost:8787/login' : '/profile')
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

describe('recovery link that another site opens', () => {
  const openedBy = async (headers: Record<string, string>) => {
    const { who, step } = await start()
    await who.submit(`${step}/forgotten`, { email: OWNER.email })
    const link = new URL(/http:\S+\/recovery\?token=\S+/.exec((await site.mails())[0]?.text ?? '')?.[0] ?? '')
    const token = link.searchParams.get('token') ?? ''
    const visitor = site.browser()
    const page = await visitor.request(link.href, { headers })
    const post = await visitor.post(`${ACCOUNT}/recovery`, { token }, headers)
    await site.atSignIn(visitor)
    return { visitor, page, post }
  }

  it('shows whose it is and leaves nothing in the browser', async () => {
    const { visitor, page, post } = await openedBy({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
    expect(page.text).toContain(`All that is missing is a password for ${OWNER.email}.`)
    expect([page.headers['set-cookie'], post.status, post.headers['set-cookie']]).toEqual([[], 403, []])
    expect(visitor.url().pathname).not.toContain('password')
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
    const page = await who.get('account', `${step}/sign-up`)
    expect(page.text).toContain(`value="${email}"`)
    expect(page.text).not.toContain('checked')
    await who.submit(`${step}/code`, { code: await site.mailedCode(email) })
    expect(who.url().pathname).toBe(`${step}/password`)
    await who.submit(`${step}/code`, { code: '111111' })
    expect(who.url().pathname).toBe(`${step}/password`)
  })

  it('are sent again five times an hour', async () => {
    const { who, step } = await start()
    await who.submit(`${step}/forgotten`, { email: OWNER.email })
    const resend = async () => {
      site.advance(60_000)
      return who.submit(`${step}/code`, { resend: 'yes' })
    }
    for (let nth = 0; nth < 4; nth += 1) expect((await resend()).text).toContain('We have written to you again.')
    const page = await resend()
    expect([page.status, page.text.includes('You have asked for too many codes. Try again in an hour.')]).toEqual([
      429,
      true,
    ])
  })

  it('need one that was sent', async () => {
    const { who, step, url } = await start()
    expect((await who.post(`${url}/code`, { code: '123456' })).headers.location).toBe(step)
    expect((await who.post(`${url}/password`, { password: 'a sentence that is new' })).headers.location).toBe(
      `${step}/code`,
    )
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
