import { scryptSync } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { parseFullName } from '../../../shared/sign-up/personal-fields.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import {
  type Account,
  acceptedPrivacy,
  acceptPrivacy,
  accountByEmail,
  accountById,
  changeName,
  changeOwnPassword,
  changePassword,
  createAccount,
  emailOf,
  isStillVerified,
  type NewAccount,
  PRIVACY_VERSION,
  recordSignIn,
  setMarketing,
} from './accounts.ts'
import { endSignIns } from './end-sign-ins.ts'
import { hashPassword, isPassword, passwordProblem } from './password.ts'
import { deleteAccount } from './personal-data.ts'

const INSTANT = '2027-01-15T10:00:00.000Z'
const ada: NewAccount = {
  id: 'a1',
  email: 'ada@example.com',
  name: 'Ada Byron',
  password: 'hash',
  language: 'en',
  market: 'us',
  marketingText: null,
}
const database = () => memoryD1(join(import.meta.dirname, '../migrations'))

describe('account', () => {
  it('is created once per email', async () => {
    const { db } = database()
    expect(await createAccount(db, ada, INSTANT)).toBe(true)
    expect(await createAccount(db, { ...ada, id: 'a2', name: 'Eve Other' }, INSTANT)).toBe(false)
    expect(await accountByEmail(db, 'ada@example.com')).toEqual({
      password: 'hash',
      account: {
        ...{ id: 'a1', email: 'ada@example.com', name: 'Ada Byron', picture: null, role: 'traveller', roles: [] },
        ...{ language: 'en', market: 'us', privacyVersion: PRIVACY_VERSION, marketing: false, endedAt: null },
      },
    })
    expect(await accountById(db, 'a2')).toBeNull()
  })

  it('stores the text and time of the first consent', async () => {
    const { db, sqlite } = database()
    await createAccount(db, ada, INSTANT)
    const consent = () => sqlite.prepare('SELECT marketing_text, marketing_at FROM account').get()
    await setMarketing(db, 'a1', 'Yes, write to me', INSTANT)
    await setMarketing(db, 'a1', 'Other words', '2027-02-01T00:00:00.000Z')
    expect(consent()).toEqual({ marketing_text: 'Yes, write to me', marketing_at: INSTANT })
    await setMarketing(db, 'a1', null, '2027-02-02T00:00:00.000Z')
    expect(consent()).toEqual({ marketing_text: null, marketing_at: null })
  })

  it('stores consent and the accepted privacy policy when it is created', async () => {
    const { db, sqlite } = database()
    await createAccount(db, { ...ada, marketingText: 'Yes, write to me' }, INSTANT)
    const row = () =>
      sqlite.prepare('SELECT marketing_text, marketing_at, privacy_version, privacy_at, created_at FROM account').get()
    expect(row()).toEqual({
      ...{ marketing_text: 'Yes, write to me', marketing_at: INSTANT, privacy_version: 1, privacy_at: INSTANT },
      created_at: INSTANT,
    })
    expect((await accountById(db, 'a1'))?.marketing).toBe(true)
    await acceptPrivacy(db, 'a1', '2027-02-01T00:00:00.000Z')
    expect(row()).toMatchObject({ privacy_version: 1, privacy_at: '2027-02-01T00:00:00.000Z' })
  })

  it.each([
    [1, true],
    [0, false],
    [2, false],
    [null, false],
  ])('has accepted version %j of the privacy policy: %j', (privacyVersion, isAccepted) =>
    expect(acceptedPrivacy({ privacyVersion } as Account)).toBe(isAccepted),
  )

  it('ends verifications when all its sessions end', async () => {
    const { db } = database()
    await createAccount(db, ada, INSTANT)
    await createAccount(db, { ...ada, id: 'a2', email: 'eve@example.com' }, INSTANT)
    const still = (provenAt: number, email = ada.email) => isStillVerified(db, email, { provenAt })
    expect(await still(5)).toBe(true)
    await db.batch(endSignIns(db, ada, 5))
    expect([await still(5), await still(6)]).toEqual([false, true])
    expect(await still(5, 'eve@example.com')).toBe(true)
    const deleted = (hadAccount: boolean) => isStillVerified(db, 'gone@example.com', { provenAt: 5, hadAccount })
    expect([await deleted(true), await deleted(false)]).toEqual([false, true])
  })

  it('changes alone', async () => {
    const { db, sqlite } = database()
    await createAccount(db, ada, INSTANT)
    await createAccount(db, { ...ada, id: 'a2', email: 'eve@example.com' }, INSTANT)
    const other = () => sqlite.prepare("SELECT * FROM account WHERE id = 'a2'").get()
    const before = other()
    const later = '2027-02-01T00:00:00.000Z'
    await recordSignIn(db, 'a1', { language: 'it', knownMarket: 'it' })
    await changePassword(db, 'a1', 'another hash').run()
    await changeName(db, 'a1', 'Ada Lovelace')
    await acceptPrivacy(db, 'a1', later)
    await setMarketing(db, 'a1', 'Yes, write to me', later)
    await db.batch(endSignIns(db, ada, 5))
    expect(other()).toEqual(before)
  })

  it('is not reported as changed while the database fails', async () => {
    const { db, sqlite } = database()
    sqlite.close()
    for (const change of [
      createAccount(db, ada, INSTANT),
      recordSignIn(db, 'a1', { language: 'it', knownMarket: 'it' }),
      changePassword(db, 'a1', 'hash').run(),
      changeName(db, 'a1', 'Ada Lovelace'),
      acceptPrivacy(db, 'a1', INSTANT),
      setMarketing(db, 'a1', null, INSTANT),
      db.batch(endSignIns(db, ada, 0)),
    ])
      await expect(change).rejects.toThrow()
  })

  it('follows the language and market of the last sign-in', async () => {
    const { db } = database()
    await createAccount(db, ada, INSTANT)
    await recordSignIn(db, 'a1', { language: 'fr', knownMarket: 'fr' })
    await changePassword(db, 'a1', 'another hash').run()
    expect(await accountByEmail(db, ada.email)).toMatchObject({
      ...{ account: { language: 'fr', market: 'fr' }, password: 'another hash' },
    })
    expect(await accountByEmail(db, 'unknown@example.com')).toBeNull()
  })

  it.each([
    [null, 'a1', 'own hash'],
    [4, 'a1', 'hash'],
    [null, 'b2', 'hash'],
  ])(
    'has its password changed by a sign-in that is as new as its last ending: %s, %s',
    async (endedAt, id, password) => {
      const { db } = database()
      await createAccount(db, ada, INSTANT)
      await changeOwnPassword(db, { id, endedAt }, 'own hash').run()
      expect((await accountByEmail(db, ada.email))?.password).toBe(password)
    },
  )

  it('can change its name', async () => {
    const { db } = database()
    await createAccount(db, ada, INSTANT)
    await changeName(db, 'a1', 'Ada Lovelace')
    expect((await accountById(db, 'a1'))?.name).toBe('Ada Lovelace')
  })
})

it('an account is not deleted while its sessions cannot be ended', async () => {
  const { db, sqlite } = database()
  await createAccount(db, ada, INSTANT)
  sqlite.exec("CREATE TRIGGER fail BEFORE UPDATE OF ended_at ON account BEGIN SELECT RAISE(ABORT, 'failed'); END")
  await expect(deleteAccount(db, ada, Date.parse(INSTANT))).rejects.toThrow('failed')
  expect(await accountById(db, 'a1')).not.toBeNull()
})

describe('password', { timeout: 60_000 }, () => {
  it('is stored as salted scrypt with its parameters', async () => {
    const [one, two] = [await hashPassword('correct horse'), await hashPassword('correct horse')]
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(two)
    expect(await isPassword('correct horse', one)).toBe(true)
    expect(await isPassword('Correct horse', one)).toBe(false)
    expect(await isPassword('correct horse', null)).toBe(false)
  })

  it('matches in any Unicode normalization', async () => {
    expect(await isPassword('cafe\u0301 al banco', await hashPassword('caf\u00e9 al banco'))).toBe(true)
  })

  it.each([
    ['nine char', 'short'],
    ['ten charac', null],
    ['x1y.'.repeat(32), null],
    ['a'.repeat(129), 'long'],
    ['aaaaaaaaaa', 'guessable'],
    ['Password123', 'guessable'],
    ['traveller@example.com', 'guessable'],
    ['TRAVELLER@example.com', 'guessable'],
    ['abababababab', 'guessable'],
    ['abcabcabcabc', null],
    ['travel-together', null],
    ['🏔🏖🏝🏜🏞🏟🏛🏗🏘🏚', null],
  ])('%s: %s', (password, problem) => expect(passwordProblem(password, 'traveller@example.com')).toBe(problem))

  it('is not the part of the email before the at sign', () => {
    expect(passwordProblem('ada.byron.1815', 'ada.byron.1815@example.com')).toBe('guessable')
    expect(passwordProblem('ada.byron.1816', 'ada.byron.1815@example.com')).toBeNull()
  })

  it('is neither stored nor checked when its hashing fails', async () => {
    const scrypt = (...options: unknown[]) => (options.at(-1) as (error: Error) => void)(new Error('no memory'))
    vi.doMock('node:crypto', async (original) => ({ ...(await original<object>()), scrypt }))
    vi.resetModules()
    const failing = await import('./password.ts')
    vi.doUnmock('node:crypto')
    vi.resetModules()
    await expect(failing.hashPassword('a sentence')).rejects.toThrow('no memory')
    await expect(failing.isPassword('a sentence', null)).rejects.toThrow('no memory')
  })

  it('is checked with the parameters that it was stored with', async () => {
    const salt = Buffer.alloc(16, 7)
    const hash = scryptSync('a sentence', salt, 64, { N: 16, r: 1, p: 1 }).toString('base64url')
    expect(await isPassword('a sentence', `scrypt$16$1$1$${salt.toString('base64url')}$${hash}`)).toBe(true)
  })
})

describe('personal fields', () => {
  it.each([
    ['Ada Byron', 'Ada Byron'],
    ['  Ada   de  Byron ', 'Ada de Byron'],
    ['Ada', ''],
    ['', ''],
    [undefined, ''],
    ['Ada <b>', ''],
    [`Ada ${'x'.repeat(100)}`, ''],
  ])('normalizes the full name %j to %j (§5)', (text, name) => expect(parseFullName(text)).toBe(name))

  it.each([
    [' Ada@Example.COM ', 'ada@example.com'],
    ['ada@example', null],
    ['ada', null],
    ['a b@c.it', null],
    [undefined, null],
  ])('normalizes the email %j to %j', (text, email) => expect(emailOf(text)).toBe(email))
})
