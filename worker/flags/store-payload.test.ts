import { expect, it } from 'vitest'
import { isNewer, type PayloadStamp } from './store-payload.ts'

const stored = { at: 100, id: 'a', dateUpdated: '2027-01-15T10:00:00.500Z' }

it.each<[string, Partial<PayloadStamp>, boolean]>([
  ['created later', { dateUpdated: '2027-01-15T10:00:01Z' }, true],
  ['created later, received before', { dateUpdated: '2027-01-15T10:00:01.000Z', at: 50 }, true],
  ['created before, received later', { dateUpdated: '2027-01-15T10:00:00.499Z', at: 200 }, false],
  ['created before, in whole seconds', { dateUpdated: '2027-01-15T10:00:00Z', at: 200 }, false],
  ['created at the same time, received later', { at: 101 }, true],
  ['created at the same time, received before', { at: 99 }, false],
  ['without a date, received later', { dateUpdated: null, at: 101 }, true],
  ['without a date, received before', { dateUpdated: null, at: 99 }, false],
  ['the same message', { id: 'a', dateUpdated: '2027-01-15T11:00:00.000Z' }, false],
])('a payload %s: %j replaces the stored one: %s', (_, more, result) =>
  expect(isNewer({ ...stored, id: 'b', ...more }, stored)).toBe(result),
)

it('is stored when no payload is stored', () => expect(isNewer(stored, null)).toBe(true))
