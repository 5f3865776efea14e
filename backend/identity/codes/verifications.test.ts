import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import {
  codeOf,
  consumeVerification,
  findProof,
  findVerifiedProof,
  isRepeated,
  newCode,
  type Proof,
  startVerification,
  verifyCode,
} from './verifications.ts'

const SECRET = 'a-secret-of-at-least-thirty-two-characters'
const NOW = Date.UTC(2027, 0, 15)
const MINUTE = 60_000
const requested: Proof = {
  request: 'r1',
  purpose: 'sign-up',
  email: 'a@b.it',
  name: 'Ada Byron',
  marketingText: 'Yes, email me.',
  sentAt: NOW,
}

const startCode = async (code: string | null = '123456', proof = requested) => {
  const { db, sqlite } = memoryD1(join(import.meta.dirname, '../migrations'))
  await startVerification(db, SECRET, proof, code)
  return { db, sqlite, guess: (text: string, at = NOW, request = 'r1') => verifyCode(db, SECRET, request, text, at) }
}

describe('one-time code', () => {
  it('has six digits', () => {
    for (let i = 0; i < 200; i++) expect(newCode()).toMatch(/^\d{6}$/)
  })

  it('is accepted once', async () => {
    const { guess } = await startCode()
    expect(await guess('123456')).toBe('right')
    expect(await guess('123456')).toBe('spent')
  })

  it('is accepted again after a lost response, without a way to guess it', async () => {
    const { db, guess } = await startCode()
    const again = (code: string) => isRepeated(db, SECRET, 'r1', code, NOW)
    expect(await again('123456')).toBe(false)
    await guess('123456')
    expect([await again('111111'), await again('123456')]).toEqual([false, true])
    for (let i = 0; i < 5; i++) await again(`00000${i}`)
    expect(await again('123456')).toBe(false)
  })

  it('is the same for concurrent requests', async () => {
    const { db } = memoryD1(join(import.meta.dirname, '../migrations'))
    const codes = ['111111', '222222', '333333']
    const claims = await Promise.all(codes.map((code) => startVerification(db, SECRET, requested, code)))
    expect(claims.map((claim) => claim !== null)).toEqual([true, false, false])
    expect(await verifyCode(db, SECRET, 'r1', '111111', NOW)).toBe('right')
  })

  it('stays valid when its successor could not be sent', async () => {
    const { db, guess } = await startCode()
    await guess('000000')
    const claim = await startVerification(db, SECRET, { ...requested, sentAt: NOW + MINUTE }, '654321')
    await claim?.takeBack()
    expect(await guess('654321', NOW + MINUTE)).toBe('wrong')
    expect(await guess('123456', NOW + MINUTE)).toBe('right')
    expect(await startVerification(db, SECRET, { ...requested, sentAt: NOW + MINUTE }, '654321')).not.toBeNull()
  })

  it('has three tries', async () => {
    const { guess } = await startCode()
    expect([await guess('000000'), await guess('000001')]).toEqual(['wrong', 'wrong'])
    expect(await guess('000002')).toBe('spent')
    expect(await guess('123456')).toBe('spent')
  })

  it('expires after ten minutes', async () => {
    expect(await (await startCode()).guess('123456', NOW + 10 * MINUTE - 1)).toBe('right')
    expect(await (await startCode()).guess('123456', NOW + 10 * MINUTE)).toBe('spent')
  })

  it('is bound to its request', async () => {
    const { db, guess } = await startCode()
    await startVerification(db, SECRET, { ...requested, request: 'r2' }, '654321')
    expect(await guess('123456', NOW, 'r2')).toBe('wrong')
    expect(await guess('123456', NOW, 'unknown')).toBe('spent')
    expect(await guess('123456')).toBe('right')
  })

  it('invalidates the previous code and has three tries', async () => {
    const { db, guess } = await startCode()
    await guess('000000')
    await startVerification(db, SECRET, { ...requested, sentAt: NOW + MINUTE }, '654321')
    expect(await guess('123456', NOW + MINUTE)).toBe('wrong')
    expect(await guess('654321', NOW + MINUTE)).toBe('right')
  })

  it('is never accepted when it was never sent', async () => {
    const { guess } = await startCode(null)
    expect(await guess('')).toBe('wrong')
    expect([await guess('123456'), await guess('123456')]).toEqual(['wrong', 'spent'])
  })

  it('is stored hashed', async () => {
    const { sqlite } = await startCode()
    expect(JSON.stringify(sqlite.prepare('SELECT * FROM proof').all())).not.toContain('123456')
  })

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['١٢٣٤٥٦', null],
    ['', null],
    [undefined, null],
  ])('parses the typed code %j as %j', (text, code) => expect(codeOf(text)).toBe(code))
})

describe('verification', () => {
  it('is for the requested email and is consumed once', async () => {
    const { db, guess } = await startCode()
    expect(await findProof(db, 'r1', NOW)).toEqual(requested)
    expect(await findVerifiedProof(db, 'r1', NOW)).toBeNull()
    expect(await consumeVerification(db, 'r1', NOW)).toBe(false)
    await guess('123456')
    expect(await findVerifiedProof(db, 'r1', NOW)).toEqual(requested)
    expect([await consumeVerification(db, 'r1', NOW), await consumeVerification(db, 'r1', NOW)]).toEqual([true, false])
    expect(await findVerifiedProof(db, 'r1', NOW)).toBeNull()
    expect(await findProof(db, 'r1', NOW)).toBeNull()
  })

  it('expires after half an hour', async () => {
    const { db, guess } = await startCode()
    await guess('123456')
    expect(await findVerifiedProof(db, 'r1', NOW + 29 * MINUTE)).not.toBeNull()
    expect(await findVerifiedProof(db, 'r1', NOW + 30 * MINUTE)).toBeNull()
    expect(await consumeVerification(db, 'r1', NOW + 30 * MINUTE)).toBe(false)
  })
})
