import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { unwrapEC2Signature } from './unwrap-signature.ts'

describe('unwrapEC2Signature', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  it('keeps 500 signatures valid, components with sign bytes and missing zeros included', () => {
    const lengths = new Set<number>()
    for (let nth = 0; nth < 500; nth += 1) {
      const data = Buffer.from(String(nth))
      const der = sign('sha256', data, { key: privateKey, dsaEncoding: 'der' })
      lengths.add(der.length)
      const raw = unwrapEC2Signature(der)
      expect(raw).toHaveLength(64)
      expect(verify('sha256', data, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw)).toBe(true)
    }
    expect(lengths.size).toBeGreaterThan(2)
  })

  it('pads short components', () => {
    const raw = unwrapEC2Signature(Uint8Array.of(0x30, 6, 2, 1, 5, 2, 1, 7))
    expect([raw[31], raw[63], raw.reduce((sum, byte) => sum + byte)]).toEqual([5, 7, 12])
  })

  it.each([
    ['nothing', []],
    ['another type', [0x31, 6, 2, 1, 5, 2, 1, 7]],
    ['another component', [0x30, 6, 4, 1, 5, 2, 1, 7]],
    ['a missing component', [0x30, 3, 2, 1, 5]],
    ['a length beyond the end', [0x30, 6, 2, 1, 5, 2, 9, 7]],
  ])('rejects %s', (_what, bytes) =>
    expect(() => unwrapEC2Signature(Uint8Array.from(bytes))).toThrow('not a signature'),
  )
})
