import { describe, expect, it } from 'vitest'
import { chooseCurrency } from './currency.ts'

describe('chooseCurrency (spec section 9)', () => {
  it.each([
    ['GBP', 'USD', 'EUR', ['EUR', 'GBP', 'USD'], 'GBP'],
    [null, 'USD', 'EUR', ['EUR', 'GBP', 'USD'], 'USD'],
    [null, null, 'EUR', ['EUR', 'GBP', 'USD'], 'EUR'],
    ['GBP', 'USD', 'EUR', ['EUR', 'USD'], 'USD'],
    ['GBP', 'USD', 'EUR', ['EUR'], 'EUR'],
    ['GBP', null, 'USD', [], 'USD'],
  ] as const)(
    'preference %s, geolocated %s, market %s, settings %j: %s',
    (preference, geolocated, market, settings, chosen) =>
      expect(chooseCurrency(preference, geolocated, market, settings)).toBe(chosen),
  )
})
