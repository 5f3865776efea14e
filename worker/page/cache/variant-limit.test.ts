import { describe, expect, it } from 'vitest'
import { isWithinVariantLimit, liveVariantCounts, MAX_LIVE_VARIANTS } from './variant-limit.ts'

const NOW = 1_000_000_000
const HOUR = 3_600_000

describe('variants of a route', () => {
  it('are at most 32 at a time', () => {
    expect(MAX_LIVE_VARIANTS).toBe(32)
    for (let n = 0; n < 32; n++) expect(isWithinVariantLimit('index', `v${n}`, NOW + n)).toBe(true)
    expect(isWithinVariantLimit('index', 'v32', NOW + 32)).toBe(false)
    expect(isWithinVariantLimit('index', 'v31', NOW + 33)).toBe(true)
    expect(isWithinVariantLimit('search', 'v32', NOW + 32)).toBe(true)
    expect(liveVariantCounts()).toEqual([
      { route: 'index', variants: 32 },
      { route: 'search', variants: 1 },
    ])
  })

  it('replace the one that was not used for an hour', () => {
    // v0 is used again; v1 is then the oldest.
    expect(isWithinVariantLimit('index', 'v0', NOW + 100)).toBe(true)
    expect(isWithinVariantLimit('index', 'late', NOW + 1 + HOUR - 1)).toBe(false)
    expect(isWithinVariantLimit('index', 'late', NOW + 1 + HOUR)).toBe(true)
    expect(isWithinVariantLimit('index', 'v1', NOW + 1 + HOUR)).toBe(false)
    expect(isWithinVariantLimit('index', 'v0', NOW + 1 + HOUR)).toBe(true)
    expect(liveVariantCounts()[0]).toEqual({ route: 'index', variants: 32 })
  })
})
