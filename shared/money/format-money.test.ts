import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

const nbsp = '\u00a0'

describe('formatMoney (§9)', () => {
  it.each([
    [129_900, 'EUR', 0, `1.299${nbsp}€`],
    [129_950, 'EUR', 2, `1.299,50${nbsp}€`],
    [100, 'EUR', 2, `1,00${nbsp}€`],
    [99, 'EUR', 0, `1${nbsp}€`],
    [0, 'EUR', 0, `0${nbsp}€`],
    [123_456_789, 'EUR', 2, `1.234.567,89${nbsp}€`],
    [129_900, 'GBP', 0, '£1,299'],
    [129_905, 'USD', 2, '$1,299.05'],
    [-5000, 'USD', 0, '-$50'],
  ] as const)('formats %d %s with %d decimals as %s (§9)', (cents, currency, precision, text) =>
    expect(formatMoney(cents, currency, undefined, precision)).toBe(text),
  )

  it('accepts a format of a market (§9)', () =>
    expect(formatMoney(129_950, 'EUR', { decimal: '.', thousands: ',', symbol: 'before' }, 2)).toBe('€1,299.50'))
})
