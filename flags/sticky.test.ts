import { describe, expect, it } from 'vitest'
import { deviceOf } from '../tests/support/flags.ts'
import { createFlagsClient } from './evaluate.ts'
import type { Rule } from './shared-rules.ts'

const clientWith = (rule: Rule) =>
  createFlagsClient({ features: { homeCover: { defaultValue: 'editors', rules: [rule] } } })

describe('sticky assignments', () => {
  const rule: Rule = {
    ...{ key: 'covers', hashAttribute: 'deviceId', hashVersion: 2, variations: ['together', 'planned'] },
    meta: [{ key: 'a' }, { key: 'b' }],
  }
  const visitOf = (deviceId: string) => {
    const seen = { country: 'IT', language: 'it', market: 'it', day: '2027-01-15', url: 'https://it.example/' }
    return { ...seen, deviceId }
  }
  const visits = Array.from({ length: 50 }, (_, i) => visitOf(deviceOf(i)))
  /** A visitor of the first variation. */
  const visit = visits.find((each) => clientWith(rule).evaluate(each).homeCover === 'together') ?? visitOf('')
  it.each<[string, Partial<Rule>, Record<string, string>, string, Record<string, string> | null]>([
    ['saves a new assignment', {}, {}, 'together', { covers__0: 'a' }],
    ['reuses the saved assignment', {}, { covers__0: 'b' }, 'planned', null],
    ['reuses the saved assignment of a split by id', { hashAttribute: 'id' }, { covers__0: 'b' }, 'planned', null],
    ['reuses the saved assignment with coverage 0', { coverage: 0 }, { covers__0: 'b' }, 'planned', null],
    ['reuses the saved assignment when weights change', { weights: [1, 0] }, { covers__0: 'b' }, 'planned', null],
    [
      'reuses the saved assignment outside of the namespace',
      { namespace: ['home', 0, 0] },
      { covers__0: 'b' },
      'planned',
      null,
    ],
    [
      'reuses the saved assignment where the condition does not match',
      { condition: { country: 'JP' } },
      { covers__0: 'b' },
      'planned',
      null,
    ],
    [
      'ignores the assignment of another experiment',
      {},
      { other__0: 'b' },
      'together',
      { other__0: 'b', covers__0: 'a' },
    ],
    [
      'reassigns for a new version',
      { bucketVersion: 1 },
      { covers__0: 'b' },
      'together',
      { covers__0: 'b', covers__1: 'a' },
    ],
    [
      'excludes visitors of a blocked version',
      { bucketVersion: 1, minBucketVersion: 1 },
      { covers__0: 'b' },
      'editors',
      null,
    ],
    [
      'reuses the assignment of the current version',
      { bucketVersion: 1, minBucketVersion: 1 },
      { covers__1: 'b' },
      'planned',
      null,
    ],
    ['ignores saved assignments when disabled', { disableStickyBucketing: true }, { covers__0: 'b' }, 'together', null],
    ['ignores an unknown variation', {}, { covers__0: 'z' }, 'together', { covers__0: 'a' }],
    [
      'hashes and saves by the fallback attribute',
      { hashAttribute: 'email', fallbackAttribute: 'deviceId' },
      {},
      'together',
      { covers__0: 'a' },
    ],
  ])('%s', (_, more, stored, value, saved) => {
    const savedStates: Record<string, string>[] = []
    const client = clientWith({ ...rule, ...more })
    const sticky = { stored, save: (all: Readonly<Record<string, string>>) => void savedStates.push({ ...all }) }
    expect(client.evaluate(visit, undefined, { sticky }).homeCover).toBe(value)
    expect(savedStates).toEqual(saved === null ? [] : [saved])
  })
})
