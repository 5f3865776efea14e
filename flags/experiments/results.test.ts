import { describe, expect, it } from 'vitest'
import type { ExperimentCounts } from '../../shared/contracts/experiment-events.ts'
import { resultsOf } from './results.ts'

const arm = (variation: number, visitors: number, booking_click: number, booking = 0) => ({
  ...{ variation, visitors, booking_click, booking },
})
const counts = (...arms: ExperimentCounts['arms']): ExperimentCounts => ({ arms, crossed: 0, first: null, last: null })
const halves = {
  id: 'cards',
  flag: 'cards',
  name: 'Cards',
  variations: [
    { name: 'as ever', share: 0.5 },
    { name: 'bold', share: 0.5 },
  ],
}
const verdicts = (...arms: ExperimentCounts['arms']) =>
  Object.fromEntries(resultsOf(counts(...arms), halves).metrics.map(({ kind, verdict }) => [kind, verdict]))

describe('experiment results', () => {
  it('report the uplift, and none when the split is wrong', () => {
    expect(verdicts()).toEqual({ booking_click: 'few', booking: 'few' })
    expect(verdicts(arm(0, 4000, 200, 12), arm(1, 4000, 290, 9))).toEqual({ booking_click: 'decided', booking: 'few' })
    expect(verdicts(arm(0, 4000, 200, 20), arm(1, 4000, 204, 22))).toEqual({ booking_click: 'open', booking: 'open' })
    expect(verdicts(arm(0, 4000, 200, 20), arm(1, 3500, 290, 60))).toEqual({
      booking_click: 'broken',
      booking: 'broken',
    })
    // No visitor of the second variation: only an alarm.
    expect(verdicts(arm(0, 4000, 200))).toEqual({ booking_click: 'broken', booking: 'broken' })
  })

  it('report no uplift with too many visitors of two variations, even when the split looks right', () => {
    const whole = { ...counts(arm(0, 4000, 200), arm(1, 4000, 290)), first: '2027-01-02', last: '2027-01-20' }
    const verdict = (sharesChangedAt: string | null, all: ExperimentCounts = whole) => {
      const results = resultsOf(all, { ...halves, sharesChangedAt })
      return [results.sharesChangedAt, results.metrics[0]?.verdict]
    }
    expect(verdict('2027-01-10')).toEqual(['2027-01-10', 'broken'])
    for (const at of [null, '2027-01-01', '2027-01-02', '2027-01-20', '2027-01-21'])
      expect(verdict(at)).toEqual([null, 'decided'])
    expect(verdict('2027-01-10', counts())).toEqual([null, 'few'])
  })

  it.each([
    [0, false],
    [9, false],
    [80, false],
    [82, true],
  ])('check whether %d of 8,000 visitors in both variations are too many', (crossed, many) =>
    expect(resultsOf({ ...counts(arm(0, 4000, 200), arm(1, 4000, 290)), crossed }, halves).manyCrossed).toBe(many),
  )

  it.each([
    [9, false],
    [10, true],
  ])('check whether %d of 200 visitors in both variations are too many', (crossed, many) =>
    expect(resultsOf({ ...counts(arm(0, 100, 0), arm(1, 100, 0)), crossed }, halves).manyCrossed).toBe(many),
  )

  // Chi-square of 10.76 and 10.89; 10.83 has the p-value 0.001.
  it.each([
    [5164, false],
    [5165, true],
  ])('raise the alarm below p = 0.001: %i of 10,000 visitors in one half, %s', (visitors, alarm) =>
    expect(resultsOf(counts(arm(0, visitors, 0), arm(1, 10_000 - visitors, 0)), halves).sampleRatio.alarm).toBe(alarm),
  )

  it('count no visitor for a variation without any', () =>
    expect(resultsOf(counts(arm(0, 6, 0)), halves).sampleRatio.p).toBeCloseTo(2 / 64))

  it.each<[string, ReturnType<typeof arm>, ReturnType<typeof arm>, string, string | null]>([
    ['a variation without conversions', arm(0, 4000, 200), arm(1, 4000, 0), 'decided', 'worse'],
    ['a few against many', arm(0, 4000, 40), arm(1, 4000, 9), 'decided', 'worse'],
    ['a control that was broken', arm(0, 4000, 3), arm(1, 4000, 60), 'decided', 'better'],
    ['a few against some more', arm(0, 4000, 14), arm(1, 4000, 8), 'few', null],
    ['a few in a small arm', arm(0, 4000, 60), arm(1, 400, 2), 'few', null],
    ['no conversions against a few', arm(0, 4000, 9), arm(1, 4000, 0), 'few', null],
  ])('report without an interval %s', (_, control, variation, verdict, exact) => {
    const shares = [control, variation].map(({ visitors }, i) => ({ name: `${i}`, share: visitors }))
    const [clicks] = resultsOf(counts(control, variation), { ...halves, variations: shares }).metrics
    expect([clicks?.verdict, clicks?.arms[1]?.exact, clicks?.arms[1]?.uplift]).toEqual([verdict, exact, null])
  })

  it('compare every variation with the control, by name', () => {
    const [clicks] = resultsOf(counts(arm(0, 4000, 200), arm(1, 4000, 290)), halves).metrics
    expect(clicks?.arms.map(({ name, rate }) => [name, rate])).toEqual([
      ['as ever', 0.05],
      ['bold', 0.0725],
    ])
    const [few] = resultsOf(counts(arm(0, 1, 1)), halves).metrics
    expect(few?.arms.map(({ rate }) => rate)).toEqual([1, null])
    expect(few?.arms[1]).toMatchObject({ visitors: 0, converted: 0 })
    expect(clicks?.arms[0]?.uplift).toBeNull()
    expect(clicks?.arms[1]?.uplift?.median).toBeCloseTo(0.45, 1)
    expect(clicks?.needed).toBeGreaterThan(30_000)
  })

  it.each([
    [9, null],
    [10, 163_224],
  ])('estimate the visitors needed from %d conversions of the control: %s', (converted, needed) =>
    expect(resultsOf(counts(arm(0, 1000, converted), arm(1, 1000, 10)), halves).metrics[0]?.needed).toBe(needed),
  )

  it('need a larger difference with several variations', () => {
    const [control, better] = [arm(0, 4000, 200), arm(1, 4000, 243)]
    expect(resultsOf(counts(control, better), null).metrics[0]?.verdict).toBe('decided')
    expect(resultsOf(counts(control, better, arm(2, 4000, 200)), null).metrics[0]?.verdict).toBe('open')
  })

  it('estimate no visitors when all of the control convert', () =>
    expect(resultsOf(counts(arm(0, 20, 20), arm(1, 20, 15)), halves).metrics[0]?.needed).toBeNull())

  it('report the split as shares of the experiment, for any coverage', () => {
    const half = { ...halves, variations: halves.variations.map((each) => ({ ...each, share: 0.2 })) }
    const { metrics, sampleRatio } = resultsOf(counts(arm(0, 4000, 200), arm(1, 3000, 290)), half)
    expect(metrics[0]?.arms.map(({ share }) => share)).toEqual([0.5, 0.5])
    expect(sampleRatio.alarm).toBe(true)
  })

  it('expect no visitors of a variation that the experiment does not have', () => {
    const { metrics, sampleRatio } = resultsOf(counts(arm(0, 4000, 200), arm(1, 4000, 290), arm(2, 10, 1)), halves)
    expect(metrics[0]?.arms.map(({ name, share }) => [name, share])).toEqual([
      ['as ever', 0.5],
      ['bold', 0.5],
      ['Variation 2', 0],
    ])
    expect([sampleRatio.alarm, metrics[0]?.verdict]).toEqual([true, 'broken'])
  })

  it('are reported for a removed experiment despite an unexpected split', () => {
    const { metrics, sampleRatio } = resultsOf(counts(arm(0, 4000, 200), arm(1, 1000, 90)), null)
    expect([sampleRatio.alarm, metrics[0]?.verdict]).toEqual([true, 'decided'])
  })

  it('assume equal shares for a removed experiment', () => {
    const { metrics, sampleRatio } = resultsOf(counts(arm(0, 100, 1), arm(2, 100, 1), arm(1, 100, 1)), null)
    expect(sampleRatio).toEqual({ p: 1, alarm: false })
    expect(metrics[0]?.arms.map(({ name, share }) => [name, share])).toEqual([
      ...[0, 1, 2].map((nth) => [`Variation ${nth}`, 1 / 3]),
    ])
    expect(resultsOf(counts(), null).metrics[0]).toMatchObject({ arms: [], verdict: 'few', needed: null })
  })
})
