import { beforeEach, expect, it, vi } from 'vitest'
import { signSubject, type TokenSubject } from '../../../../shared/contracts/personal-token.ts'
import { type AlertWorld, alertWorld, CONSENT_TEXT, WORLD_NOW } from '../../../../tests/support/builders/alert-world.ts'
import app from '../../index.ts'

const EMAIL = 'giulia@x.it'
const ACCOUNT: TokenSubject = { owner: 'account:g', email: EMAIL }
const verifiedUser = (provenAt = Date.now()): TokenSubject => ({ owner: `address:${EMAIL}`, provenAt })

let world: AlertWorld
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  world = alertWorld()
})

const call = async (person: TokenSubject, method: string, path: string, body?: object) => {
  const token = await signSubject(world.env.CONTENT_KEY ?? '', person, Date.parse(WORLD_NOW))
  const response = await app.request(
    `/alerts${path}${path.includes('?') ? '&' : '?'}market=it`,
    {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    world.env,
  )
  return { status: response.status, json: (await response.json()) as { data?: never; error?: { code: string } } }
}
const createAlert = (person: TokenSubject, phone: string | null, tour = 'one-a') =>
  call(person, 'POST', '', { travel: 'one', tour, phone, marketing: null, words: CONSENT_TEXT })
const idOf = (email: string) =>
  String(world.sqlite.prepare('SELECT id FROM alert_people WHERE email = ?').get(email)?.id)

it("denies a verified email the account's alerts but lets it create one", async () => {
  await createAlert(ACCOUNT, '333 1234567')
  const [alert] = world.sqlite.prepare('SELECT id FROM alerts').all()
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/data'],
    ['DELETE', '/data?what=account'],
  ] as const) {
    const { status, json } = await call(verifiedUser(), method, path)
    expect([status, json.error?.code], method + path).toEqual([403, 'has_account'])
  }
  expect((await call(verifiedUser(), 'PUT', `/${alert?.id}`, { state: 'paused' })).status).toBe(404)
  const removal = { reason: 'too-many', text: '' }
  expect((await call(verifiedUser(), 'POST', `/${alert?.id}/removal`, removal)).status).toBe(404)
  expect((await call(verifiedUser(), 'PUT', '/preferences', { paused: true })).status).toBe(404)
  expect((await createAlert(verifiedUser(), null, 'one-b')).status).toBe(200)
  expect((await call(ACCOUNT, 'GET', '')).json.data).toMatchObject({ phone: '333 1234567', alerts: [{}, {}] })
})

it('moves the alerts of an email to its account on sign-in', async () => {
  await createAlert(verifiedUser(), '333 1234567')
  expect((await call(verifiedUser(), 'GET', '')).status).toBe(200)
  expect((await call(ACCOUNT, 'GET', '')).json.data).toMatchObject({ phone: '333 1234567', alerts: [{}] })
  expect((await call(verifiedUser(), 'GET', '')).status).toBe(403)
})

it('rejects an email verified before its data was deleted, and accepts one verified later', async () => {
  const before = verifiedUser(Date.now() - 1000)
  await createAlert(ACCOUNT, null)
  expect((await call(ACCOUNT, 'DELETE', '/data?what=account')).json.data).toEqual({ done: true })
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/data'],
  ] as const)
    expect((await call(before, method, path)).json.error?.code).toBe('forgotten')
  expect((await createAlert(before, '333 1234567')).status).toBe(403)
  expect(world.sqlite.prepare('SELECT count(*) AS n FROM alert_people').get()?.n).toBe(0)
  expect((await createAlert(verifiedUser(Date.now() + 1000), null)).status).toBe(200)
})

it('lets a mail link list alerts but not create one', async () => {
  await createAlert(verifiedUser(), null)
  const link: TokenSubject = { owner: `alerts:${idOf(EMAIL)}` }
  expect((await call(link, 'GET', '')).status).toBe(200)
  expect((await createAlert(link, '333 7654321', 'one-b')).status).toBe(404)
  expect(JSON.stringify((await call(verifiedUser(), 'GET', '/data')).json)).not.toContain('7654321')
})
