import { describe, expect, it } from 'vitest'
import type { ExperimentCounts } from '../../shared/contracts/experiment-events.ts'
import { resultsOf } from './results.ts'

const MEASURED = { measured: 400, measured_lcp: 400, measured_inp: 400 }
const NO_HARM = { measured: 0, measured_lcp: 0, measured_inp: 0, error: 0, slow_page: 0, slow_reaction: 0 }
const arm = (variation: number, visitors: number, booking_click: number, booking = 0, harm: object = {}) => ({
  ...{ variation, visitors, booking_click, booking, ...NO_HARM, ...harm },
})
const counts = (...arms: ExperimentCounts['arms']): ExperimentCounts => ({ arms, crossed: 0, first: null, last: null })
const halves = {
  ...{ id: 'cards', flag: 'searchPriceFirst', name: 'Cards' },
  variations: [
    { name: 'as ever', share: 0.2 },
    { name: 'bold', share: 0.2 },
  ],
}

describe('experiment results', () => {
  it('compare every variation with the control by the declared goal', () => {
    const { goal, arms, isBroken } = resultsOf(counts(arm(0, 40_000, 2000), arm(1, 40_000, 2400)), halves)
    expect([goal, isBroken]).toEqual([{ kind: 'booking_click', rate: 0.05, needed: 59_804 }, false])
    expect(arms[0]).toEqual({ name: 'as ever', share: 0.5, visitors: 40_000, converted: 2000, difference: null })
    expect(arms[1]).toMatchObject({ name: 'bold', share: 0.5, visitors: 40_000, converted: 2400 })
    expect(arms[1]?.difference?.estimate).toBeCloseTo(0.01, 9)
    expect(arms[1]?.difference?.low).toBeGreaterThan(0)
  })

  it('need a larger difference with several variations', () => {
    const three = { ...halves, variations: [...halves.variations, { name: 'new', share: 0.2 }] }
    const lowest = (...of: Parameters<typeof resultsOf>) => resultsOf(...of).arms[1]?.difference?.low ?? 0
    const two = [arm(0, 40_000, 2000), arm(1, 40_000, 2203)] as const
    expect(lowest(counts(...two), halves)).toBeGreaterThan(0)
    expect(lowest(counts(...two, arm(2, 40_000, 2000)), three)).toBeLessThan(0)
  })

  it.each([
    ['harm', arm(1, 4000, 240, 280), ['bold']],
    ['no harm', arm(1, 4000, 240, 330), []],
    ['no harm from a gain', arm(1, 4000, 240, 900), []],
  ])('report %s to a conversion that is not the goal', (_, variation, harmedBy) =>
    expect(resultsOf(counts(arm(0, 4000, 200, 400), variation), halves).guardrails[0]).toMatchObject({
      ...{ kind: 'booking', harmedBy },
    }),
  )

  it.each([
    ['error', 40, ['bold']],
    ['error', 8, []],
    ['slow_page', 40, ['bold']],
    ['slow_reaction', 40, ['bold']],
  ] as const)('report harm by %s of %d measured visitors more than with the control: %j', (kind, more, harmedBy) => {
    const control = arm(0, 4000, 200, 400, { ...MEASURED, [kind]: 20 })
    const bold = arm(1, 4000, 200, 400, { ...MEASURED, [kind]: 20 + more })
    const { guardrails } = resultsOf(counts(control, bold), halves)
    expect(guardrails.filter((each) => each.harmedBy.length > 0).map((each) => each.kind)).toEqual(
      harmedBy.length > 0 ? [kind] : [],
    )
    expect(guardrails.find((each) => each.kind === kind)?.rates[0]).toEqual({ visitors: 400, converted: 20 })
  })

  it('of a flag without a goal have no differences', () => {
    const { goal, arms, guardrails } = resultsOf(counts(arm(0, 4000, 20), arm(1, 4000, 400)), {
      ...{ ...halves, flag: 'wishlist' },
    })
    expect([goal, arms.map(({ difference }) => difference)]).toEqual([null, [null, null]])
    expect(guardrails.map(({ kind }) => kind)).toEqual([
      'booking_click',
      'booking',
      'error',
      'slow_page',
      'slow_reaction',
    ])
  })

  it('are broken by a wrong split, and by shares that changed while visitors were counted', () => {
    const all = { ...counts(arm(0, 4000, 200), arm(1, 4000, 290)), first: '2027-01-02', last: '2027-01-20' }
    const broken = (of: ExperimentCounts, sharesChangedAt: string | null = null) => {
      const results = resultsOf(of, { ...halves, sharesChangedAt })
      return [results.isBroken, results.sharesChangedAt]
    }
    expect(broken(all)).toEqual([false, null])
    expect(broken(counts(arm(0, 4000, 200), arm(1, 3500, 290)))).toEqual([true, null])
    expect(broken(counts(arm(0, 4000, 200), arm(1, 4000, 290), arm(2, 10, 1)))).toEqual([true, null])
    expect(broken(all, '2027-01-10')).toEqual([true, '2027-01-10'])
    for (const at of ['2027-01-01', '2027-01-02', '2027-01-20', '2027-01-21'])
      expect(broken(all, at)).toEqual([false, null])
  })

  it.each([
    [80, 8000, false],
    [82, 8000, true],
    [9, 200, false],
    [10, 200, true],
  ])('check whether %d of %d visitors in both variations are too many', (crossed, visitors, many) =>
    expect(
      resultsOf({ ...counts(arm(0, visitors / 2, 0), arm(1, visitors / 2, 0)), crossed }, halves).manyCrossed,
    ).toBe(many),
  )

  it('of an unknown experiment assume equal shares, and are not broken', () => {
    const { isSkewed, isBroken, arms } = resultsOf(counts(arm(0, 4000, 200), arm(1, 1000, 90)), null)
    expect([isSkewed, isBroken]).toEqual([true, false])
    expect(arms.map(({ name, share }) => [name, share])).toEqual([
      ['Variation 0', 0.5],
      ['Variation 1', 0.5],
    ])
    expect(resultsOf(counts(), null)).toMatchObject({ arms: [], goal: null, isBroken: false })
  })
})
