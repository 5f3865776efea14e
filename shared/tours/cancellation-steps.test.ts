import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/iso-days.ts'
import { type CancellationInput, cancellationSteps } from './cancellation-steps.ts'

const BASE: CancellationInput = {
  today: '2027-01-15',
  startingDate: '2027-04-10',
  tripPrice: 161_900,
  flexibleCancellation: null,
  rules: {
    freeCancellationDays: 31,
    flexibleCancellationDays: 8,
    cancellationFees: [
      { untilDays: 22, percent: 30 },
      { untilDays: 8, percent: 75 },
      { untilDays: 0, percent: 90 },
    ],
  },
}
const stepsOf = (over: Partial<CancellationInput>) =>
  cancellationSteps({ ...BASE, ...over }).map(
    ({ kind, until, percent, cost }) => `${until} ${kind} ${percent} ${cost / 100}`,
  )

const FREE = '2027-03-10 free 0 0'
const FEES = ['2027-03-19 fee 30 485', '2027-04-02 fee 75 1214', '2027-04-10 fee 90 1457']

describe('cancellationSteps', () => {
  it.each<[string, Partial<CancellationInput>, string[]]>([
    ['has rising costs', {}, [FREE, ...FEES]],
    ['starts with a free step on the last free day', { today: '2027-03-10' }, [FREE, ...FEES]],
    ['has no free step on the day after', { today: '2027-03-11' }, FEES],
    ['has only the last fee in the last days', { today: '2027-04-10' }, FEES.slice(2)],
    ['is empty after the departure', { today: '2027-04-11' }, []],
    [
      'costs the option alone while it applies, then the option and the fee',
      { flexibleCancellation: 9_900 },
      [FREE, '2027-04-02 flexible 0 99', '2027-04-10 fee 90 1556'],
    ],
  ])('%s', (_, over, expected) => expect(stepsOf(over)).toEqual(expected))

  it('has rising costs up to the price, and contains every day once', () => {
    fc.assert(
      fc.property(
        fc.record({
          days: fc.nat(400),
          tripPrice: fc.integer({ min: 1, max: 900_000 }),
          flexibleCancellation: fc.option(fc.integer({ min: 1, max: 90_000 })),
        }),
        ({ days, ...over }) => {
          const steps = cancellationSteps({ ...BASE, ...over, today: addDays(BASE.startingDate, -days) })
          expect(steps.at(-1)?.until).toBe(BASE.startingDate)
          const untils = steps.map(({ until }) => until)
          expect(untils).toEqual([...new Set(untils)].sort())
          const costs = steps.map(({ cost }) => cost)
          expect(costs).toEqual(costs.toSorted((a, b) => a - b))
          expect(Math.max(...costs)).toBeLessThanOrEqual(over.tripPrice + (over.flexibleCancellation ?? 0))
          expect(steps[0]?.kind === 'free').toBe(days >= 31)
        },
      ),
    )
  })
})
