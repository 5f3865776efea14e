import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import {
  codeOf,
  consumeVerification,
  findProof,
  findVerifiedProof,
  handOverProof,
  isRepeated,
  newCode,
  type Proof,
  startVerification,
  startVerified,
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
  it('has six digits (§9)', () => {
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
    // Three tries and two repeats, of which one found the code and one was wrong.
    expect([await again('123456'), await again('123456'), await again('123456')]).toEqual([true, true, false])
  })

  it('is repeated for its request only', async () => {
    const { db, guess } = await startCode()
    await startVerification(db, SECRET, { ...requested, request: 'r2' }, '654321')
    await guess('123456')
    await guess('654321', NOW, 'r2')
    expect(await isRepeated(db, SECRET, 'r2', '654321', NOW)).toBe(true)
    expect(await isRepeated(db, SECRET, 'r2', '123456', NOW)).toBe(false)
  })

  it('is repeated for ten minutes, until it is consumed', async () => {
    const repeated = async (nowMs: number, consume = false) => {
      const { db, guess } = await startCode()
      await guess('123456')
      if (consume) await consumeVerification(db, 'r1', NOW)
      return isRepeated(db, SECRET, 'r1', '123456', nowMs)
    }
    expect([await repeated(NOW + 10 * MINUTE - 1), await repeated(NOW + 10 * MINUTE)]).toEqual([true, false])
    expect(await repeated(NOW, true)).toBe(false)
  })

  it('is the same for concurrent requests', async () => {
    const { db } = memoryD1(join(import.meta.dirname, '../migrations'))
    const codes = ['111111', '222222', '333333']
    const claims = await Promise.all(codes.map((code) => startVerification(db, SECRET, requested, code)))
    expect(claims.map((claim) => claim !== null)).toEqual([true, false, false])
    expect(await verifyCode(db, SECRET, 'r1', '111111', NOW)).toBe('right')
  })

  it('stays valid when its successor could not be sent', async () => {
    const { db, guess } = await startCode('111111', { ...requested, request: 'r0' })
    await startVerification(db, SECRET, requested, '123456')
    await guess('000000')
    const claim = await startVerification(db, SECRET, { ...requested, sentAt: NOW + MINUTE }, '654321')
    await claim?.takeBack()
    expect(await guess('654321', NOW + MINUTE)).toBe('wrong')
    expect(await guess('123456', NOW + MINUTE)).toBe('right')
    expect(await startVerification(db, SECRET, { ...requested, sentAt: NOW + MINUTE }, '654321')).not.toBeNull()
  })

  it('is not taken back together with its predecessor or another', async () => {
    const { db } = memoryD1(join(import.meta.dirname, '../migrations'))
    const claim = await startVerification(db, SECRET, requested, null)
    await startVerification(db, SECRET, { ...requested, request: 'r2' }, null)
    await startVerification(db, SECRET, { ...requested, sentAt: NOW + MINUTE }, null)
    await claim?.takeBack()
    expect(await findProof(db, 'r1', NOW + MINUTE)).toMatchObject({ sentAt: NOW + MINUTE })
    expect(await findProof(db, 'r2', NOW + MINUTE)).toMatchObject({ sentAt: NOW })
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

  it('is accepted for one of two concurrent requests', async () => {
    const { guess } = await startCode()
    expect(await Promise.all([guess('123456'), guess('123456')])).toEqual(['right', 'spent'])
  })

  it('verifies, and is consumed, for its request only', async () => {
    const { db, guess } = await startCode()
    await startVerification(db, SECRET, { ...requested, request: 'r2' }, '654321')
    await guess('123456')
    expect(await findVerifiedProof(db, 'r2', NOW)).toBeNull()
    await guess('654321', NOW, 'r2')
    expect(await consumeVerification(db, 'r1', NOW)).toBe(true)
    expect(await findVerifiedProof(db, 'r2', NOW)).not.toBeNull()
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
  it('is not reported while the database fails', async () => {
    const { db, sqlite } = await startCode()
    const claim = await startVerification(db, SECRET, { ...requested, request: 'r2' }, '654321')
    sqlite.close()
    for (const change of [
      startVerification(db, SECRET, requested, '123456'),
      claim?.takeBack(),
      consumeVerification(db, 'r1', NOW),
      handOverProof(db, 'r1', 'r2', NOW),
      startVerified(db, { request: 'r1', email: 'a@b.it', nowMs: NOW }),
    ])
      await expect(change).rejects.toThrow()
  })

  it('of a new code ends the earlier one, and those of another purpose or email at any time', async () => {
    const { db } = await startCode()
    const again = (more: Partial<Proof>) => startVerification(db, SECRET, { ...requested, ...more }, '654321')
    expect(await again({ sentAt: NOW + MINUTE - 1 })).toBeNull()
    expect(await again({ sentAt: NOW + MINUTE })).not.toBeNull()
    expect(await again({ sentAt: NOW + MINUTE, purpose: 'password' })).not.toBeNull()
    expect(await again({ sentAt: NOW + MINUTE, purpose: 'password', email: 'c@d.it' })).not.toBeNull()
    expect(await again({ sentAt: NOW + MINUTE, purpose: 'password', email: 'c@d.it' })).toBeNull()
  })

  it('by a link is one of a recovery, for half an hour', async () => {
    const { db } = memoryD1(join(import.meta.dirname, '../migrations'))
    await startVerified(db, { request: 'r1', email: 'a@b.it', nowMs: NOW })
    const proof = { request: 'r1', purpose: 'password', email: 'a@b.it', name: '', marketingText: null, sentAt: NOW }
    expect(await findVerifiedProof(db, 'r1', NOW + 30 * MINUTE - 1)).toEqual(proof)
    expect(await findVerifiedProof(db, 'r1', NOW + 30 * MINUTE)).toBeNull()
  })

  it('of the storefront alone is handed over, once, within half an hour', async () => {
    const verified = async (purpose: Proof['purpose'] = 'address') => {
      const { db, guess } = await startCode('123456', { ...requested, purpose })
      await guess('123456')
      return db
    }
    const db = await verified()
    expect(await handOverProof(db, 'r1', 'r2', NOW + 30 * MINUTE)).toBe(false)
    const other = await verified()
    expect(await handOverProof(other, 'r1', 'r2', NOW + 30 * MINUTE - 1)).toBe(true)
    expect(await findVerifiedProof(other, 'r2', NOW + 30 * MINUTE)).toMatchObject({
      ...{ request: 'r2', purpose: 'sign-up', email: 'a@b.it', name: 'Ada Byron', marketingText: 'Yes, email me.' },
    })
    expect(await handOverProof(other, 'r1', 'r3', NOW)).toBe(false)
    const recovery = await verified('password')
    expect(await handOverProof(recovery, 'r1', 'r2', NOW)).toBe(false)
    expect(await findVerifiedProof(recovery, 'r1', NOW)).not.toBeNull()
    const unverified = await startCode('123456', { ...requested, purpose: 'address' })
    expect(await handOverProof(unverified.db, 'r1', 'r2', NOW)).toBe(false)
    await unverified.guess('123456')
    expect(await handOverProof(unverified.db, 'r1', 'r2', NOW)).toBe(true)
  })

  it('is handed over alone', async () => {
    const { db, guess } = await startCode('111111', { ...requested, purpose: 'address', email: 'eve@b.it' })
    await startVerification(db, SECRET, { ...requested, request: 'r2', purpose: 'address' }, '222222')
    await guess('111111')
    await guess('222222', NOW, 'r2')
    expect(await handOverProof(db, 'r2', 'page', NOW)).toBe(true)
    expect(await findVerifiedProof(db, 'page', NOW)).toMatchObject({ email: 'a@b.it' })
    expect(await findVerifiedProof(db, 'r1', NOW)).toMatchObject({ email: 'eve@b.it' })
  })

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

  it('expires after half an hour, which starts with the right code or ten minutes after the mail', async () => {
    const { db, guess } = await startCode()
    expect(await findProof(db, 'r1', NOW + 40 * MINUTE - 1)).not.toBeNull()
    expect(await findProof(db, 'r1', NOW + 40 * MINUTE)).toBeNull()
    await guess('123456')
    expect(await findVerifiedProof(db, 'r1', NOW + 29 * MINUTE)).not.toBeNull()
    expect(await findVerifiedProof(db, 'r1', NOW + 30 * MINUTE)).toBeNull()
    expect(await consumeVerification(db, 'r1', NOW + 30 * MINUTE)).toBe(false)
  })
})
