import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { signToken, verifyToken } from './signed-token.ts'

const key = 'k'.repeat(32)
const now = Date.UTC(2027, 0, 15)

describe('signed token', () => {
  it('returns its claims', async () => {
    const token = await signToken(key, 'test', { path: '/x' }, now, 60)
    expect(await verifyToken(key, 'test', token, now)).toMatchObject({ path: '/x' })
  })

  it('is rejected when it is expired, malformed, for another purpose or of another key', async () => {
    const token = await signToken(key, 'test', { path: '/x' }, now, 60)
    expect(await verifyToken(key, 'test', token, now + 61_000)).toBeNull()
    expect(await verifyToken(key, 'other', token, now)).toBeNull()
    expect(await verifyToken('o'.repeat(32), 'test', token, now)).toBeNull()
    expect(await verifyToken(key, 'test', `${token}x`, now)).toBeNull()
    expect(await verifyToken(key, 'test', '', now)).toBeNull()
  })

  it('is rejected without an expiry', async () => {
    const eternal = await new SignJWT({ path: '/x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('test')
      .sign(new TextEncoder().encode(key))
    expect(await verifyToken(key, 'test', eternal, now)).toBeNull()
  })

  it('is rejected without a signature', async () => {
    const encode = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '')
    const forged = `${encode({ alg: 'none' })}.${encode({ path: '/x', aud: 'test', exp: now / 1000 + 60 })}.`
    expect(await verifyToken(key, 'test', forged, now)).toBeNull()
  })
})
