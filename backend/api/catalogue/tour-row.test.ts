import { describe, expect, it } from 'vitest'
import { tourSchema } from '../../../shared/contracts/tour.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { type TourRow, tourOf } from './tour-row.ts'

const ROW: TourRow = {
  id: 'japan-20270601',
  code: 'JPN-20270601-A',
  starting_date: '2027-06-01',
  ending_date: '2027-06-10',
  status: 'CONFIRMED',
  free_seats: 5,
  seats_to_confirm: 0,
  age_badge: 'ALL',
  no_sharing: 1,
  base_eur: 150_000,
  base_gbp: 130_000,
  base_usd: 170_000,
  price_eur: 140_000,
  price_gbp: 120_000,
  price_usd: 160_000,
  discount: 67,
  deposit_eur: 30_000,
  deposit_gbp: 26_000,
  deposit_usd: 34_000,
  promo_code: 'EARLY50',
  promo_expires_on: '2027-04-02',
  flights_eur: 60_000,
  flights_gbp: 52_000,
  flights_usd: 68_000,
  coordinator_id: 'anna',
  wishlisted_count: 3,
  travel_id: 'japan',
  days: 10,
  slug: 'japan',
  title: 'Giappone',
  destination_label: 'Giappone',
  coordinator_slug: 'anna',
  coordinator_name: 'Anna',
  group_language: 'it',
}
const on = (today: string, row: Partial<TourRow> = {}) =>
  tourOf(
    { ...ROW, ...row },
    { today, market: 'it', imagesBase: 'http://images.test/images', chosenPictures: new Map() },
  )

describe('tourOf', () => {
  it('fits the contract (§3)', () => expect(tourSchema.parse(on('2027-01-15'))).toEqual(on('2027-01-15')))

  it.each([
    ['2027-01-15', addDays(ROW.starting_date, -31)],
    ['2027-04-30', addDays(ROW.starting_date, -31)],
  ])('on %s allows a deposit, with the balance due 31 days before departure (§1)', (today, due) => {
    expect(on(today)).toMatchObject({ deposit: { cutOffDate: '2027-04-30' }, balanceDueDate: due })
  })

  it.each(['2027-05-01', '2027-05-02', '2027-05-31'])('on %s requires the whole price at booking (§1)', (today) => {
    expect(on(today)).toMatchObject({ deposit: null, balanceDueDate: today })
  })

  it('drops a promo code the day after it expires', () => {
    expect(on('2027-04-02').promo).toEqual({ code: 'EARLY50', expiresOn: '2027-04-02' })
    expect(on('2027-04-03').promo).toBeNull()
    expect(on('2027-01-15', { promo_code: null, promo_expires_on: null }).promo).toBeNull()
  })

  it('has no flights and no coordinator when the row has none, but the language of its group', () => {
    const bare = on('2027-01-15', {
      ...{ flights_eur: null, flights_gbp: null, flights_usd: null },
      ...{ coordinator_id: null, coordinator_slug: null, coordinator_name: null },
    })
    expect(bare).toMatchObject({ flights: null, coordinator: null, groupLanguage: 'it' })
  })
})
