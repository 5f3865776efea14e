import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOfBytes } from './content-hash.ts'

const bytesOf = (length: number) => fc.uint8Array({ minLength: length, maxLength: 200 })

describe('hashOfBytes', () => {
  it('returns the same hash for equal bytes at any offset', () => {
    fc.assert(
      fc.property(bytesOf(0), fc.integer({ min: 0, max: 7 }), (bytes, offset) => {
        const elsewhere = new Uint8Array(bytes.length + offset)
        elsewhere.set(bytes, offset)
        expect(hashOfBytes(elsewhere.subarray(offset))).toBe(hashOfBytes(new Uint8Array(bytes)))
      }),
    )
  })

  it('changes with a single bit', () => {
    fc.assert(
      fc.property(bytesOf(1), fc.nat(), fc.integer({ min: 0, max: 7 }), (bytes, position, bit) => {
        const other = new Uint8Array(bytes)
        const at = position % bytes.length
        other[at] = (other[at] ?? 0) ^ (1 << bit)
        expect(hashOfBytes(other)).not.toBe(hashOfBytes(new Uint8Array(bytes)))
      }),
    )
  })

  it('changes when bytes are cut off or swapped', () => {
    const text = new TextEncoder().encode('<p>Kyoto, 12 days</p><p>Tokyo, 12 days</p>')
    const swapped = new TextEncoder().encode('<p>Tokyo, 12 days</p><p>Kyoto, 12 days</p>')
    const all = [text, swapped, text.slice(0, -1), text.slice(1), new Uint8Array(0), new Uint8Array(1)]
    expect(new Set(all.map(hashOfBytes)).size).toBe(all.length)
  })

  it('has no collision among 100,000 pages that differ in one number', () => {
    const encoder = new TextEncoder()
    const seen = new Set<string>()
    for (let i = 0; i < 100_000; i++) seen.add(hashOfBytes(encoder.encode(`<strong class="price-now">${i} €</strong>`)))
    expect(seen.size).toBe(100_000)
  })
})
