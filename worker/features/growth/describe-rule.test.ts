import type { FeatureApiResponse } from '@growthbook/growthbook'
import { describe, expect, it } from 'vitest'
import { embeddedPayload } from '../../../flags/embedded-payload.ts'
import type { Rule } from '../../../flags/shared-rules.ts'
import { experiment } from '../../../tests/support/flags.ts'
import { describeRule, describeValue } from './describe-rule.ts'

describe('describeValue', () => {
  it.each([
    [true, 'true'],
    ['editors', 'editors'],
    [null, 'none'],
    [[], 'none'],
    [['it', 'us'], 'it, us'],
    [{ header: true, footer: false }, 'header: true · footer: false'],
    [{ addressFrom: ['it'], redirectDestination: null }, 'addressFrom: it · redirectDestination: none'],
  ])('%j is %s', (value, words) => expect(describeValue(value)).toBe(words))
})

describe('describeRule', () => {
  it.each<[Rule, string | null]>([
    [{ force: true }, 'everybody: true'],
    [{ condition: { country: { $in: ['US', 'CA', 'NZ'] } }, force: false }, 'country is US, CA or NZ: false'],
    [{ condition: { country: { $in: [] } }, force: false }, 'country is nothing: false'],
    [{ condition: { $not: {} }, force: false }, 'nobody: false'],
    [{ condition: { country: { $in: ['US'] } }, force: false }, 'country is US: false'],
    [
      { condition: { market: 'it', day: { $ne: '2027-01-01' } }, force: 1 },
      'market is it and day is not 2027-01-01: 1',
    ],
    [{ condition: { market: { $nin: ['it', 'us'] } }, force: 1 }, 'market is not it or us: 1'],
    [{ force: true, coverage: 0.25, hashAttribute: 'deviceId' }, 'everybody: 25 % of them: true'],
    [
      experiment('cover', ['editors', 'planned'], { weights: [0.9, 0.1], coverage: 0.5 }),
      'everybody: 50 % of them: experiment cover, 90 % editors, 10 % planned',
    ],
    [
      { condition: { $or: [{ market: 'it' }, { country: 'CH', language: 'de' }] }, force: 1 },
      '(market is it or country is CH and language is de): 1',
    ],
    [
      { condition: { $and: [{ market: 'it' }, { $not: { day: '2027-01-01' } }], $nor: [{ country: 'US' }] }, force: 1 },
      'market is it and not (day is 2027-01-01) and not (country is US): 1',
    ],
    [{ condition: { url: { $regex: '^/viaggi' } }, force: 1 }, 'url matches /^/viaggi/: 1'],
    [
      { condition: { day: { $gte: '2027-01-01', $lt: '2027-02-01' } }, force: 1 },
      'day is at least 2027-01-01 and day is under 2027-02-01: 1',
    ],
    [{ condition: { country: { $exists: false } }, force: 1 }, 'country is unknown: 1'],
    [{ condition: { country: { $not: { $in: ['US', 'CA'] } } }, force: 1 }, 'not (country is US or CA): 1'],
    [{ condition: { url: { $elemMatch: { $eq: 'x' } } }, force: 1 }, null],
    [{ condition: { $savedGroup: 'g' } as never, force: 1 }, null],
    [
      { ...experiment('cover', [1, 2]), namespace: ['home', 0, 0.5] },
      'everybody: namespace home from 0 % to 50 %: experiment cover, 50 % 1, 50 % 2',
    ],
    [
      {
        ...experiment('cover', [1, 2]),
        ranges: [
          [0, 0.1],
          [0.5, 0.6],
        ],
      },
      'everybody: experiment cover, from 0 % to 10 % 1, from 50 % to 60 % 2',
    ],
    [{ force: 1, range: [0, 0.2] }, 'everybody: from 0 % to 20 %: 1'],
    [
      { force: 1, filters: [{ seed: 's', attribute: 'deviceId', ranges: [[0, 0.3]], hashVersion: 2 }] },
      'everybody: deviceId hashed with s from 0 % to 30 %: 1',
    ],
    [
      { parentConditions: [{ id: 'wishlist', condition: { value: true } }], condition: { market: 'it' }, force: 1 },
      'market is it and of flag wishlist, value is true: 1',
    ],
    [{ force: 1, unheard: 1 } as Rule, null],
  ])('%j: %s', (rule, words) => expect(describeRule(rule)).toBe(words))

  it('describes all rules of the embedded payload', () => {
    const { features = {} }: FeatureApiResponse = embeddedPayload
    const rules = Object.values(features).flatMap((feature) => feature.rules ?? [])
    expect(rules.length).toBeGreaterThan(5)
    expect(rules.map(describeRule)).not.toContain(null)
  })
})
