import { join } from 'node:path'
import { Hono } from 'hono'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { readOutbox } from '../../kit/mail/outbox.ts'
import { createAccount, type NewAccount } from '../accounts/accounts.ts'
import type { Identity } from '../http/app.ts'
import { codesRoute } from './codes.route.ts'

vi.mock('virtual:passkey-script', () => ({ path: '/passkey.js' }))

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const SECRET = 'a client secret'
const ADA: NewAccount = {
  ...{ id: 'a1', email: 'ada@b.it', name: 'Ada Byron', password: 'hash', language: 'it', market: 'it' },
  marketingText: null,
}
const REQUEST = 'request-of-one-browser-0'

let now = Date.UTC(2027, 0, 15)
let db: D1Database

beforeEach(() => {
  now = Date.UTC(2027, 0, 15)
  db = memoryD1(join(import.meta.dirname, '../migrations')).db
})

const app = new Hono<Identity>()
  .use((c, next) => {
    c.set('nowMs', () => now)
    c.set('instant', () => new Date(now).toISOString())
    return next()
  })
  .route('/codes', codesRoute)

const post = async (path: string, body: unknown, authorization = `Basic ${btoa(`storefront:${SECRET}`)}`) => {
  const env = {
    ...{ DB: db, ENVIRONMENT: 'local', CLIENT_ID: 'storefront', CLIENT_SECRET: SECRET, SIGNING_KEY: 'k'.repeat(32) },
    ...{ ISSUER: 'https://account.example', SITE_ORIGINS: { it: 'https://it.example' } },
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await app.request(`/codes/${path}`, { method: 'POST', body: text, headers: { authorization } }, env)
  const { success, data, error } = (await response.json()) as {
    success: boolean
    data?: Record<string, unknown>
    error?: { code: string; extraData?: object }
  }
  expect(success).toBe(response.ok)
  return { status: response.status, data, code: error?.code, extraData: error?.extraData, headers: response.headers }
}

const send = (over: object = {}) =>
  post('send', { request: REQUEST, email: 'a@b.it', ip: null, language: 'it', marketingText: null, ...over })
const check = async (code: string, request = REQUEST) => (await post('check', { request, code })).data?.result
const mails = () => readOutbox(db, null)
/** The code of the latest mail. */
const mailedCode = async () => /\b\d{6}\b/.exec((await mails())[0]?.text ?? '')?.[0] ?? ''
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
const requestOf = (n: number) => `request-of-one-browser-${n}`

describe('one-time codes of the storefront', () => {
  it('have six digits and are right for their request, also after a lost response', async () => {
    expect(await send()).toMatchObject({ status: 200, data: { resendInSeconds: 60 } })
    const code = await mailedCode()
    expect(code).toMatch(/^\d{6}$/)
    expect((await mails())[0]).toMatchObject({ to: 'a@b.it' })
    expect(await check(code, requestOf(1))).toBe('spent')
    expect(await check(` ${code.slice(0, 3)} ${code.slice(3)}`)).toBe('right')
    expect([await check(code), await check(wrong(code))]).toEqual(['right', 'spent'])
  })

  it('are valid for ten minutes', async () => {
    await send()
    const code = await mailedCode()
    now += 10 * MINUTE
    expect(await check(code)).toBe('spent')
    now -= 1
    expect(await check(code)).toBe('right')
  })

  it('have three tries', async () => {
    await send()
    const code = await mailedCode()
    expect([await check(wrong(code)), await check(wrong(code, 2))]).toEqual(['wrong', 'wrong'])
    expect([await check(wrong(code, 3)), await check(code)]).toEqual(['spent', 'spent'])
  })

  it.each(['', '12345', '1234567', 'abcdef'])('do not count %j as a try', async (text) => {
    await send()
    for (let i = 0; i < 4; i++) expect(await check(text)).toBe('no code')
    expect(await check(await mailedCode())).toBe('right')
  })

  it('are sent again after 60 seconds', async () => {
    await send()
    now += 59 * SECOND
    expect((await send()).data).toEqual({ resendInSeconds: 1 })
    expect(await mails()).toHaveLength(1)
    now += SECOND
    expect((await send()).data).toEqual({ resendInSeconds: 60 })
    expect(await mails()).toHaveLength(2)
  })

  it('are sent once for concurrent requests, which count as one', async () => {
    const all = await Promise.all([send(), send(), send()])
    expect(all.map(({ data }) => data)).toEqual(all.map(() => ({ resendInSeconds: 60 })))
    expect(await mails()).toHaveLength(1)
    for (let i = 1; i < 5; i++) expect((await send({ request: requestOf(i) })).status).toBe(200)
    expect((await send({ request: requestOf(5) })).status).toBe(429)
  })

  it('are sent five times an hour to an email', async () => {
    for (let i = 0; i < 5; i++) expect((await send({ request: requestOf(i) })).status).toBe(200)
    const waiting = (retryInSeconds: number) => ({ status: 429, code: 'too_many', extraData: { retryInSeconds } })
    expect(await send({ request: requestOf(5) })).toMatchObject(waiting(3600))
    expect((await send({ request: requestOf(6), email: 'b@b.it' })).status).toBe(200)
    now += HOUR - 1
    expect(await send({ request: requestOf(7) })).toMatchObject(waiting(1))
    now += 1
    expect((await send({ request: requestOf(8) })).status).toBe(200)
    expect(await mails()).toHaveLength(7)
  })

  it('can be sent again once the first of five is an hour old, or a known device has one left', async () => {
    for (let i = 0; i < 5; i++) {
      await send({ request: requestOf(i) })
      now += MINUTE
    }
    expect((await send({ request: requestOf(5) })).extraData).toEqual({ retryInSeconds: 55 * 60 })
    for (let i = 6; i < 11; i++) {
      expect((await send({ request: requestOf(i), device: 'd1', deviceKnownAt: now })).status).toBe(200)
      now += MINUTE
    }
    expect((await send({ request: requestOf(11), device: 'd1', deviceKnownAt: now })).extraData).toEqual({
      retryInSeconds: 50 * 60,
    })
    expect((await send({ request: requestOf(12), device: 'd2', deviceKnownAt: now })).status).toBe(200)
  })

  it('know no device that signed in before all sign-ins of the account ended', async () => {
    await createAccount(db, { ...ADA, email: 'a@b.it' }, new Date(now).toISOString())
    const deviceKnownAt = now
    await db.prepare('UPDATE account SET ended_at = ?').bind(now).run()
    for (let i = 0; i < 5; i++) await send({ request: requestOf(i) })
    expect((await send({ request: requestOf(5), device: 'd1', deviceKnownAt })).status).toBe(429)
    expect((await send({ request: requestOf(6), device: 'd1', deviceKnownAt: now + 1 })).status).toBe(200)
  })

  it('can be sent again to a known device once the first of its own five is an hour old', async () => {
    for (let i = 0; i < 10; i++) {
      expect((await send({ request: requestOf(i), device: i < 5 ? 'd1' : null, deviceKnownAt: now })).status).toBe(200)
      now += MINUTE
    }
    expect((await send({ request: requestOf(10), device: 'd1', deviceKnownAt: now })).extraData).toEqual({
      retryInSeconds: 50 * 60,
    })
    expect((await send({ request: requestOf(11) })).extraData).toEqual({ retryInSeconds: 55 * 60 })
  })

  it('are sent twenty times an hour for an IP address', async () => {
    const from = (n: number, ip = '192.0.2.1') => send({ request: requestOf(n), email: `a${n}@b.it`, ip })
    for (let n = 0; n < 20; n++) expect((await from(n)).status).toBe(200)
    expect((await from(20)).status).toBe(429)
    expect((await from(21, '192.0.2.2')).status).toBe(200)
    now += HOUR
    expect((await from(22)).status).toBe(200)
  })

  it('are none when the mail is not sent, and count for no limit', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const working = db
    const prepare = (sql: string) => {
      if (sql.includes('INTO outbox')) throw new Error('no mail')
      return working.prepare(sql)
    }
    db = { prepare, batch: working.batch.bind(working) } as unknown as D1Database
    for (let i = 0; i < 6; i++) expect(await send()).toMatchObject({ status: 503, code: 'not_sent' })
    expect(JSON.stringify(log.mock.calls)).not.toContain('a@b.it')
    log.mockRestore()
    db = working
    expect((await send()).status).toBe(200)
  })

  it.each([
    [{ email: 'a' }, 'bad_email'],
    [{ request: 'short' }, 'invalid_fields'],
    [{ language: 'xx' }, 'invalid_fields'],
    [{ marketingText: 'x'.repeat(501) }, 'invalid_fields'],
  ])('are refused for %j', async (over, code) => expect(await send(over)).toMatchObject({ status: 422, code }))
})

describe('calls about an email', () => {
  const lookUp = (email: string, ip: string | null = null) => post('look-up', { email, ip })

  it('tell whether it has an account, twenty times an hour for an IP address', async () => {
    expect(await lookUp('ada@b.it')).toMatchObject({ status: 200, data: { known: false } })
    await createAccount(db, ADA, new Date(now).toISOString())
    expect((await lookUp(' ADA@b.it ')).data).toEqual({ known: true })
    expect(await lookUp('no email')).toMatchObject({ status: 422, code: 'bad_email' })
    for (let i = 0; i < 20; i++) expect((await lookUp(`a${i}@b.it`, '192.0.2.1')).status).toBe(200)
    expect(await lookUp('z@b.it', '192.0.2.1')).toMatchObject({
      ...{ status: 429, code: 'too_many', extraData: { retryInSeconds: 3600 } },
    })
  })

  it('tell whether a verification still counts', async () => {
    const still = (email: string) => post('still-proven', { email, provenAt: now })
    expect((await still('a@b.it')).data).toEqual({ proven: true })
    expect(await still('no email')).toMatchObject({ status: 422, code: 'invalid_fields' })
  })

  it.each(['', 'Basic', `Basic ${btoa('storefront:wrong')}`, `Bearer ${btoa(`storefront:${SECRET}`)}`])(
    'need the credentials of the client, not %j',
    async (authorization) => {
      for (const path of ['look-up', 'send', 'check', 'still-proven']) {
        const { status, code, headers } = await post(path, {}, authorization)
        expect([status, code, headers.get('www-authenticate')]).toEqual([401, 'unauthorized', 'Basic'])
      }
    },
  )

  it.each(['look-up', 'send', 'check', 'still-proven'])('are refused for another body: %s', async (path) => {
    for (const body of ['', 'null', '[]', '{']) expect((await post(path, body)).status).toBe(422)
  })
})
