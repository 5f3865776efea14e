import { describe, expect, it } from 'vitest'
import { SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { dayNumber } from './columns/traits.ts'
import { monthOffers } from './month-offers.ts'

const BOOKABLE = 128
const SITE = { today: '2026-11-24', currency: 'EUR' } as const
const SOLD_OUT = SALES_STATUSES.indexOf('SOLD_OUT')

const travelWith = (departures: [day: string, bits: number, cents: number][]) => {
  const prices = Int32Array.from(departures.map(([, , cents]) => cents))
  return {
    travel: { id: 'a', destinations: ['jpn'] } as never,
    departures: {
      numbers: Int32Array.from(departures.keys()),
      traits: Int32Array.from(departures.map(([day, bits]) => dayNumber(day) * 2 ** 13 + bits)),
      discounts: Int32Array.from(departures.map(() => 0)),
      prices: { EUR: prices, GBP: prices, USD: prices },
    },
  }
}

describe('monthOffers', () => {
  it('has the next twelve months from January on, with departures and the cheapest bookable one', () => {
    const travels = [
      travelWith([
        ['2026-11-24', BOOKABLE, 60_000],
        ['2027-11-13', BOOKABLE, 50_000],
        ['2027-03-06', BOOKABLE, 120_000],
        ['2027-03-20', BOOKABLE, 110_000],
        ['2027-03-27', 0, 90_000],
        ['2027-04-03', SOLD_OUT, 80_000],
        ['2028-03-04', BOOKABLE, 70_000],
      ]),
    ]
    const offers = monthOffers(travels, SITE)
    expect(offers.map(({ month }) => month)).toEqual([
      ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2027-${month}`),
      '2026-12',
    ])
    expect(offers[2]).toEqual({
      month: '2027-03',
      departuresCount: 3,
      from: { day: '2027-03-20', price: { EUR: 110_000, GBP: 110_000, USD: 110_000 } },
    })
    expect(offers.filter(({ departuresCount }) => departuresCount > 0)).toHaveLength(2)
  })

  it('has the last days of this month in place of next year’s month', () => {
    const travels = [
      travelWith([
        ['2026-11-24', BOOKABLE, 60_000],
        ['2026-11-28', BOOKABLE, 90_000],
        ['2027-11-13', BOOKABLE, 50_000],
      ]),
    ]
    const offers = monthOffers(travels, SITE)
    expect(offers).toHaveLength(12)
    expect(offers[10]).toEqual({
      month: '2026-11',
      departuresCount: 1,
      from: { day: '2026-11-28', price: { EUR: 90_000, GBP: 90_000, USD: 90_000 } },
    })
  })
})
