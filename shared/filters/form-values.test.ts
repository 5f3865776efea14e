import { describe, expect, it } from 'vitest'
import { upcomingMonths } from '../dates/iso-days.ts'
import { monthOfRange } from './form-values.ts'

describe('monthOfRange', () => {
  it.each([
    ['2027-03-01', '2027-03-31', '2027-03'],
    ['2028-02-01', '2028-02-29', '2028-02'],
    ['2027-02-01', '2027-02-29', null],
    ['2027-03-02', '2027-03-31', null],
    ['2027-03-01', '2027-04-30', null],
    ['2027-03-01', undefined, null],
    [undefined, '2027-03-31', null],
  ])('%s to %s is %s', (from, to, expected) => {
    expect(monthOfRange(from, to)).toBe(expected)
  })

  it('recognizes consecutive months across years', () => {
    expect(upcomingMonths('2026-11-21', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    expect(upcomingMonths('2026-12-31', 1)).toEqual(['2026-12'])
  })
})
