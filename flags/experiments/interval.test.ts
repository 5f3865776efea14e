import { describe, expect, it } from 'vitest'
import { createRng, type Rng } from '../../tests/support/rng.ts'
import { differenceOf, visitorsNeeded } from './interval.ts'
import { resultsOf } from './results.ts'
import { sampleRatioP } from './sample-ratio.ts'

const RATE = 0.05
const DAYS = 28
const PLANNED = visitorsNeeded(RATE, 0.1, 0.05)
/** Share of the conversions that come three days after the visit. */
const LATE = 0.3

/** By inversion, from the chance of none; many by the normal distribution. */
const binomial = (rng: Rng, total: number, rate: number): number => {
  const variance = total * rate * (1 - rate)
  if (variance > 200) {
    const normal = Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next())
    return Math.round(total * rate + Math.sqrt(variance) * normal)
  }
  let left = rng.next()
  let chance = (1 - rate) ** total
  let count = 0
  while (left > chance && count < total) {
    left -= chance
    chance *= ((total - count) / (count + 1)) * (rate / (1 - rate))
    count++
  }
  return count
}

const RATES = { booking: 0.02, error: 0.01, slow_page: 0.25, slow_reaction: 0.1 }
const HALVES = [
  { name: 'a', share: 0.5 },
  { name: 'b', share: 0.5 },
]

/** Whether a daily look at an experiment ever sees a guardrail harmed, with one in ten visitors measured. */
const isEverHarmed = (rng: Rng, daily: number, rates: typeof RATES): boolean => {
  const arms = HALVES.map((_, variation) => ({
    ...{ variation, visitors: 0, measured: 0, measured_lcp: 0, measured_inp: 0, booking_click: 0, booking: 0 },
    ...{ error: 0, slow_page: 0, slow_reaction: 0 },
  }))
  for (let day = 0; day < DAYS; day++) {
    for (const arm of arms) {
      const measured = binomial(rng, daily, 0.1)
      arm.visitors += daily
      for (const kind of ['measured', 'measured_lcp', 'measured_inp'] as const) arm[kind] += measured
      for (const kind of ['booking', 'error', 'slow_page', 'slow_reaction'] as const)
        arm[kind] += binomial(rng, kind === 'booking' ? daily : measured, (arm.variation === 0 ? RATES : rates)[kind])
    }
    const counts = { arms, crossed: 0, first: null, last: null }
    const { guardrails } = resultsOf(counts, { id: 'x', flag: 'searchPriceFirst', name: 'x', variations: HALVES })
    if (guardrails.some(({ harmedBy }) => harmedBy.length > 0)) return true
  }
  return false
}

/** Whether a daily look at an experiment ever shows a difference, and a wrong split. */
const watch = (rng: Rng, daily: number, rates: readonly [number, number]) => {
  const arms = rates.map(() => ({ visitors: 0, converted: 0 })) as [Totals, Totals]
  const late: [number, number][] = []
  let [difference, split] = [false, false]
  for (let day = 0; day < DAYS; day++) {
    const first = binomial(rng, 2 * daily, 0.5)
    late.push([0, 0])
    for (const [i, visitors] of [first, 2 * daily - first].entries()) {
      const arm = arms[i as 0 | 1]
      const converted = binomial(rng, visitors, rates[i as 0 | 1])
      const later = binomial(rng, converted, LATE)
      arm.visitors += visitors
      arm.converted += converted - later + (late[day - 3]?.[i] ?? 0)
      ;(late[day] as number[])[i] = later
    }
    const found = differenceOf(...arms, 0.05, 2 * PLANNED)
    difference ||= found !== null && (found.low > 0 || found.high < 0)
    split ||= sampleRatioP([arms[0].visitors, arms[1].visitors], [0.5, 0.5]) < 0.01
  }
  return { difference, split }
}
type Totals = { visitors: number; converted: number }

const shareOf = (seed: string, runs: number, daily: number, rates: readonly [number, number]) => {
  const rng = createRng(seed)
  const all = Array.from({ length: runs }, () => watch(rng, daily, rates))
  return {
    difference: all.filter((each) => each.difference).length / runs,
    split: all.filter((each) => each.split).length / runs,
  }
}

describe('an experiment that is looked at daily for 28 days', () => {
  it.each([60, 400, Math.ceil(PLANNED / DAYS)])(
    'raises false alarms in at most 5 of 100 A/A tests with %d visitors a day for each variation',
    (daily) => {
      const alarms = shareOf(`A/A ${daily}`, 4000, daily, [RATE, RATE])
      expect(alarms.difference).toBeLessThanOrEqual(0.05)
      expect(alarms.split).toBeLessThanOrEqual(0.01)
    },
  )

  it.each([60, 400])('flags a harmless variation in at most 5 of 100, with %d visitors a day for each', (daily) => {
    const rng = createRng(`harmless ${daily}`)
    const flagged = Array.from({ length: 2000 }, () => isEverHarmed(rng, daily, RATES)).filter(Boolean)
    expect(flagged.length / 2000).toBeLessThanOrEqual(0.05)
  })

  it('flags a variation whose errors rise from 1 to 5 % in at least 90 of 100', () => {
    const rng = createRng('harmful')
    const flagged = Array.from({ length: 300 }, () => isEverHarmed(rng, 400, { ...RATES, error: 0.05 })).filter(Boolean)
    expect(flagged.length / 300).toBeGreaterThanOrEqual(0.9)
  })

  it('finds a change of 10 % at the planned size in at least 78 of 100', () => {
    const { difference } = shareOf('power', 1000, Math.ceil(PLANNED / DAYS), [RATE, RATE * 1.1])
    expect(difference).toBeGreaterThanOrEqual(0.78)
  })
})

describe('differenceOf', () => {
  it('is null without visitors, and never certain without conversions', () => {
    const none = { visitors: 100, converted: 0 }
    expect(differenceOf(none, { visitors: 0, converted: 0 }, 0.05, 1000)).toBeNull()
    const difference = differenceOf(none, none, 0.05, 1000)
    expect(difference?.low).toBeLessThan(-0.01)
    expect(difference?.high).toBeGreaterThan(0.01)
    const one = { visitors: 1, converted: 1 }
    expect(differenceOf(one, one, 0.05, 1e6)).toEqual({ estimate: 0, low: -1, high: 1 })
  })

  // By the formula of the theorem, with ρ² = (−2 ln 0.05 + ln(−2 ln 0.05 + 1)) / 10,000.
  it('has the half width of the confidence sequence', () => {
    const difference = differenceOf({ visitors: 4999, converted: 499 }, { visitors: 4999, converted: 499 }, 0.05, 9998)
    expect(difference?.high).toBeCloseTo(3.0353 * Math.sqrt((2 * 0.1 * 0.9) / 4999), 4)
  })
})

describe('sampleRatioP', () => {
  it.each([
    [[5000, 5000], [1, 1], 1],
    [[9000, 1000], [9, 1], 1],
    [[5400, 4600], [1, 1], 0],
    [[400, 0], [0.95, 0.05], 0],
    [[500, 480, 11], [0.5, 0.49, 0.01], 1],
    [[10, 1], [1, 0], 0],
    [[10, 0], [1, 0], 1],
    [[0, 0], [1, 1], 1],
    [[], [], 1],
  ])('of %j visitors with shares %j is about %d', (visitors, shares, p) =>
    expect(sampleRatioP(visitors, shares)).toBeCloseTo(p, 2),
  )
})
