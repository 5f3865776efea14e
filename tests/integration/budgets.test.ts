import { describe, expect, it } from 'vitest'
import { benchBytes } from '../../bench/bytes.ts'

const rows = benchBytes({})
const brotliOf = (part: string): number[] => rows.filter(({ what }) => what.includes(part)).map(({ brotli }) => brotli)

/** Bytes of a first visit after brotli; docs/performance.md has the measured values. */
describe('build size', () => {
  it('is at most 6 kB of JavaScript before any interaction, plus the part for analytics with consent', () => {
    expect(brotliOf('before interaction')).toHaveLength(1)
    expect(brotliOf('of analytics')).toHaveLength(1)
    const both = [...brotliOf('before interaction'), ...brotliOf('of analytics')]
    expect(both.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(6_000)
  })

  it('is at most 75 kB more for an island with React', () => {
    expect(brotliOf('on first intent').length).toBeGreaterThan(0)
    expect(Math.max(...brotliOf('on first intent'))).toBeLessThanOrEqual(75_000)
  })

  it('is at most 30 kB for the search widget with its calendar, on top of React', () => {
    expect(brotliOf('search widget and its calendar')).toHaveLength(1)
    expect(Math.max(...brotliOf('search widget and its calendar'))).toBeLessThanOrEqual(30_000)
  })

  it('is at most 20 kB of CSS on any page and 30 kB of fonts', () => {
    expect(brotliOf('CSS').length).toBeGreaterThan(1)
    expect(Math.max(...brotliOf('CSS'))).toBeLessThanOrEqual(20_000)
    expect(Math.max(...brotliOf('fonts'))).toBeLessThanOrEqual(30_000)
  })
})
