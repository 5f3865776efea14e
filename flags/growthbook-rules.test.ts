import { type FeatureApiResponse, GrowthBookClient } from '@growthbook/growthbook'
import { describe, expect, it } from 'vitest'
import type { Rule } from './shared-rules.ts'

type Condition = NonNullable<Rule['condition']>

/**
 * What the growth team can rely on when it writes rules, by GrowthBook's specification: every operator of targeting,
 * saved groups, and where the borders between variations lie. Beside growthbook-vectors.test.ts, which has the numbers
 * that a hash must reach.
 */
const passes = (condition: Condition, attributes: object, savedGroups: FeatureApiResponse['savedGroups'] = {}) =>
  new GrowthBookClient()
    .initSync({
      payload: { features: { f: { defaultValue: false, rules: [{ condition, force: true }] } }, savedGroups },
    })
    .evalFeature('f', { attributes: { ...attributes } }).value

describe('targeting', () => {
  it.each<[Condition, object, boolean]>([
    [{ country: { $eq: 'IT' } }, { country: 'IT' }, true],
    [{ country: { $eq: 'IT' } }, {}, false],
    [{ country: { $ne: 'IT' } }, {}, true],
    [{ country: { $nin: ['IT', 'FR'] } }, { country: 'FR' }, false],
    [{ country: null }, {}, true],
    [{ country: null }, { country: null }, true],
    [{ country: null }, { country: '' }, false],
    [{ country: { $exists: true } }, { country: null }, false],
    [{ country: { $not: { $in: ['IT'] } } }, { country: 'DE' }, true],
    [{ day: { $gte: '2027-01-15', $lte: '2027-01-15' } }, { day: '2027-01-15' }, true],
    [{ day: { $gt: '2027-01-15' } }, { day: '2027-01-15' }, false],
    [{ url: { $regex: '/viaggi/(japan|peru)' } }, { url: 'https://it.example/viaggi/peru' }, true],
    // One that is no regular expression fails nobody's page.
    [{ url: { $regex: '(' } }, { url: '(' }, false],
    [{ tags: { $all: ['a', 'c'] } }, { tags: ['a', 'b', 'c'] }, true],
    [{ tags: { $all: ['a', 'c'] } }, { tags: ['a', 'b'] }, false],
    [{ tags: { $all: ['a'] } }, { tags: 'a' }, false],
    [{ tags: { $size: 2 } }, { tags: ['a', 'b'] }, true],
    [{ tags: { $elemMatch: { $in: ['b'] } } }, { tags: ['a', 'b'] }, true],
    [{ trips: { $elemMatch: { to: { $regex: '^jap' } } } }, { trips: [{ to: 'peru' }, { to: 'japan' }] }, true],
    [{ trips: { $elemMatch: { to: 'japan' } } }, { trips: 'japan' }, false],
    [{ tags: ['a', 'b'] }, { tags: ['b', 'a'] }, false],
    [{ $nor: [{ market: 'it' }, { country: 'IT' }] }, { market: 'de', country: 'IT' }, false],
    [{ $nor: [{ market: 'it' }, { country: 'IT' }] }, { market: 'de', country: 'DE' }, true],
    [
      { $or: [{ market: 'it' }, { $and: [{ market: 'de' }, { country: 'AT' }] }] },
      { market: 'de', country: 'AT' },
      true,
    ],
    [{ version: { $vgt: '1.9.0', $vlt: '1.11.0' } }, { version: '1.10.0' }, true],
    [{ version: { $vlt: '1.0.0' } }, { version: '1.0.0-rc.1' }, true],
    [{ version: { $veq: '1.2.3' } }, { version: 'v1.2.3' }, true],
    [{ version: { $vne: '1.2.3' } }, { version: '1.2.3-alpha' }, true],
    [{ country: { $unknown: 1 } } as Condition, { country: 'IT' }, false],
  ])('%j of %j: %s', (condition, attributes, result) => expect(passes(condition, attributes)).toBe(result))

  it.each([
    [{ country: { $inGroup: 'islands' } }, 'MT', true],
    [{ country: { $inGroup: 'islands' } }, 'IT', false],
    [{ country: { $notInGroup: 'islands' } }, 'IT', true],
    [{ country: { $inGroup: 'nowhere' } }, 'MT', false],
    [{ country: { $notInGroup: 'nowhere' } }, 'MT', true],
  ])('by saved groups: %j of %s: %s', (condition, country, result) =>
    expect(passes(condition, { country }, { islands: ['MT', 'CY', 'IS'] })).toBe(result),
  )
})

describe('the borders between variations', () => {
  const buckets = Array.from({ length: 3000 }, (_, i) => {
    const id = `visitor ${i}`
    const { bucket } = new GrowthBookClient().runInlineExperiment(
      { key: 'borders', variations: [0, 1], hashVersion: 2 },
      { attributes: { id } },
    )
    return { id, bucket: bucket ?? Number.NaN }
  })

  it.each<[string, number, { weights?: number[]; coverage?: number }, [number, number][]]>([
    [
      'halves',
      2,
      {},
      [
        [0, 0.5],
        [0.5, 1],
      ],
    ],
    [
      'quarters',
      4,
      {},
      [
        [0, 0.25],
        [0.25, 0.5],
        [0.5, 0.75],
        [0.75, 1],
      ],
    ],
    [
      'as weighed',
      2,
      { weights: [0.4, 0.6] },
      [
        [0, 0.4],
        [0.4, 1],
      ],
    ],
    // Shares shrink where they are: who is in stays in while more are let in.
    [
      'a part of the traffic',
      3,
      { weights: [0.2, 0.3, 0.5], coverage: 0.2 },
      [
        [0, 0.04],
        [0.2, 0.26],
        [0.5, 0.6],
      ],
    ],
    [
      'nobody',
      2,
      { coverage: 0 },
      [
        [0, 0],
        [0.5, 0.5],
      ],
    ],
    [
      'less than nobody',
      2,
      { coverage: -0.2 },
      [
        [0, 0],
        [0.5, 0.5],
      ],
    ],
    [
      'more than all',
      2,
      { coverage: 1.5 },
      [
        [0, 0.5],
        [0.5, 1],
      ],
    ],
    // Weights that make no whole, or are too few, count as equal.
    [
      'weights of a half',
      2,
      { weights: [0.4, 0.1] },
      [
        [0, 0.5],
        [0.5, 1],
      ],
    ],
    [
      'weights of more than all',
      2,
      { weights: [0.7, 0.6] },
      [
        [0, 0.5],
        [0.5, 1],
      ],
    ],
    [
      'too few weights',
      3,
      { weights: [0.5, 0.5] },
      [
        [0, 1 / 3],
        [1 / 3, 2 / 3],
        [2 / 3, 1],
      ],
    ],
  ])('%s', (_, count, more, ranges) => {
    const client = new GrowthBookClient()
    const variations = Array.from({ length: count }, (_, i) => i) as [number, number]
    // On a border itself it is a matter of rounding.
    const isBorder = (bucket: number) => ranges.flat().some((border) => Math.abs(border - bucket) < 1e-9)
    for (const { id, bucket } of buckets.filter((each) => !isBorder(each.bucket))) {
      const result = client.runInlineExperiment(
        { key: 'borders', variations, hashVersion: 2, ...more },
        { attributes: { id } },
      )
      const place = ranges.findIndex(([from, to]) => bucket >= from && bucket < to)
      expect([id, result.inExperiment ? result.variationId : -1]).toEqual([id, place])
    }
  })
})
