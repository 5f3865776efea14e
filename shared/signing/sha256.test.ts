import { describe, expect, it } from 'vitest'
import { randomToken, sha256 } from './sha256.ts'

describe('sha256', () => {
  it('is hex of the published test vector', async () =>
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'))
})

describe('randomToken', () => {
  it('has 256 bits as hex and never repeats', () => {
    const tokens = Array.from({ length: 50 }, randomToken)
    for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set(tokens).size).toBe(50)
  })
})
