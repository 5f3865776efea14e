import { describe, expect, it } from 'vitest'
import { parseMoney } from './parse-money.ts'

describe('parseMoney', () => {
  it.each([
    ['1200', 120_000, null],
    [' 1200 ', 120_000, null],
    ['0', 0, null],
    ['1.200', 120_000, null],
    ['1,200', 120_000, null],
    ['1 200', 120_000, null],
    ['1\u202f200,50', 120_050, null],
    ['1’200.–', 120_000, null],
    ['1.200,00', 120_000, null],
    ['1,200.00', 120_000, null],
    ['99.50', 9950, null],
    ['99,5', 9950, null],
    ['1.000.000', 100_000_000, null],
    ['1500 €', 150_000, 'EUR'],
    ['1.500\u00a0€', 150_000, 'EUR'],
    ['€1,500.50', 150_050, 'EUR'],
    ['EUR 1500', 150_000, 'EUR'],
    ['1500 euro', 150_000, 'EUR'],
    ['1.200,- €', 120_000, 'EUR'],
    ['$1,500', 150_000, 'USD'],
    ['US$ 1500', 150_000, 'USD'],
    ['$1,500 USD', 150_000, 'USD'],
    ['£900', 90_000, 'GBP'],
    ['1 500,00 $US', 150_000, 'USD'],
    ['1500 US-Dollar', 150_000, 'USD'],
    ['1.500 dólares', 150_000, 'USD'],
    ['900 libras esterlinas', 90_000, 'GBP'],
    ['900 livres sterling', 90_000, 'GBP'],
    ['900 lire sterline', 90_000, 'GBP'],
  ])('%j is %s cents of %s', (text, cents, currency) => expect(parseMoney(text)).toEqual({ cents, currency }))

  it.each(['1.200.000', '1000001', '12.3456', '-5', '1e3', '1500 CHF', '€1500 USD', '€', 'cheap', ''])(
    'does not understand %j',
    (text) => expect(parseMoney(text)).toBeNull(),
  )
})
