import { expect, it } from 'vitest'
import { shiftedDays } from './lists.ts'

const WEEK = { dateFrom: '2027-08-10', dateTo: '2027-08-16', daysSpan: 3 }

it.each([
  ['on the first day', WEEK, '2027-08-10', 0],
  ['on the last day', WEEK, '2027-08-16', 0],
  ['before', WEEK, '2027-08-08', -2],
  ['after', WEEK, '2027-08-19', 3],
  ['with an open end', { dateFrom: '2027-08-10', daysSpan: 3 }, '2027-12-24', 0],
  ['with an open beginning', { dateTo: '2027-08-16', daysSpan: 3 }, '2027-08-17', 1],
  ['when no other days were allowed', { ...WEEK, daysSpan: 0 }, '2027-08-10', null],
  ['without dates', { daysSpan: 3 }, '2027-08-10', null],
])('%s', (_name, filter, day, shift) => expect(shiftedDays(filter, day)).toBe(shift))
