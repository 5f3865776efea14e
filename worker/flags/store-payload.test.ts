import { expect, it } from 'vitest'
import { isNewer, type PayloadStamp } from './store-payload.ts'

const stored = { at: 100, id: 'a', dateUpdated: '2027-01-15T10:00:00.500Z' }

it.each<[string, Partial<PayloadStamp>, boolean]>([
  ['made later', { dateUpdated: '2027-01-15T10:00:01Z' }, true],
  ['made later, told before', { dateUpdated: '2027-01-15T10:00:01.000Z', at: 50 }, true],
  ['made before, told later', { dateUpdated: '2027-01-15T10:00:00.499Z', at: 200 }, false],
  ['made before, in whole seconds', { dateUpdated: '2027-01-15T10:00:00Z', at: 200 }, false],
  ['made at once, told later', { at: 101 }, true],
  ['made at once, told before', { at: 99 }, false],
  ['of no date, told later', { dateUpdated: null, at: 101 }, true],
  ['of no date, told before', { dateUpdated: null, at: 99 }, false],
  ['the same message', { id: 'a', dateUpdated: '2027-01-15T11:00:00.000Z' }, false],
])('a payload %s: %j takes the stored one’s place: %s', (_, more, result) =>
  expect(isNewer({ ...stored, id: 'b', ...more }, stored)).toBe(result),
)

it('takes the place of none', () => expect(isNewer(stored, null)).toBe(true))
