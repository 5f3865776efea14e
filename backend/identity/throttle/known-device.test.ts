import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { accountByEmail, createAccount } from '../accounts/accounts.ts'
import { endSignIns } from '../accounts/end-sign-ins.ts'
import { deleteAccount } from '../accounts/personal-data.ts'
import type { Identity } from '../http/app.ts'
import { knownDevice, rememberDevice } from './known-device.ts'

const OWNER = 'owner@b.it'
const YEAR_MS = 365 * 86_400_000

const signInHost = async () => {
  const { db } = memoryD1(join(import.meta.dirname, '../migrations'))
  let nowMs = 1_800_000_000_000
  const app = new Hono<Identity>()
    .use(async (c, next) => {
      c.set('nowMs', () => nowMs)
      return next()
    })
    .post('/:email', async (c) => {
      const email = c.req.param('email')
      const id = (await accountByEmail(db, email))?.account.id ?? ''
      await rememberDevice(c, { id, email })
      return c.body(null)
    })
    .get('/:email', async (c) => c.json(await knownDevice(c, c.req.param('email'))))
  const request = (method: string, email: string, cookie: string, key: string) =>
    app.request(`/${email}`, { method, headers: { cookie } }, { DB: db, SIGNING_KEY: key.padEnd(32, '-') })
  const addAccount = (id: string, email = OWNER) => {
    const account = { id, email, name: 'Ada Byron', password: '', marketingText: null } as const
    return createAccount(db, { ...account, language: 'it', market: 'it' }, new Date(nowMs).toISOString())
  }
  await addAccount('a1')
  await addAccount('e1', 'eve@b.it')
  return {
    db,
    addAccount,
    now: () => nowMs,
    pass: (ms: number) => {
      nowMs += ms
    },
    signIn: async (email = OWNER, key = 'ours') =>
      (await request('POST', email, '', key)).headers.get('set-cookie')?.split(';')[0] ?? '',
    deviceOf: async (cookie: string, email = OWNER): Promise<string | null> =>
      (await request('GET', email, cookie, 'ours')).json(),
  }
}

describe('known device', () => {
  it('is a browser that has signed in to the account within a year', async () => {
    const { signIn, deviceOf, pass } = await signInHost()
    const cookie = await signIn()
    expect(await deviceOf('')).toBeNull()
    expect(await deviceOf(cookie)).toMatch(/^[0-9a-f]{64}$/)
    expect(await deviceOf(await signIn())).not.toBe(await deviceOf(cookie))
    pass(YEAR_MS + 1000)
    expect(await deviceOf(cookie)).toBeNull()
  })

  it('is no browser of another account, nor with a cookie of another’s making', async () => {
    const { signIn, deviceOf } = await signInHost()
    const [own, other] = [await signIn(), await signIn('eve@b.it')]
    expect(own).not.toContain('owner')
    const [name, value] = [own.split('=')[0], other.split('=')[1]]
    for (const cookie of [other, `${name}=${value}`, `${own}x`, await signIn(OWNER, 'theirs')])
      expect(await deviceOf(cookie), cookie).toBeNull()
    expect(await deviceOf(`${own}; ${other}`, 'eve@b.it')).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is forgotten when the account is signed out everywhere', async () => {
    const { db, now, pass, signIn, deviceOf } = await signInHost()
    const cookie = await signIn()
    pass(1)
    await db.batch(endSignIns(db, { id: 'a1', email: OWNER }, now()))
    expect(await deviceOf(cookie)).toBeNull()
    pass(1)
    expect(await deviceOf(await signIn())).not.toBeNull()
  })

  it('is forgotten with its account, also when the email has a new one', async () => {
    const { db, now, pass, signIn, deviceOf, addAccount } = await signInHost()
    const cookie = await signIn()
    await deleteAccount(db, { id: 'a1', email: OWNER }, now())
    expect(await deviceOf(cookie)).toBeNull()
    pass(1)
    await addAccount('a2')
    expect(await deviceOf(cookie)).toBeNull()
    expect(await deviceOf(await signIn())).not.toBeNull()
  })
})
