import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { type Ceremony, softwareAuthenticator } from '../../../tests/support/software-authenticator.ts'
import type { Env } from '../env.ts'
import { parseResponse, verifyAssertion, verifyCreation } from './ceremonies.ts'
import { consumeChallenge, createChallenge } from './challenges.ts'
import { deviceName } from './device-name.ts'
import { findPasskey, passkeysOf, recordPasskeyUse, removeAllPasskeys, removePasskey, savePasskey } from './passkeys.ts'

const database = () => {
  const { db, sqlite } = memoryD1(join(import.meta.dirname, '../migrations'))
  for (const id of ['account-1', 'account-2'])
    sqlite.exec(`INSERT INTO account (id, email, name, password, role, language, market, created_at)
      VALUES ('${id}', '${id}@example.com', 'Ada Byron', '', 'traveller', 'en', 'we', '2027')`)
  return db
}
const textOf = (challenge: Uint8Array) => Buffer.from(challenge).toString('base64url')

describe('challenge', () => {
  const begun = async () => {
    const env = { DB: database(), SIGNING_KEY: 'k'.repeat(32) }
    const challenge = textOf(await createChallenge(env.SIGNING_KEY, 'sign-in/a', 1000))
    return (nowMs: number, boundTo = 'sign-in/a') => consumeChallenge(env, { challenge, boundTo }, nowMs)
  }

  it('is valid for five minutes', async () => {
    expect(await (await begun())(300_999)).toBe(true)
    expect(await (await begun())(301_000)).toBe(false)
  })

  it('is valid once', async () => {
    const consume = await begun()
    const both = await Promise.all([consume(2000), consume(2000)])
    expect(both.toSorted()).toEqual([false, true])
  })

  it('is valid in its own browser only, and stays valid after another one has tried', async () => {
    const consume = await begun()
    expect(await consume(2000, 'sign-in/b')).toBe(false)
    expect(await consume(2000)).toBe(true)
  })
})

const OWNER = 'account-1'
const SIGNED_IN = 1000
const ORIGIN = 'https://account.example'
const ENV = { ISSUER: ORIGIN } as Env
const ceremony = (more: Partial<Ceremony> = {}): Ceremony => ({ challenge: 'abcd', origin: ORIGIN, ...more })

const registered = async (counter = 0) => {
  const db = database()
  const authenticator = softwareAuthenticator(OWNER)
  const created = await verifyCreation(ENV, {
    response: authenticator.create(ceremony({ counter })),
    challenge: 'abcd',
  })
  if (created === null) throw new Error('the passkey was not created')
  await savePasskey(db, { ...created, accountId: OWNER, name: 'Mac', createdAt: '2027-01-15T10:00:00Z' }, SIGNED_IN)
  return { db, authenticator, id: created.id }
}

describe('creation', () => {
  it.each([
    ['another challenge', { challenge: 'efgh' }],
    ['another origin', { origin: 'https://evil.example', rpId: 'account.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['no verified user', { userVerified: false }],
  ])('with %s is rejected', async (_what, more) => {
    const response = softwareAuthenticator(OWNER).create(ceremony(more))
    expect(await verifyCreation(ENV, { response, challenge: 'abcd' })).toBeNull()
  })
})

describe('assertion', () => {
  it('of a created passkey is accepted, with its counter', async () => {
    const { db, authenticator, id } = await registered(4)
    const passkey = await findPasskey(db, id)
    expect(passkey).toMatchObject({ id, accountId: OWNER, counter: 4, name: 'Mac', lastUsedAt: null })
    expect(await findPasskey(db, 'unknown')).toBeNull()
    const response = authenticator.get(ceremony({ counter: 5 }))
    expect(await verifyAssertion(ENV, passkey as never, { response, challenge: 'abcd' })).toBe(5)
  })

  it('of a passkey without a counter is accepted', async () => {
    const { db, authenticator, id } = await registered()
    const response = authenticator.get(ceremony())
    expect(await verifyAssertion(ENV, (await findPasskey(db, id)) as never, { response, challenge: 'abcd' })).toBe(0)
    expect(await recordPasskeyUse(db, { id, counter: 0 }, '2027-01-16T10:00:00Z')).toBe(true)
  })

  it.each([
    ['the same counter', { counter: 4 }, {}],
    ['a lower counter', { counter: 3 }, {}],
    ['another challenge', { counter: 5, challenge: 'efgh' }, {}],
    ['another origin', { counter: 5, origin: 'https://evil.example', rpId: 'account.example' }, {}],
    ['another host', { counter: 5, rpId: 'evil.example' }, {}],
    ['no verified user', { counter: 5, userVerified: false }, {}],
    ['a changed signature', { counter: 5 }, { tamper: true }],
    ['another owner', { counter: 5 }, { owner: 'account-2' }],
  ])('with %s is rejected', async (_what, more, how) => {
    const { db, authenticator, id } = await registered(4)
    const response = authenticator.get(ceremony(more), how)
    expect(await verifyAssertion(ENV, (await findPasskey(db, id)) as never, { response, challenge: 'abcd' })).toBeNull()
  })
})

describe('stored passkeys', () => {
  it('record a counter once, and not after removal', async () => {
    const { db, id } = await registered(4)
    const use = (counter: number) => recordPasskeyUse(db, { id, counter }, '2027-01-16T10:00:00Z')
    expect([await use(5), await use(5), await use(4)]).toEqual([true, false, false])
    const other = { id: 'other', accountId: OWNER, publicKey: 'k', counter: 0, transports: [] }
    await savePasskey(db, { ...other, name: 'Mac', createdAt: '2027' }, SIGNED_IN)
    await use(6)
    expect(await findPasskey(db, 'other')).toMatchObject({ counter: 0, lastUsedAt: null })
    expect(await removePasskey(db, { id, accountId: 'account-2' })).toBe(false)
    expect(await removePasskey(db, { id, accountId: OWNER })).toBe(true)
    expect(await use(7)).toBe(false)
    expect(await findPasskey(db, 'other')).not.toBeNull()
  })

  it('are at most ten per account, with different ids', async () => {
    const db = database()
    const save = (id: string, accountId: string) =>
      savePasskey(
        db,
        { ...{ id, accountId, publicKey: 'k', counter: 0, transports: [], name: 'Mac' }, createdAt: id },
        SIGNED_IN,
      )
    const saved = []
    for (let nth = 0; nth < 11; nth += 1) saved.push(await save(`id-${nth}`, OWNER))
    expect(saved).toEqual([...Array.from({ length: 10 }, () => true), false])
    expect(await save('id-0', 'account-2')).toBe(false)
    expect(await save('id-11', 'account-2')).toBe(true)
    expect(await passkeysOf(db, OWNER)).toHaveLength(10)
    expect(await passkeysOf(db, 'account-2')).toHaveLength(1)
    await removeAllPasskeys(db, OWNER).run()
    expect(await passkeysOf(db, OWNER)).toEqual([])
    expect(await passkeysOf(db, 'account-2')).toHaveLength(1)
  })
})

describe('creation of a passkey', () => {
  it.each([
    ['before', 1001, false],
    ['at', 1000, true],
  ])('when the sign-in began %s the ending of all: %s', async (_, endedAt, isCreated) => {
    const db = database()
    await db.prepare('UPDATE account SET ended_at = ?').bind(endedAt).run()
    const passkey = { id: 'p', accountId: OWNER, publicKey: 'k', counter: 0, transports: [], name: 'Mac' }
    expect(await savePasskey(db, { ...passkey, createdAt: '2027' }, SIGNED_IN)).toBe(isCreated)
  })
})

describe('response', () => {
  it.each([undefined, '', 'null', '{}', '{"id":"a","response":{"clientDataJSON":"e30"}}', '{"id":1}'])(
    'is rejected: %s',
    (text) => expect(parseResponse(text)).toBeNull(),
  )
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', 'iPad'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'Chromebook'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['curl/8', 'Passkey'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  [undefined, 'Passkey'],
])('names the passkey of %s after its device', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))
