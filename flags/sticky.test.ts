import { describe, expect, it } from 'vitest'
import { deviceOf } from '../tests/support/flags.ts'
import { bucket } from '../tests/support/published-hash.ts'
import { createFlagsClient } from './evaluate.ts'
import type { Rule } from './shared-rules.ts'

describe('what sticks', () => {
  const visit = {
    ...{ country: 'IT', language: 'it', market: 'it', day: '2027-01-15', url: 'https://it.example/' },
    deviceId: Array.from({ length: 50 }, (_, i) => deviceOf(i)).find((id) => bucket('covers', id, 2) < 0.5) ?? '',
  }
  const rule: Rule = {
    ...{ key: 'covers', hashAttribute: 'deviceId', hashVersion: 2, variations: ['together', 'planned'] },
    meta: [{ key: 'a' }, { key: 'b' }],
  }
  it.each<[string, Partial<Rule>, Record<string, string>, string, Record<string, string> | null]>([
    ['what is new is kept', {}, {}, 'together', { covers__0: 'a' }],
    ['what was kept holds', {}, { covers__0: 'b' }, 'planned', null],
    ['what was kept holds when nobody new comes in', { coverage: 0 }, { covers__0: 'b' }, 'planned', null],
    ['what was kept holds when shares change', { weights: [1, 0] }, { covers__0: 'b' }, 'planned', null],
    [
      'what was kept holds outside of the namespace',
      { namespace: ['home', 0, 0] },
      { covers__0: 'b' },
      'planned',
      null,
    ],
    [
      'what was kept holds where no condition lets in',
      { condition: { country: 'JP' } },
      { covers__0: 'b' },
      'planned',
      null,
    ],
    ['another experiment’s is not its own', {}, { other__0: 'b' }, 'together', { other__0: 'b', covers__0: 'a' }],
    [
      'a new version begins anew',
      { bucketVersion: 1 },
      { covers__0: 'b' },
      'together',
      { covers__0: 'b', covers__1: 'a' },
    ],
    ['a blocked version stays out', { bucketVersion: 1, minBucketVersion: 1 }, { covers__0: 'b' }, 'editors', null],
    ['a version of this number counts', { bucketVersion: 1, minBucketVersion: 1 }, { covers__1: 'b' }, 'planned', null],
    ['it may be switched off', { disableStickyBucketing: true }, { covers__0: 'b' }, 'together', null],
    ['a variation that there is not counts as none', {}, { covers__0: 'z' }, 'together', { covers__0: 'a' }],
    [
      'what visits have instead is hashed, and kept',
      { hashAttribute: 'email', fallbackAttribute: 'deviceId' },
      {},
      'together',
      { covers__0: 'a' },
    ],
  ])('%s', (_, more, kept, value, saved) => {
    const told: Record<string, string>[] = []
    const client = createFlagsClient({
      features: { homeCover: { defaultValue: 'editors', rules: [{ ...rule, ...more }] } },
    })
    const sticky = { kept, keep: (all: Readonly<Record<string, string>>) => void told.push({ ...all }) }
    expect(client.evaluate(visit, undefined, { sticky }).homeCover).toBe(value)
    expect(told).toEqual(saved === null ? [] : [saved])
  })
})
