import { describe, expect, it } from 'vitest'
import { SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { dayNumber } from './columns/traits.ts'
import { monthOffers } from './month-offers.ts'

const BOOKABLE = 128
const SOLD_OUT = SALES_STATUSES.indexOf('SOLD_OUT')

const travelWith = (departures: [day: string, bits: number, cents: number][]) => {
  const prices = Int32Array.from(departures.map(([, , cents]) => cents))
  return {
    travel: { id: 'a', destinations: ['jpn'] } as never,
    departures: {
      numbers: Int32Array.from(departures.keys()),
      traits: Int32Array.from(departures.map(([day, bits]) => dayNumber(day) * 65_536 + bits)),
      discounts: Int32Array.from(departures.map(() => 0)),
      prices: { EUR: prices, GBP: prices, USD: prices },
    },
  }
}

describe('monthOffers', () => {
  it('has the next twelve months from January on, with departures and lowest bookable price', () => {
    const travels = [
      travelWith([
        ['2026-11-28', BOOKABLE, 50_000],
        ['2027-03-06', BOOKABLE, 120_000],
        ['2027-03-20', BOOKABLE, 110_000],
        ['2027-03-27', 0, 90_000],
        ['2027-04-03', SOLD_OUT, 80_000],
        ['2028-03-04', BOOKABLE, 70_000],
      ]),
    ]
    const offers = monthOffers(travels, '2026-11-24')
    expect(offers.map(({ month }) => month)).toEqual([
      ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2027-${month}`),
      '2026-12',
    ])
    expect(offers[2]).toEqual({
      month: '2027-03',
      departuresCount: 3,
      price: { EUR: 110_000, GBP: 110_000, USD: 110_000 },
    })
    expect(offers.filter(({ departuresCount }) => departuresCount > 0)).toHaveLength(1)
  })
})
