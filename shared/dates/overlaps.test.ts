import { expect, it } from 'vitest'
import { overlaps } from './date-range.ts'

const span = (startingDate: string, endingDate: string) => ({ startingDate, endingDate })

it.each([
  [span('2027-03-01', '2027-03-10'), span('2027-03-10', '2027-03-12'), true],
  [span('2027-03-01', '2027-03-10'), span('2027-03-11', '2027-03-12'), false],
  [span('2027-03-01', '2027-03-10'), span('2027-03-02', '2027-03-03'), true],
  [span('2027-03-05', '2027-03-05'), span('2027-03-05', '2027-03-05'), true],
  [span('2026-12-28', '2027-01-02'), span('2027-01-03', '2027-01-09'), false],
])('overlaps of %j and %j is %j in both orders', (a, b, shared) => {
  expect(overlaps(a, b)).toBe(shared)
  expect(overlaps(b, a)).toBe(shared)
})
