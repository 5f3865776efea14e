import { describe, expect, it } from 'vitest'
import { bookingRulesOn } from './booking-rules.ts'
import type { BookingRules } from './common-booking-rules.ts'
import { MARKET_IDS } from './market-id.ts'
import { markets } from './registry.ts'

const rulesFrom = (validFrom: string, freeCancellationDays: number): BookingRules => ({
  ...bookingRulesOn('2026-11-21', 'it'),
  validFrom,
  freeCancellationDays,
})
const rules = [rulesFrom('2026-01-01', 31), rulesFrom('2027-03-01', 45), rulesFrom('2027-06-01', 60)]

describe('bookingRulesOn', () => {
  it.each([
    ['2026-01-01', 31],
    ['2027-02-28', 31],
    ['2027-03-01', 45],
    ['2027-05-31', 45],
    ['2030-01-01', 60],
  ])('on %s allows free cancellation until %i days before', (day, days) => {
    expect(bookingRulesOn(day, 'it', rules).freeCancellationDays).toBe(days)
  })

  it.each([['it', '2026-11-21', 31]] as const)(
    'in market %s on %s allows free cancellation until %i days before',
    (market, day, days) => {
      expect(bookingRulesOn(day, market).freeCancellationDays).toBe(days)
    },
  )

  it('throws before the first rules', () => {
    expect(() => bookingRulesOn('2025-12-31', 'it', rules)).toThrow('no booking rules in market it on 2025-12-31')
  })

  it.each(MARKET_IDS)('%s has the figures of the specification today, and its rules in order (§1)', (market) => {
    expect(bookingRulesOn('2026-11-21', market)).toMatchObject({
      freeCancellationDays: 31,
      flexibleCancellationDays: 8,
      balanceDueDays: 31,
      instalments: { max: 3, everyDays: 30 },
      transferNoticeDays: 7,
      priceFixedDays: 20,
      priceIncreasePercent: 8,
      refundDays: 14,
      operatorNotice: { longTripDays: 20, shortTripDays: 7, shorterTripHours: 48 },
      includedInsurances: ['medical', 'baggage'],
      paymentCurrencies: ['EUR', 'GBP'],
    })
    for (const { freeCancellationDays, cancellationFees } of markets[market].bookingRules) {
      const untils = [freeCancellationDays, ...cancellationFees.map(({ untilDays }) => untilDays)]
      expect(untils).toEqual([...new Set(untils)].sort((a, b) => b - a))
      expect(untils.at(-1)).toBe(0)
      const shares = cancellationFees.map(({ percent }) => percent)
      expect(shares).toEqual([...new Set(shares)].sort((a, b) => a - b))
      expect(shares.every((percent) => percent > 0 && percent <= 100)).toBe(true)
    }
    const days = markets[market].bookingRules.map(({ validFrom }) => validFrom)
    expect(days).toEqual([...days].sort())
  })
})
