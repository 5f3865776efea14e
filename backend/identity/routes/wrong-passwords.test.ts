import { describe, expect, it } from 'vitest'
import { artefactsOf } from '../../../tests/support/artefacts.ts'
import { ACCOUNT, identitySite, isBack, NOW, OWNER } from '../../../tests/support/builders/identity-site.ts'
import { attemptKey, consumeAttempt, PASSWORD_LIMITS } from '../throttle/throttle.ts'

const site = identitySite()

const MINUTE = 60_000
const start = async () => {
  const who = await site.atSignIn()
  return { who, step: who.url().pathname, url: who.url().href }
}

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
    expect(await artefactsOf(site.db, 'Session')).toMatchObject([{ amr: ['pwd'] }])
  })

  it('mail no code beyond the limit', async () => {
    const { who, step, url } = await start()
    for (let i = 0; i < 10; i++) await who.post(url, { ...OWNER, password: 'wrong' })
    const page = await who.submit(step, { ...OWNER, password: 'wrong again' })
    expect(who.url().pathname).toBe(`${step}/code`)
    expect(page.text).toContain(`<a href="${step}">`)
    expect(await site.mails()).toEqual([])
  })
})

describe('code after wrong passwords', () => {
  const challenged = async () => {
    const { who, step, url } = await start()
    for (let i = 0; i < 10; i++) await who.post(url, { ...OWNER, password: 'wrong' })
    await who.submit(step, OWNER)
    return { who, step, url }
  }

  it('sets no password', async () => {
    const { who, step, url } = await challenged()
    site.sqlite.exec(`UPDATE proof SET proven_at = ${NOW}`)
    expect((await who.get('account', `${step}/password`)).headers.location).toBe(`${step}/code`)
    const again = await who.post(`${url}/code`, { code: await site.mailedCode() })
    expect([again.status, again.text.includes('This code no longer works.')]).toEqual([422, true])
  })

  it('can be followed by another password after 60 seconds', async () => {
    const { who, url } = await challenged()
    site.advance(59_999)
    expect((await who.post(url, OWNER)).status).toBe(429)
    site.advance(1)
    expect((await who.post(url, OWNER)).status).toBe(303)
  })

  it('leads to the sign-in page when the account was deleted meanwhile', async () => {
    const { who, step, url } = await challenged()
    const code = await site.mailedCode()
    site.sqlite.exec('DELETE FROM account')
    expect((await who.post(`${url}/code`, { code })).headers.location).toBe(step)
  })

  it('records language and market', async () => {
    const { who, step } = await challenged()
    site.sqlite.exec("UPDATE account SET language = 'it', market = 'it'")
    await who.submit(`${step}/code`, { code: await site.mailedCode() })
    expect(site.sqlite.prepare('SELECT language, market FROM account').get()).toEqual({ language: 'en', market: 'we' })
  })
})

describe('wrong passwords of others', () => {
  it('spend no mails of the owner', async () => {
    const { who, url } = await start()
    for (let i = 0; i < 10; i++) await who.post(url, { ...OWNER, password: 'wrong' })
    for (let i = 0; i < 6; i++) {
      const other = await start()
      expect((await other.who.post(other.url, { ...OWNER, password: 'wrong' })).status).toBe(303)
    }
    const owner = await start()
    await owner.who.submit(owner.step, OWNER)
    await owner.who.submit(`${owner.step}/code`, { code: await site.mailedCode() })
    expect(isBack(owner.who)).toBe(true)
  })

  it('leave an owner five mails an hour', async () => {
    const { who, url } = await start()
    for (let i = 0; i < 10; i++) await who.post(url, { ...OWNER, password: 'wrong' })
    for (let i = 0; i < 6; i++) {
      const owner = await start()
      await owner.who.submit(owner.step, OWNER)
      expect(owner.who.url().pathname).toBe(`${owner.step}/code`)
    }
    expect(await site.mails()).toHaveLength(5)
  })
})

describe('budgets', () => {
  it('of a known device are its own', async () => {
    const known = await site.signedIn()
    const { who, url } = await start()
    for (let nth = 0; nth < 11; nth += 1) await who.post(url, { ...OWNER, password: 'wrong' })
    const device = Object.entries(known.cookies('account')).find(([name]) => name.startsWith('__Host-device-'))
    const again = site.browser()
    again.setCookie('account', ...(device as [string, string]))
    await site.atSignIn(again)
    await again.submit(again.url().pathname, OWNER)
    expect(isBack(again)).toBe(true)
  })

  it('count wrong passwords only', async () => {
    for (let nth = 0; nth < 11; nth += 1) await site.signedIn()
    const { who, url } = await start()
    expect((await who.post(url, { ...OWNER, password: 'wrong' })).status).toBe(401)
  })

  it('have a right password back before the sign-in is recorded', async () => {
    const { who, url } = await start()
    const steps: string[] = []
    const prepare = (sql: string) => {
      if (sql.startsWith('UPDATE account')) steps.push('recorded')
      const statement = site.db.prepare(sql)
      if (!sql.startsWith('DELETE FROM attempt WHERE rowid')) return statement
      const run = async (key: string) => {
        await statement.bind(key).run()
        steps.push('given back')
      }
      return { bind: (key: string) => ({ run: () => run(key) }) }
    }
    site.env.DB = { prepare, batch: site.db.batch.bind(site.db) } as unknown as D1Database
    expect((await who.post(url, OWNER)).status).toBe(303)
    expect(steps).toEqual(['given back', 'recorded'])
  })

  it('of a network address are fifty wrong passwords a quarter of an hour', async () => {
    const ip = '198.51.100.1'
    const { name, ...limit } = PASSWORD_LIMITS.ip
    const key = attemptKey(site.env.SIGNING_KEY, { name }, ip)
    const guess = async () => {
      const { who, url } = await start()
      return (await who.post(url, { ...OWNER, password: 'wrong' }, { 'cf-connecting-ip': ip })).status
    }
    for (let nth = 0; nth < 49; nth += 1) await consumeAttempt(site.db, key, { name, ...limit }, NOW)
    expect([await guess(), await guess()]).toEqual([401, 303])
    site.advance(15 * MINUTE)
    expect(await guess()).toBe(401)
  })

  it('of codes are five an hour for an email, and twenty for a network address', async () => {
    const send = async (path: string, email: string, ip: string) => {
      const { who, step } = await start()
      await who.post(`${ACCOUNT}${step}${path}`, { email, name: 'New Person' }, { 'cf-connecting-ip': ip })
      return who.submit(step + path, { email, name: 'New Person' })
    }
    for (const [path, text] of [
      ['/sign-up', 'You have asked for too many codes. Try again in an hour.'],
      ['/forgotten', 'We have already written to this address several times.'],
    ] as const) {
      for (let nth = 0; nth < 5; nth += 1)
        expect((await send(path, 'new@example.com', '198.51.100.1')).status, path).toBe(200)
      const refused = await send(path, 'new@example.com', '198.51.100.2')
      expect([refused.status, refused.text.includes(text)]).toEqual([429, true])
      for (let nth = 0; nth < 15; nth += 1) await send(path, `a${nth}@example.com`, '198.51.100.1')
      const before = (await site.mails('b@example.com')).length
      const { who, step } = await start()
      const from = { 'cf-connecting-ip': '198.51.100.1' }
      const fields = { email: 'b@example.com', name: 'New Person' }
      expect((await who.post(`${ACCOUNT}${step}${path}`, fields, from)).status).toBe(429)
      expect(await site.mails('b@example.com')).toHaveLength(before)
    }
  })
})
