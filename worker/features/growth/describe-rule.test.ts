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
    [{ condition: { $or: [{ market: 'it' }] }, force: 1 }, null],
    [{ condition: { url: { $regex: 'x' } }, force: 1 }, null],
    [{ condition: { day: { $gte: 'a', $lt: 'b' } }, force: 1 }, null],
    [
      { ...experiment('cover', [1, 2]), namespace: ['home', 0, 0.5] },
      'everybody: namespace home from 0 % to 50 %: experiment cover, 50 % 1, 50 % 2',
    ],
    [{ ...experiment('cover', [1, 2]), ranges: [[0, 0.1]] }, null],
    [{ parentConditions: [{ id: 'wishlist', condition: { value: true } }], force: 1 }, null],
  ])('%j: %s', (rule, words) => expect(describeRule(rule)).toBe(words))

  it('describes all rules of the embedded payload', () => {
    const { features = {} }: FeatureApiResponse = embeddedPayload
    const rules = Object.values(features).flatMap((feature) => feature.rules ?? [])
    expect(rules.length).toBeGreaterThan(5)
    expect(rules.map(describeRule)).not.toContain(null)
  })
})
