import type { FeatureApiResponse } from '@growthbook/growthbook'
import { describe, expect, it } from 'vitest'
import { deviceOf } from '../tests/support/flags.ts'
import { bucket } from '../tests/support/published-hash.ts'
import { createFlagsClient, type EvaluateOptions } from './evaluate.ts'
import type { Rule } from './shared-rules.ts'

/**
 * Who gets what, of every kind of rule, for visitors of our own: worked out here by the hash that GrowthBook publishes,
 * written down a second time, and by the evaluation that pages use. Should they ever differ, visitors would change
 * sides in the middle of an experiment.
 */

type Range = [from: number, to: number]
type Cover = 'editors' | 'together' | 'planned'
/** Two variations, neither of them the default: who sees "editors" is in no experiment. */
const ARMS: Cover[] = ['together', 'planned']
const HALVES: Range[] = [
  [0, 0.5],
  [0.5, 1],
]
const isIn = (n: number, ranges: readonly Range[]): boolean => ranges.some(([from, to]) => n >= from && n < to)
const arm = (n: number, ranges: readonly Range[] = HALVES): Cover =>
  ARMS[ranges.findIndex((range) => isIn(n, [range]))] ?? 'editors'

/** Visitors from two countries, on two addresses. */
const VISITS = Array.from({ length: 400 }, (_, i) => ({
  deviceId: deviceOf(i + 1),
  country: i % 3 === 0 ? 'CH' : 'IT',
  language: 'it',
  market: 'it',
  day: '2027-01-15',
  url: `https://it.example/${i % 4 === 0 ? 'viaggi/japan' : ''}`,
}))
type Visit = (typeof VISITS)[number]

const split = (more: Partial<Rule> = {}): Rule => ({
  ...{ key: 'covers', hashAttribute: 'deviceId', hashVersion: 2, variations: ARMS },
  ...more,
})
const shown = (more: Partial<Rule> = {}): Rule => ({ force: 'planned', hashAttribute: 'deviceId', ...more })
const payloadOf = (rules: Rule[], others: FeatureApiResponse['features'] = {}): FeatureApiResponse => ({
  features: { homeCover: { defaultValue: 'editors', rules }, ...others },
  savedGroups: { alpine: ['CH', 'AT'] },
})
const typed = (groups: object): FeatureApiResponse['savedGroups'] => groups as FeatureApiResponse['savedGroups']

describe('rule with a split', () => {
  it.each<[string, Rule, (visit: Visit) => Cover]>([
    ['by hash version 1', split({ hashVersion: 1 }), ({ deviceId }) => arm(bucket('covers', deviceId, 1))],
    [
      'by version 1, where none is given',
      { key: 'covers', hashAttribute: 'deviceId', variations: ARMS },
      ({ deviceId }) => arm(bucket('covers', deviceId, 1)),
    ],
    ['by hash version 2', split(), ({ deviceId }) => arm(bucket('covers', deviceId, 2))],
    ['by its seed', split({ seed: 'città 🏔' }), ({ deviceId }) => arm(bucket('città 🏔', deviceId, 2))],
    [
      'by its flag, where it has no key',
      { hashAttribute: 'deviceId', hashVersion: 2, variations: ARMS },
      ({ deviceId }) => arm(bucket('homeCover', deviceId, 2)),
    ],
    [
      'by the id, which is the device',
      { key: 'covers', hashVersion: 2, variations: ARMS },
      ({ deviceId }) => arm(bucket('covers', deviceId, 2)),
    ],
    ['by country', split({ hashAttribute: 'country' }), ({ country }) => arm(bucket('covers', country, 2))],
    [
      'in uneven parts',
      split({ weights: [0.3, 0.7] }),
      ({ deviceId }) =>
        arm(bucket('covers', deviceId, 2), [
          [0, 0.3],
          [0.3, 1],
        ]),
    ],
    [
      'of a part of the traffic',
      split({ weights: [0.3, 0.7], coverage: 0.4 }),
      ({ deviceId }) =>
        arm(bucket('covers', deviceId, 2), [
          [0, 0.12],
          [0.3, 0.58],
        ]),
    ],
    [
      'by ranges, ignoring weights',
      split({
        ranges: [
          [0.6, 0.9],
          [0.1, 0.3],
        ],
        weights: [1, 0],
        coverage: 0,
      }),
      ({ deviceId }) =>
        arm(bucket('covers', deviceId, 2), [
          [0.6, 0.9],
          [0.1, 0.3],
        ]),
    ],
    [
      'in a namespace',
      split({ namespace: ['home', 0.2, 0.7] }),
      ({ deviceId }) =>
        isIn(bucket('__home', deviceId, 1), [[0.2, 0.7]]) ? arm(bucket('covers', deviceId, 2)) : 'editors',
    ],
    [
      'behind a filter',
      split({
        filters: [
          {
            ...{ seed: 'visitors', attribute: 'deviceId', hashVersion: 2 },
            ranges: [
              [0, 0.25],
              [0.5, 0.75],
            ],
          },
        ],
      }),
      ({ deviceId }) =>
        isIn(bucket('visitors', deviceId, 2), [
          [0, 0.25],
          [0.5, 0.75],
        ])
          ? arm(bucket('covers', deviceId, 2))
          : 'editors',
    ],
    [
      'behind two filters with different hash versions, ignoring its namespace',
      split({
        namespace: ['home', 0, 0],
        filters: [
          { seed: 'visitors', attribute: 'deviceId', hashVersion: 1, ranges: [[0, 0.6]] },
          { seed: 'others', attribute: 'deviceId', hashVersion: 2, ranges: [[0.4, 1]] },
        ],
      }),
      ({ deviceId }) =>
        isIn(bucket('visitors', deviceId, 1), [[0, 0.6]]) && isIn(bucket('others', deviceId, 2), [[0.4, 1]])
          ? arm(bucket('covers', deviceId, 2))
          : 'editors',
    ],
    [
      'of visitors who match its condition',
      split({ condition: { country: { $in: ['CH'] } } }),
      ({ deviceId, country }) => (country === 'CH' ? arm(bucket('covers', deviceId, 2)) : 'editors'),
    ],
    [
      'of a saved group',
      split({ condition: { country: { $inGroup: 'alpine' } } }),
      ({ deviceId, country }) => (country === 'CH' ? arm(bucket('covers', deviceId, 2)) : 'editors'),
    ],
    [
      'at matching URLs',
      split({ condition: { url: { $regex: '/viaggi/' } } }),
      ({ deviceId, url }) => (url.endsWith('japan') ? arm(bucket('covers', deviceId, 2)) : 'editors'),
    ],
    [
      'for a part of the traffic, as one value',
      shown({ coverage: 0.35 }),
      ({ deviceId }) => (bucket('homeCover', deviceId, 1) <= 0.35 ? 'planned' : 'editors'),
    ],
    [
      'for a part of the traffic, by seed and version 2',
      shown({ coverage: 0.35, seed: 'slowly', hashVersion: 2 }),
      ({ deviceId }) => (bucket('slowly', deviceId, 2) <= 0.35 ? 'planned' : 'editors'),
    ],
    [
      'for a range, ignoring its coverage',
      shown({ coverage: 0, range: [0.2, 0.6], hashVersion: 2 }),
      ({ deviceId }) => (isIn(bucket('homeCover', deviceId, 2), [[0.2, 0.6]]) ? 'planned' : 'editors'),
    ],
  ])('%s', (_, rule, expected) => {
    const client = createFlagsClient(payloadOf([rule]))
    const seen = new Set<Cover>()
    for (const visit of VISITS) {
      const value = expected(visit)
      seen.add(value)
      expect([visit, client.evaluate(visit).homeCover]).toEqual([visit, value])
    }
    // A case in which all get the same would prove nothing.
    expect(seen.size).toBeGreaterThan(1)
  })

  it.each<[string, Rule]>([
    ['with an unknown hash version', split({ hashVersion: 3 })],
    ['by an attribute visits lack', split({ hashAttribute: 'email' })],
    [
      'by a fallback attribute without sticky bucketing',
      split({ hashAttribute: 'email', fallbackAttribute: 'deviceId' }),
    ],
    ['of one variation', split({ variations: ['planned'] })],
    ['with coverage 0', split({ coverage: 0 })],
    [
      'behind a filter by an attribute visits lack',
      split({ filters: [{ seed: 's', attribute: 'email', hashVersion: 2, ranges: [[0, 1]] }] }),
    ],
    ['with one value and an empty range', shown({ coverage: 0, hashVersion: 2, range: [0.5, 0.5] })],
  ])('excludes all visitors %s', (_, rule) => {
    const client = createFlagsClient(payloadOf([rule]))
    for (const visit of VISITS) expect(client.evaluate(visit).homeCover).toBe('editors')
  })

  it('excludes visits without a device', () => {
    const client = createFlagsClient(payloadOf([split(), shown({ coverage: 1 })]))
    for (const { deviceId: _, ...visit } of VISITS) expect(client.evaluate(visit).homeCover).toBe('editors')
  })
})

describe('rule order', () => {
  const expectAll = (payload: FeatureApiResponse, expected: (visit: Visit) => Cover, options?: EvaluateOptions) => {
    const client = createFlagsClient(payload)
    const seen = new Set<Cover>()
    for (const visit of VISITS) {
      seen.add(expected(visit))
      expect([visit, client.evaluate(visit, undefined, options).homeCover]).toEqual([visit, expected(visit)])
    }
    return seen.size
  }

  it('applies the first matching rule', () => {
    const rules = [split({ namespace: ['home', 0, 0.3] }), shown({ condition: { country: 'CH' } })]
    const size = expectAll(payloadOf(rules), ({ deviceId, country }) => {
      if (isIn(bucket('__home', deviceId, 1), [[0, 0.3]])) return arm(bucket('covers', deviceId, 2))
      return country === 'CH' ? 'planned' : 'editors'
    })
    expect(size).toBe(3)
  })

  it('excludes visitors of a holdout, and lets the others through', () => {
    const held = split({
      ...{ key: 'held', variations: ['editors', 'editors'], meta: [{}, { passthrough: true }] },
      ranges: [
        [0, 0.2],
        [0.2, 1],
      ],
    })
    const size = expectAll(payloadOf([held, split()]), ({ deviceId }) =>
      bucket('held', deviceId, 2) < 0.2 ? 'editors' : arm(bucket('covers', deviceId, 2)),
    )
    expect(size).toBe(3)
  })

  const parent = { defaultValue: false, rules: [{ ...split({ key: 'parent' }), variations: [false, true] }] }
  const needs = (value: unknown, gate: boolean) => [{ id: 'homeDeparturesFirst', condition: { value }, gate }] as never
  const isOn = ({ deviceId }: Visit) => bucket('parent', deviceId, 2) >= 0.5

  it('skips a rule with an unmet prerequisite', () => {
    const rules = [split({ parentConditions: needs(true, false) }), shown({ condition: { country: 'CH' } })]
    const size = expectAll(payloadOf(rules, { homeDeparturesFirst: parent }), (visit) => {
      if (isOn(visit)) return arm(bucket('covers', visit.deviceId, 2))
      return visit.country === 'CH' ? 'planned' : 'editors'
    })
    expect(size).toBe(3)
  })

  it('stops at a closed gate', () => {
    const rules = [{ parentConditions: needs({ $eq: true }, true) }, shown()]
    const size = expectAll(payloadOf(rules, { homeDeparturesFirst: parent }), (visit) =>
      isOn(visit) ? 'planned' : 'editors',
    )
    expect(size).toBe(2)
  })

  it('uses the default for circular and missing prerequisites', () => {
    const circle = {
      defaultValue: true,
      rules: [{ parentConditions: [{ id: 'homeCover', condition: {}, gate: true }] }],
    }
    const rules = [{ parentConditions: needs(true, true) }, shown()]
    expectAll(payloadOf(rules, { homeDeparturesFirst: circle as never }), () => 'editors')
    expectAll(payloadOf(rules), () => 'editors')
  })

  it('prefers forced preview values, also in prerequisites', () => {
    expectAll(payloadOf([split()]), () => 'planned', { forced: { homeCover: 'planned' } })
    const rules = [{ parentConditions: needs(true, true) }, shown()]
    const payload = payloadOf(rules, { homeDeparturesFirst: { defaultValue: false } })
    expectAll(payload, () => 'planned', { forced: { homeDeparturesFirst: true } })
  })

  it('supports saved groups with an attribute', () => {
    const payload = {
      ...payloadOf([split({ condition: { $savedGroup: { id: 'alpine' } } as never })]),
      savedGroups: typed({ alpine: { type: 'list', attributeKey: 'country', values: ['CH', 'AT'] } }),
    }
    const size = expectAll(payload, ({ country, deviceId }) =>
      country === 'CH' ? arm(bucket('covers', deviceId, 2)) : 'editors',
    )
    expect(size).toBe(3)
  })
})
