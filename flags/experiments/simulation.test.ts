import { describe, expect, it } from 'vitest'
import type { ExperimentCounts } from '../../shared/contracts/experiment-events.ts'
import { createRng, type Rng } from '../../tests/support/rng.ts'
import { resultsOf } from './results.ts'
import { sampleRatioP } from './sample-ratio.ts'
import { type Arm, isSignificant, type Uplift, upliftOf, visitorsNeeded } from './uplift.ts'

const EXPERIMENTS = 1000
const RATE = 0.06

/** One experiment of four variations that are all alike. */
const runFour = (rng: Rng, visitors: number): ExperimentCounts['arms'] => {
  const arms = [0, 1, 2, 3].map((variation) => ({ variation, visitors: 0, booking_click: 0, booking: 0 }))
  for (let i = 0; i < visitors; i++) {
    const arm = arms[Math.floor(rng.next() * 4)]
    if (arm === undefined) continue
    arm.visitors++
    if (rng.chance(RATE)) arm.booking_click++
  }
  return arms
}

/** One experiment as it would run: each visitor falls into one of two halves and converts, or does not. */
const run = (rng: Rng, visitors: number, rates: readonly [number, number], share = 0.5): [Arm, Arm] => {
  const arms: [Arm, Arm] = [
    { visitors: 0, converted: 0 },
    { visitors: 0, converted: 0 },
  ]
  for (let i = 0; i < visitors; i++) {
    const side = rng.chance(share) ? 1 : 0
    arms[side].visitors++
    if (rng.chance(rates[side])) arms[side].converted++
  }
  return arms
}

const many = <T>(seed: string, one: (rng: Rng) => T): T[] => {
  const rng = createRng(seed)
  return Array.from({ length: EXPERIMENTS }, (_, i) => one(rng.fork(`${i}`)))
}
const share = <T>(all: readonly T[], holds: (one: T) => boolean): number => all.filter(holds).length / all.length
/** Three standard deviations of a share of `EXPERIMENTS`. */
const slack = (p: number): number => 3 * Math.sqrt((p * (1 - p)) / EXPERIMENTS)
const decided = (uplift: Uplift | null): boolean => uplift !== null && isSignificant(uplift)

describe('1,000 simulated experiments', () => {
  it('have false positives and false alarms at the nominal rate without a difference', () => {
    const arms = many('A/A', (rng) => run(rng, 3000, [RATE, RATE]))
    const alarms = share(arms, ([a, b]) => decided(upliftOf(a, b)))
    expect(Math.abs(alarms - 0.05)).toBeLessThan(slack(0.05))
    for (const level of [0.05, 0.001]) {
      const uneven = share(
        arms,
        (both) =>
          sampleRatioP(
            both.map(({ visitors }) => visitors),
            [1, 1],
          ) < level,
      )
      expect(Math.abs(uneven - level)).toBeLessThan(slack(level))
    }
  })

  it('have no more false positives with four equal variations', () => {
    const verdicts = many('A/A/A/A', (rng) => {
      const counts = { arms: runFour(rng, 4000), crossed: 0, first: null, last: null }
      return resultsOf(counts, null).metrics[0]?.verdict
    })
    const alarms = share(verdicts, (verdict) => verdict === 'decided')
    expect(Math.abs(alarms - 0.05)).toBeLessThan(slack(0.05))
  })

  it('detect a known uplift at the nominal power, with intervals that contain it', () => {
    const uplift = 0.3
    const needed = visitorsNeeded(RATE, uplift)
    const found = many('A/B', (rng) => upliftOf(...run(rng, 2 * needed, [RATE, RATE * (1 + uplift)])))
    expect(Math.abs(share(found, (one) => one !== null && one.low > 0) - 0.8)).toBeLessThan(slack(0.8))
    const held = share(found, (one) => one !== null && one.low < uplift && uplift < one.high)
    expect(Math.abs(held - 0.95)).toBeLessThan(slack(0.95))
  })

  it('raise the alarm when one side loses a tenth of its visitors', () => {
    const arms = many('lossy', (rng) => run(rng, 10_000, [RATE, RATE], 0.9 / 1.9))
    const seen = share(
      arms,
      (both) =>
        sampleRatioP(
          both.map(({ visitors }) => visitors),
          [1, 1],
        ) < 0.001,
    )
    expect(seen).toBeGreaterThan(0.95)
  })
})
