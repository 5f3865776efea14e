import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRng, type Rng } from '../../tests/support/rng.ts'
import { halfWidth, upperTail } from './normal.ts'
import { binomialP, chiSquareTail, sampleRatioP } from './sample-ratio.ts'
import { type Arm, differenceOf, isSignificant, upliftOf, visitorsNeeded } from './uplift.ts'

describe('distribution tails', () => {
  it.each([
    [0, 0.5],
    [0.5, 0.308537539],
    [1, 0.158655254],
    [-1, 0.841344746],
    [1.959964, 0.025],
    [3, 0.001349898],
    [6, 9.865876e-10],
  ])('match the normal distribution beyond %d', (z, tail) => expect(upperTail(z) / tail).toBeCloseTo(1, 6))

  it.each([
    [1, 1.959964],
    [2, 2.241403],
    [3, 2.39398],
    [9, 2.772921],
  ])('have the width of %d simultaneous intervals', (intervals, z) => expect(halfWidth(intervals)).toBeCloseTo(z, 5))

  // As in printed tables.
  it.each([
    [3.841459, 1, 0.05],
    [10.827566, 1, 0.001],
    [5.991465, 2, 0.05],
    [7.814728, 3, 0.05],
    [16.266236, 3, 0.001],
    [9.487729, 4, 0.05],
    [20.515006, 5, 0.001],
  ])('match the chi-square distribution beyond %d with %d degrees of freedom', (x, df, tail) =>
    expect(chiSquareTail(x, df) / tail).toBeCloseTo(1, 5),
  )
})

describe('exact binomial test', () => {
  it.each([
    [0, 10, 0.5, 0.001953125],
    [10, 10, 0.5, 0.001953125],
    [3, 10, 0.5, 0.34375],
    [5, 10, 0.5, 1],
    [0, 20, 0.05, 0.716971845],
    [4, 20, 0.05, 0.031803053],
  ])('has the two-sided p-value of %i in %i with share %d', (count, total, share, p) =>
    expect(binomialP(count, total, share)).toBeCloseTo(p, 8),
  )
})

describe('sample ratio', () => {
  it.each([
    [[5000, 5000], [1, 1], 1],
    // One exact test.
    [[2, 8], [1, 1], 0.1094],
    [[34, 15], [1, 1], 0.0094],
    // Chi-square from an expectation of 25.
    [[35, 15], [1, 1], 0.0047],
    [[5000, 5200], [0.5, 0.5], 0.0477],
    [[9000, 1000], [9, 1], 1],
    [[3000, 3000, 3400], [1, 1, 1], 0],
    [[], [], 1],
    [[0, 0], [1, 1], 1],
    [[10, 3], [1, 0], 0],
    [[10, 1], [1, 0], 0],
    [[10, 0], [1, 0], 1],
    [[2, 8, 0], [1, 1, 0], 0.1094],
    [[1, 0], [1, 99], 0.02],
    [[10, 10], [0, 0], 1],
    [[10, 10, 10], [1, 1, 1], 1],
  ])('has the p-value of %j visitors with shares %j', (visitors, shares, p) =>
    expect(sampleRatioP(visitors, shares)).toBeCloseTo(p, 4),
  )

  // Every number of visitors that can fall into the smaller arm, by how likely it is: no lots are drawn.
  it.each([
    [0.05, 20],
    [0.05, 100],
    [0.05, 400],
    [0.01, 60],
    [0.01, 2000],
    [0.5, 12],
    [0.5, 40],
  ])('has no more false alarms than the threshold with share %d of %d visitors', (share, visitors) => {
    let chance = (1 - share) ** visitors
    let alarms = 0
    for (let k = 0; k <= visitors; k++) {
      if (sampleRatioP([visitors - k, k], [1 - share, share]) < 0.001) alarms += chance
      chance *= ((visitors - k) / (k + 1)) * (share / (1 - share))
    }
    expect(alarms).toBeLessThanOrEqual(0.001)
  })

  it('raises the alarm where few visitors are expected and many or none come', () => {
    expect(sampleRatioP([80, 20], [0.99, 0.01])).toBeLessThan(1e-9)
    expect(sampleRatioP([400, 0], [0.95, 0.05])).toBeLessThan(1e-6)
    expect(sampleRatioP([100, 0, 0], [0.2, 0.4, 0.4])).toBeLessThan(1e-9)
    expect(sampleRatioP([20, 500_000, 0], [0.5, 0.5, 0.00001])).toBeLessThan(1e-9)
    expect(sampleRatioP([50, 50, 12], [0.5, 0.49, 0.01])).toBeLessThan(1e-6)
    expect(sampleRatioP([500, 480, 11], [0.5, 0.49, 0.01])).toBeGreaterThan(0.5)
    expect(sampleRatioP([990, 0, 10], [0.98, 0.011, 0.009])).toBeLessThan(0.001)
    // Twice the chi-square test of 550 and 450.
    expect(sampleRatioP([550, 450, 10], [0.495, 0.495, 0.01])).toBeCloseTo(0.0031308, 6)
  })

  it('is a probability that is independent of the order', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ count: fc.nat(100_000), weight: fc.integer({ min: 0, max: 9 }) }), { maxLength: 8 }),
        (arms) => {
          const p = (order: typeof arms) =>
            sampleRatioP(
              order.map((arm) => arm.count),
              order.map((arm) => arm.weight),
            )
          expect(p(arms)).toBeGreaterThanOrEqual(0)
          expect(p(arms)).toBeLessThanOrEqual(1)
          expect(p(arms.toReversed())).toBeCloseTo(p(arms), 9)
        },
      ),
    ))
})

/** Marsaglia and Tsang; for a shape of 1 and more. */
const gamma = (rng: Rng, shape: number): number => {
  const d = shape - 1 / 3
  for (;;) {
    const x = Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next())
    const v = (1 + x / Math.sqrt(9 * d)) ** 3
    if (v > 0 && Math.log(1 - rng.next()) < x * x * 0.5 + d - d * v + d * Math.log(v)) return d * v
  }
}
const drawRate = (rng: Rng, { visitors, converted }: Arm): number => {
  const a = gamma(rng, 1 + converted)
  return a / (a + gamma(rng, 1 + visitors - converted))
}

describe('uplift', () => {
  it.each([
    [
      { visitors: 200, converted: 10 },
      { visitors: 200, converted: 15 },
    ],
    [
      { visitors: 5000, converted: 300 },
      { visitors: 5000, converted: 345 },
    ],
    [
      { visitors: 20_000, converted: 20 },
      { visitors: 2000, converted: 12 },
    ],
    [
      { visitors: 30, converted: 25 },
      { visitors: 30, converted: 28 },
    ],
  ])('matches draws from both posteriors for %j and %j', (control, variation) => {
    const rng = createRng('posterior')
    const draws = Array.from({ length: 40_000 }, () => drawRate(rng, variation) / drawRate(rng, control))
    const uplift = upliftOf(control, variation)
    const ends = [uplift?.low, uplift?.median, uplift?.high].map((value) => 1 + (value ?? 0))
    // Each end by the share of draws below it: within one point of where it should be.
    const below = ends.map((ratio) => draws.filter((draw) => draw < ratio).length / draws.length)
    for (const [i, p] of [0.025, 0.5, 0.975].entries())
      expect(Math.abs((below[i] ?? 0) - p)).toBeLessThan(i === 1 ? 0.03 : 0.012)
    const better = draws.filter((draw) => draw > 1).length / draws.length
    expect(Math.abs((uplift?.better ?? 0) - better)).toBeLessThan(0.02)
  })

  // If all n visitors converted, the posterior is Beta(1 + n, 1), whose negative logarithm is exponential with rate 1 + n.
  it('has the exact mean and deviation of the logarithm where all visitors converted', () => {
    const uplift = upliftOf({ visitors: 10, converted: 10 }, { visitors: 20, converted: 20 })
    const [low, median, high] = [uplift?.low, uplift?.median, uplift?.high].map((value) => Math.log1p(value ?? 0))
    expect(median).toBeCloseTo(1 / 11 - 1 / 21, 9)
    const deviation = ((high ?? 0) - (low ?? 0)) / (2 * halfWidth(1))
    expect(deviation).toBeCloseTo(Math.hypot(1 / 11, 1 / 21), 9)
  })

  it.each([
    [0.01, 0.2, true],
    [0, 0.2, false],
    [-0.1, 0.2, false],
    [-0.2, 0, false],
    [-0.2, -0.01, true],
  ])('with an interval from %d to %d is significant: %s', (low, high, significant) =>
    expect(isSignificant({ median: (low + high) / 2, low, high, better: 0.5 })).toBe(significant),
  )

  it('is null with too few conversions', () => {
    const enough = { visitors: 1000, converted: 10 }
    expect(upliftOf(enough, { visitors: 1000, converted: 9 })).toBeNull()
    expect(upliftOf({ visitors: 0, converted: 0 }, enough)).toBeNull()
    expect(upliftOf(enough, enough)).not.toBeNull()
  })

  // The exact p-value of 3 in 15 with equal visitors is 0.035.
  it.each([
    [1, 'worse'],
    [2, null],
  ])(
    'below its minimum is significant at the level of 0.05 for all of %i variations together: %s',
    (variations, difference) =>
      expect(differenceOf({ visitors: 100, converted: 12 }, { visitors: 100, converted: 3 }, variations)).toBe(
        difference,
      ),
  )

  it.each([
    [10, 'worse'],
    [9, null],
  ])('of a variation without conversions is a difference from %i of the control: %s', (converted, difference) =>
    expect(differenceOf({ visitors: 100, converted }, { visitors: 100, converted: 0 }, 1)).toBe(difference),
  )

  it('is no difference by the exact test where both have ten conversions', () =>
    expect(differenceOf({ visitors: 100, converted: 60 }, { visitors: 100, converted: 10 }, 1)).toBeNull())

  it('is inverted when the sides are swapped', () => {
    const [a, b] = [
      { visitors: 900, converted: 90 },
      { visitors: 1100, converted: 140 },
    ]
    const [one, other] = [upliftOf(a, b), upliftOf(b, a)]
    expect((1 + (one?.low ?? 0)) * (1 + (other?.high ?? 0))).toBeCloseTo(1, 9)
    expect((one?.better ?? 0) + (other?.better ?? 0)).toBeCloseTo(1, 6)
  })

  // By the textbook's formula for two proportions: 3,841 and 163,092.
  it.each([
    [0.1, 0.2, 3841],
    [0.01, 0.1, 163_092],
  ])('from a rate of %d by %d needs the expected number of visitors', (rate, uplift, visitors) =>
    expect(visitorsNeeded(rate, uplift) / visitors).toBeCloseTo(1, 1),
  )

  it('expects no rate above 1', () => expect(visitorsNeeded(0.95, 0.1)).toBe(158))
})
