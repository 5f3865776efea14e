import { describe, expect, it } from 'vitest'
import { isWithinVariantLimit, liveVariantCounts, MAX_LIVE_VARIANTS } from './variant-limit.ts'

// Other test files share this module: routes that they do not use.
const NOW = 1_000_000_000
const HOUR = 3_600_000

describe('variants of a route', () => {
  it('are at most 32 at a time', () => {
    expect(MAX_LIVE_VARIANTS).toBe(32)
    for (let n = 0; n < 32; n++) expect(isWithinVariantLimit('media-coordinators', `v${n}`, NOW + n)).toBe(true)
    expect(isWithinVariantLimit('media-coordinators', 'v32', NOW + 32)).toBe(false)
    expect(isWithinVariantLimit('media-coordinators', 'v31', NOW + 33)).toBe(true)
    expect(isWithinVariantLimit('our-values', 'v32', NOW + 32)).toBe(true)
    expect(liveVariantCounts()).toEqual(
      expect.arrayContaining([
        { route: 'media-coordinators', variants: 32 },
        { route: 'our-values', variants: 1 },
      ]),
    )
  })

  it('replace the one that was not used for an hour', () => {
    // v0 is used again; v1 is then the oldest.
    expect(isWithinVariantLimit('media-coordinators', 'v0', NOW + 100)).toBe(true)
    expect(isWithinVariantLimit('media-coordinators', 'late', NOW + 1 + HOUR - 1)).toBe(false)
    expect(isWithinVariantLimit('media-coordinators', 'late', NOW + 1 + HOUR)).toBe(true)
    expect(isWithinVariantLimit('media-coordinators', 'v1', NOW + 1 + HOUR)).toBe(false)
    expect(isWithinVariantLimit('media-coordinators', 'v0', NOW + 1 + HOUR)).toBe(true)
    expect(liveVariantCounts()).toContainEqual({ route: 'media-coordinators', variants: 32 })
  })
})
