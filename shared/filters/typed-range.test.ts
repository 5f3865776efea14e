import { describe, expect, it } from 'vitest'
import { centsOfUnits } from './typed-range.ts'

describe('centsOfUnits', () => {
  it.each([
    ['1200', 120_000],
    [' 1200 ', 120_000],
    ['0', 0],
    ['1.200', 120_000],
    ['1,200', 120_000],
    ['1 200', 120_000],
    ['1\u202f200', 120_000],
    ['99.50', 9950],
    ['99,5', 9950],
    ['1.200.000', null],
    ['999999', 99_999_900],
    ['1000000', null],
    ['12.3456', null],
    ['-5', null],
    ['1e3', null],
    ['€ 100', null],
    ['', null],
  ])('%j is %s cents', (text, expected) => {
    expect(centsOfUnits(text)).toBe(expected)
  })
})
