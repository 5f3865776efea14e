import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/dates/iso-days.ts'
import { unseal } from '../../../shared/signing/sealed-value.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { COOKIES, serializeCookie } from '../../visit/cookies.ts'
import {
  CLEARED_VERIFICATIONS,
  CLEARED_VISITOR,
  ENDED_SESSION,
  sessionCookies,
  sessionSecretOf,
} from './session-cookies.ts'
import { type SessionStore, sessionId, sessionStore } from './session-store.ts'

const KEY = 'k'.repeat(32)
const NOW = Date.UTC(2027, 0, 15)
const content = {
  tokens: { access: 'the access token', accessExpiresAt: NOW + 600_000, refresh: 'the refresh token' },
  user: { id: 'u1', email: 'a@b.it', name: 'Ada Byron', pictureImage: null, isAdmin: false },
}

let store: SessionStore
let sqlite: ReturnType<typeof memoryD1>['sqlite']

beforeEach(() => {
  const memory = memoryD1(join(import.meta.dirname, 'migrations'))
  sqlite = memory.sqlite
  store = sessionStore(memory.db, KEY)
})

const create = (id = 's1', now = NOW) =>
  store.create(id, { ...content, subject: 'u1', sid: 'b1', renewAt: NOW + 1 }, now)
const created = async () => {
  await create()
  const session = await store.read('s1', NOW)
  if (session === null) throw new Error('no session')
  return session
}
const rows = () =>
  sqlite
    .prepare('SELECT id FROM session')
    .all()
    .map(({ id }) => id)

describe('session store', () => {
  it('returns a session with its version and times', async () =>
    expect(await created()).toEqual({
      ...{ id: 's1', ...content, version: 1, renewAt: NOW + 1 },
      expiresAt: NOW + 30 * DAY_MS,
      signedInAt: null,
    }))

  it('ends a session after 30 days', async () => {
    await create()
    expect(await store.read('s1', NOW + 30 * DAY_MS - 1000)).not.toBeNull()
    expect(await store.read('s1', NOW + 30 * DAY_MS)).toBeNull()
  })

  it('deletes expired sessions when it creates one', async () => {
    await create()
    await create('s2', NOW + 30 * DAY_MS)
    expect(rows()).toEqual(['s2'])
  })

  it('stores tokens and user sealed, and the cookie hashed', async () => {
    await create(await sessionId('secret'))
    const stored = JSON.stringify(sqlite.prepare('SELECT * FROM session').all())
    const [row] = sqlite.prepare('SELECT sealed FROM session').all()
    expect(await unseal(KEY, 'session', String(row?.sealed), NOW)).toMatchObject(content)
    for (const text of ['secret', 'access token', 'a@b.it']) expect(stored).not.toContain(text)
    expect(rows()).toEqual(['2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b'])
  })

  it('returns null for content of another key or shape', async () => {
    await create()
    sqlite.prepare('UPDATE session SET sealed = ?').run('x')
    expect(await store.read('s1', NOW)).toBeNull()
  })

  it('grants the right to renew to one request for ten seconds', async () => {
    const session = await created()
    expect([await store.lease(session, NOW), await store.lease(session, NOW + 9999)]).toEqual([true, false])
    expect(await store.lease(session, NOW + 10_000)).toBe(true)
    expect(await store.lease({ ...session, version: 2 }, NOW + 60_000)).toBe(false)
  })

  it('updates the version it has read, and no later one', async () => {
    const session = await created()
    await store.lease(session, NOW)
    const next = await store.update(session, { ...content, user: null }, { renewAt: NOW + 5, now: NOW })
    expect(next).toEqual({ ...session, user: null, version: 2, renewAt: NOW + 5 })
    expect(await store.read('s1', NOW)).toEqual(next)
    expect(await store.update(session, content, { renewAt: NOW + 5, now: NOW })).toBeNull()
    expect(await store.lease({ ...session, version: 2 }, NOW + 1)).toBe(true)
  })

  it('changes no other session', async () => {
    const session = await created()
    await create('s2')
    const other = await store.read('s2', NOW)
    expect(await store.lease(session, NOW)).toBe(true)
    expect(await store.lease({ ...session, id: 's2' }, NOW)).toBe(true)
    await store.update(session, { ...content, user: null }, { renewAt: NOW + 5, now: NOW })
    await store.replace('s1', NOW)
    expect(await store.read('s2', NOW)).toEqual(other)
  })

  it('keeps the right to renew between two updates', async () => {
    const session = await created()
    const next = await store.update(session, content, { renewAt: NOW, now: NOW, keepLease: true })
    if (next === null) throw new Error('not updated')
    expect([await store.lease(next, NOW + 9999), await store.lease(next, NOW + 10_000)]).toEqual([false, true])
  })

  it('remembers for a minute that a session was replaced', async () => {
    await create()
    expect(await store.isReplaced('s1', NOW)).toBe(false)
    await store.replace('s1', NOW)
    expect(await store.read('s1', NOW)).toBeNull()
    expect([await store.isReplaced('s1', NOW + 59_999), await store.isReplaced('s1', NOW + 60_000)]).toEqual([
      true,
      false,
    ])
    expect(await store.isReplaced('s2', NOW)).toBe(false)
  })

  it('ends a session, those of a sign-in, or all of a user', async () => {
    const all = async () => {
      await create('s1')
      await store.create('s2', { ...content, subject: 'u1', sid: 'b2', renewAt: NOW }, NOW)
      await store.create('s3', { ...content, subject: 'u2', sid: 'b3', renewAt: NOW }, NOW)
    }
    await all()
    await store.end('s2')
    expect(rows()).toEqual(['s1', 's3'])
    await store.create('s4', { ...content, subject: 'u1', sid: 'b1', renewAt: NOW }, NOW)
    await store.create('s5', { ...content, subject: 'u1', sid: null, renewAt: NOW }, NOW)
    await store.create('s6', { ...content, subject: 'u1', sid: null, renewAt: NOW }, NOW)
    await store.endSignIn('s4')
    await store.endSignIn('s5')
    expect(rows()).toEqual(['s3', 's6'])
    await store.end('s6')
    await create('s1')
    await store.endOf({ subject: 'u2', sid: 'b1' })
    expect(rows()).toEqual(['s3'])
    await store.endOf({ subject: null, sid: null })
    await store.endOf({ subject: 'u2', sid: null })
    expect(rows()).toEqual([])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['create', () => create()],
    ['replace', () => store.replace('s1', NOW)],
    ['end', () => store.end('s1')],
    ['endSignIn', () => store.endSignIn('s1')],
    ['endOf a sign-in', () => store.endOf({ subject: null, sid: 'b1' })],
    ['endOf a user', () => store.endOf({ subject: 'u1', sid: null })],
    ['takeLogoutToken', () => store.takeLogoutToken('j', { subject: 'u1', sid: null }, NOW + 1000, NOW)],
  ])('rejects while the database fails: %s', async (_, call) => {
    sqlite.close()
    await expect(call()).rejects.toThrow()
  })

  it('takes each logout token once, until it has expired', async () => {
    const of = { subject: 'u1', sid: null }
    const take = (now: number) => store.takeLogoutToken('j', of, NOW + 1000, now)
    expect([await take(NOW), await take(NOW + 999), await take(NOW + 1000)]).toEqual([true, false, true])
  })

  it.each([
    ['of its user while it is created', { subject: 'u1', sid: null }, NOW, false],
    ['of its user before', { subject: 'u1', sid: null }, NOW - 1, true],
    ['of its browser', { subject: 'u1', sid: 'b1' }, NOW - 1, false],
    ['of another browser', { subject: 'u1', sid: 'b2' }, NOW, true],
    ['of another user', { subject: 'u2', sid: null }, NOW, true],
  ])('creates no session after a logout %s', async (_, of, at, isCreated) => {
    await store.takeLogoutToken('j', of, NOW + 120_000, at)
    const session = { ...content, subject: 'u1', sid: 'b1', renewAt: NOW, startedAt: NOW }
    expect(await store.create('s1', session, NOW + 30_000)).toBe(isCreated)
    expect(rows()).toEqual(isCreated ? ['s1'] : [])
  })
})

describe('session cookies', () => {
  it('last 30 days; scripts read only the mark of a sign-in', () => {
    const [session, mark] = sessionCookies('0a'.repeat(32)).map(serializeCookie)
    expect(session).toBe(`__Host-session=${'0a'.repeat(32)}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`)
    expect(mark).toMatch(/^__Host-signed-in=[0-9a-f]{16}; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/)
  })

  it('get another mark with each sign-in', () =>
    expect(sessionCookies('a')[1]?.value).not.toBe(sessionCookies('a')[1]?.value))

  it('are deleted at the end, with what the visitor verified without an account', () => {
    expect(ENDED_SESSION.map(serializeCookie)).toEqual([
      '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ])
    expect(CLEARED_VERIFICATIONS.map(({ name }) => name)).toEqual(['__Host-address', '__Host-alerts'])
    expect(CLEARED_VISITOR.map(({ name }) => name)).toEqual([
      ...['__Host-address', '__Host-alerts', '__Host-alert-draft', '__Host-sign-up'],
    ])
  })

  it.each([
    ['0a'.repeat(32), true],
    ['0a'.repeat(31), false],
    [`${'0a'.repeat(32)}0`, false],
    [`0${'0a'.repeat(32)}`, false],
    ['0A'.repeat(32), false],
    [undefined, false],
  ])('hold a secret in %j: %j', (value, isSecret) =>
    expect(sessionSecretOf(value === undefined ? {} : { [COOKIES.session]: value })).toBe(isSecret ? value : null),
  )
})
