import { describe, expect, it } from 'vitest'
import { signToken } from '../signing/signed-token.ts'
import { MAX_LISTS, signSubject, type TokenSubject, verifyUserToken } from './personal-token.ts'

const KEY = 'k'.repeat(32)
const NOW = Date.UTC(2027, 0, 15)
const LIST = `list:${'0a'.repeat(32)}`
const UUID = '6b0f7c1e-1d5c-4c55-9d2a-0a1b2c3d4e5f'

const roundTrip = async (subject: TokenSubject, at = NOW) =>
  verifyUserToken(KEY, await signSubject(KEY, subject, NOW), at)

describe('user token', () => {
  it.each<TokenSubject>([
    { owner: 'account:u1' },
    { owner: `account:${'u'.repeat(100)}` },
    { owner: 'account:u1', from: [LIST] },
    { owner: LIST, from: Array.from({ length: 8 }, () => LIST) },
    { owner: 'address:a@b', provenAt: NOW },
    { owner: `address:${'a'.repeat(254)}` },
    { owner: `alerts:${UUID}`, email: 'a'.repeat(254) },
  ])('returns its subject: %j', async (subject) => expect(await roundTrip(subject)).toEqual(subject))

  it.each([
    { owner: 'account:' },
    { owner: `account:${'u'.repeat(101)}` },
    { owner: 'my account:u1' },
    { owner: `list:${'0a'.repeat(31)}` },
    { owner: `${LIST}0` },
    { owner: `${LIST}\nx` },
    { owner: 'address:ab' },
    { owner: `address:${'a'.repeat(255)}` },
    { owner: `alerts:${UUID}0` },
    { owner: 'account:u1', email: 'a'.repeat(255) },
    { owner: 'account:u1', from: [] },
    { owner: 'account:u1', from: Array.from({ length: 9 }, () => LIST) },
    { owner: 'account:u1', from: [`my ${LIST}`] },
    { owner: 'account:u1', from: [`${LIST}0`] },
    { owner: 'account:u1', provenAt: 1.5 },
  ])('is rejected for another subject: %j', async (subject) =>
    expect(await roundTrip(subject as TokenSubject)).toBeNull(),
  )

  it('allows eight lists of a browser', () => expect(MAX_LISTS).toBe(8))

  it('is valid for one minute', async () => {
    expect(await roundTrip({ owner: 'account:u1' }, NOW + 59_999)).toEqual({ owner: 'account:u1' })
    expect(await roundTrip({ owner: 'account:u1' }, NOW + 60_000)).toBeNull()
  })

  it('is valid for its purpose only, which back ends of other builds know by this name', async () => {
    const signed = (purpose: string) => signToken(KEY, purpose, { owner: 'account:u1' }, NOW, 60)
    expect(await verifyUserToken(KEY, await signed('personal call'), NOW)).toEqual({ owner: 'account:u1' })
    for (const other of ['changed', 'preview', ''])
      expect(await verifyUserToken(KEY, await signed(other), NOW)).toBeNull()
  })
})
