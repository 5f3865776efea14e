import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjust, blend, lightness, mix } from './oklab.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const share = fc.double({ min: 0, max: 1, noNaN: true })
/** Largest difference of a channel. */
const apart = (a: string, b: string): number =>
  Math.max(
    ...[1, 3, 5].map((i) => Math.abs(Number.parseInt(a.slice(i, i + 2), 16) - Number.parseInt(b.slice(i, i + 2), 16))),
  )

describe('mixing colours', () => {
  it('returns a colour, and the given colours at 0 and 1', () => {
    fc.assert(
      fc.property(colour, colour, share, (a, b, t) => {
        for (const blended of [mix(a, b, t), blend(a, b, t)]) expect(blended).toMatch(/^#[0-9a-f]{6}$/)
        expect(mix(a, b, 0)).toBe(a)
        expect(mix(a, b, 1)).toBe(b)
        expect(apart(blend(a, b, 0), a)).toBeLessThanOrEqual(1)
        expect(apart(blend(a, b, 1), b)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('interpolates lightness linearly', () => {
    fc.assert(
      fc.property(colour, colour, share, (a, b, t) => {
        const expected = lightness(a) + (lightness(b) - lightness(a)) * t
        expect(Math.abs(lightness(mix(a, b, t)) - expected)).toBeLessThan(0.05)
      }),
    )
  })

  it.each([
    ['#000000', '#ffffff', '#636363'],
    ['#ff0000', '#0000ff', '#8c53a2'],
  ])('half of %s and %s is %s', (a, b, middle) => {
    expect(mix(a, b, 0.5)).toBe(middle)
  })

  it('blends complementary colours without going grey', () => {
    const spread = (hex: string): number => {
      const channels = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
      return Math.max(...channels) - Math.min(...channels)
    }
    expect(spread(blend('#4c7354', '#7a2a5a', 0.5))).toBeGreaterThan(spread(mix('#4c7354', '#7a2a5a', 0.5)))
  })
})

describe('adjust', () => {
  it('returns the same colour without a change and after a full turn', () => {
    fc.assert(
      fc.property(colour, (a) => {
        expect(apart(adjust(a, {}), a)).toBeLessThanOrEqual(1)
        expect(apart(adjust(a, { hue: 360 }), a)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('returns grey at chroma 0', () => {
    const grey = adjust('#c8603a', { chroma: 0 })
    expect(grey.slice(1, 3)).toBe(grey.slice(3, 5))
    expect(grey.slice(3, 5)).toBe(grey.slice(5, 7))
  })
})
