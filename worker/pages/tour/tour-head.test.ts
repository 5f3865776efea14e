import { describe, expect, it } from 'vitest'
import type { SalesStatus, TourDetail } from '../../../shared/contracts/tour.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { sampleTourModel } from '../../../tests/support/builders/sample-tour-model.ts'
import { linkedDataProblems } from '../../../tests/support/linked-data.ts'
import { tourHead } from './tour-head.ts'

const tripOf = (tour: Partial<TourDetail> = {}) => {
  const site = sampleSite('it')
  const [trip] = tourHead(sampleTourModel(site, tour), site).linkedData
  return trip as { offers?: { availability: string } }
}
const offerOf = (tour: Partial<TourDetail>) => tripOf(tour).offers

describe('linked data of a departure', () => {
  it.each([
    ['valid', 'offers', []],
    ['invalid with a property that trips do not have', 'offerz', [expect.stringContaining('offerz')]],
  ])('is %s', (_, name, problems) => {
    const json = JSON.stringify(tripOf()).replace('"offers"', `"${name}"`)
    expect(linkedDataProblems(`<script type="application/ld+json">${json}</script>`)).toEqual(problems)
  })

  it.each<[SalesStatus, number, number, string]>([
    ['PLANNED', 10, 6, 'PreOrder'],
    ['ALMOST_CONFIRMED', 5, 1, 'PreOrder'],
    ['CONFIRMED', 4, 0, 'InStock'],
    ['ALMOST_FULL', 1, 0, 'LimitedAvailability'],
    ['WAITING_LIST', 0, 0, 'OutOfStock'],
    ['SOLD_OUT', 0, 0, 'SoldOut'],
    // Not bookable on the page.
    ['CONFIRMED', 0, 0, 'OutOfStock'],
    ['ALMOST_FULL', 0, 0, 'OutOfStock'],
    ['PLANNED', 10, 0, 'OutOfStock'],
  ])('%s with %i free and %i to confirm is %s', (salesStatus, freeSeats, seatsToConfirm, availability) => {
    expect(offerOf({ salesStatus, freeSeats, seatsToConfirm })?.availability).toBe(`https://schema.org/${availability}`)
  })

  it('has no rating, which the page does not show', () => expect(tripOf()).not.toHaveProperty('aggregateRating'))

  it('has no time of departure, of which only the day is known', () =>
    expect(tripOf()).not.toHaveProperty('departureTime'))

  it('has no offer for a past departure', () => expect(offerOf({ startingDate: '2027-01-15' })).toBeUndefined())
})
