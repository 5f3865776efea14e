import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseFullName } from '../../../shared/sign-up/personal-fields.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import {
  accountByEmail,
  accountById,
  changeName,
  createAccount,
  emailOf,
  type NewAccount,
  PRIVACY_VERSION,
  setMarketing,
} from './accounts.ts'
import { hashPassword, isPassword, passwordProblem } from './password.ts'

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
        ...{ id: 'a1', email: 'ada@example.com', name: 'Ada Byron', picture: null, role: 'traveller' },
        ...{ language: 'en', market: 'us', privacyVersion: PRIVACY_VERSION, marketing: false },
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

  it('can change its name', async () => {
    const { db } = database()
    await createAccount(db, ada, INSTANT)
    await changeName(db, 'a1', 'Ada Lovelace')
    expect((await accountById(db, 'a1'))?.name).toBe('Ada Lovelace')
  })
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
    ['short', 'short'],
    ['a'.repeat(129), 'long'],
    ['aaaaaaaaaa', 'guessable'],
    ['Password123', 'guessable'],
    ['traveller@example.com', 'guessable'],
    ['travel-together', null],
    ['🏔🏖🏝🏜🏞🏟🏛🏗🏘🏚', null],
  ])('%s: %s', (password, problem) => expect(passwordProblem(password, 'traveller@example.com')).toBe(problem))
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
  ])('normalizes the full name %j to %j', (text, name) => expect(parseFullName(text)).toBe(name))

  it.each([
    [' Ada@Example.COM ', 'ada@example.com'],
    ['ada@example', null],
    ['ada', null],
    ['a b@c.it', null],
    [undefined, null],
  ])('normalizes the email %j to %j', (text, email) => expect(emailOf(text)).toBe(email))
})
