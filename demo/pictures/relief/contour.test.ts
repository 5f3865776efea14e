import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../drawing/path.ts'
import { contourRings, ringArea, simplifyRing } from './contour.ts'

const SIZE = 40
const fieldOf = (value: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: SIZE * SIZE }, (_, i) => value(i % SIZE, Math.floor(i / SIZE)))

describe('contourRings', () => {
  it('returns one ring around a disc', () => {
    fc.assert(
      fc.property(fc.double({ min: 3, max: 12, noNaN: true }), fc.double({ min: 15, max: 25, noNaN: true }), (r, c) => {
        const rings = contourRings(
          fieldOf((x, y) => r - Math.hypot(x - c, y - c)),
          SIZE,
          SIZE,
        )
        expect(rings).toHaveLength(1)
        expect(ringArea(rings[0] ?? [])).toBeCloseTo(Math.PI * r * r, -1)
        for (const [x, y] of rings[0] ?? []) expect(Math.abs(Math.hypot(x - c, y - c) - r)).toBeLessThan(0.3)
      }),
    )
  })

  it('returns the ring around a hole in the opposite direction', () => {
    const rings = contourRings(
      fieldOf((x, y) => 5 - Math.abs(12 - Math.hypot(x - 20, y - 20))),
      SIZE,
      SIZE,
    )
    expect(rings).toHaveLength(2)
    const signed = rings.map((ring) =>
      ring.reduce(
        (sum, [x, y], i) =>
          sum + x * (ring[(i + 1) % ring.length]?.[1] ?? 0) - (ring[(i + 1) % ring.length]?.[0] ?? 0) * y,
        0,
      ),
    )
    expect(Math.sign(signed[0] ?? 0)).toBe(-Math.sign(signed[1] ?? 0))
  })

  it('closes rings at the edge of the grid', () => {
    const rings = contourRings(
      fieldOf(() => 1),
      SIZE,
      SIZE,
    )
    expect(rings).toHaveLength(1)
    expect(ringArea(rings[0] ?? [])).toBeCloseTo(SIZE * SIZE, -2)
  })

  it('returns no ring for a field below zero', () => {
    expect(
      contourRings(
        fieldOf(() => -0.1),
        SIZE,
        SIZE,
      ),
    ).toEqual([])
  })

  it('uses each edge of any field once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(-1, 1), { minLength: 64, maxLength: 64 }), (values) => {
        const points = contourRings(Float32Array.from(values), 8, 8).flat()
        expect(new Set(points.map(String)).size).toBe(points.length)
      }),
    )
  })
})

describe('simplifyRing', () => {
  it('drops only points within the tolerance of the simplified ring', () => {
    const ring = Array.from(
      { length: 120 },
      (_, i): Point => [20 + 15 * Math.cos(i / 19.1), 20 + 12 * Math.sin(i / 19.1) + ((i * 7) % 5) * 0.1],
    )
    const cut = simplifyRing(ring, 0.5)
    expect(cut.length).toBeLessThan(ring.length / 2)
    for (const [x, y] of ring) {
      const distance = Math.min(...cut.map((a, i) => distanceToSegment([x, y], a, cut[(i + 1) % cut.length] ?? a)))
      expect(distance).toBeLessThanOrEqual(0.5 + 1e-9)
    }
  })
})

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
}
