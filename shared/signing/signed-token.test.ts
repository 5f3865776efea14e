import { describe, expect, it } from 'vitest'
import { signToken, verifyToken } from './signed-token.ts'

const key = 'k'.repeat(32)
const now = Date.UTC(2027, 0, 15)

describe('a signed token', () => {
  it('vouches for its claims', async () => {
    const token = await signToken(key, 'test', { path: '/x' }, now, 60)
    expect(await verifyToken(key, 'test', token, now)).toMatchObject({ path: '/x' })
  })

  it('is refused when it is late, for another purpose, of another key, or not a token', async () => {
    const token = await signToken(key, 'test', { path: '/x' }, now, 60)
    expect(await verifyToken(key, 'test', token, now + 61_000)).toBeNull()
    expect(await verifyToken(key, 'other', token, now)).toBeNull()
    expect(await verifyToken('o'.repeat(32), 'test', token, now)).toBeNull()
    expect(await verifyToken(key, 'test', `${token}x`, now)).toBeNull()
    expect(await verifyToken(key, 'test', '', now)).toBeNull()
  })

  it('is refused unsigned', async () => {
    const encode = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '')
    const forged = `${encode({ alg: 'none' })}.${encode({ path: '/x', aud: 'test', exp: now / 1000 + 60 })}.`
    expect(await verifyToken(key, 'test', forged, now)).toBeNull()
  })
})
