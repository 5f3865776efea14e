import { describe, expect, it } from 'vitest'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { isConfirmed } from '../../../shared/tours/offer.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { prices, sampleTour, sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import { travelHead } from './travel-head.ts'
import { travelModel } from './travel-model.ts'

const linkedData = (over: Partial<TravelDetail> = {}, currency: 'EUR' | 'USD' = 'EUR') => {
  const site = sampleSite('it', currency)
  const model = travelModel({ travel: sampleTravel(over), today: '2026-11-21', market: site.market, currency })
  const [trip, breadcrumbs] = travelHead(model, site).linkedData
  return { trip: trip as Record<string, unknown>, breadcrumbs }
}

const departures = [
  sampleTour({ code: 'JPN-2027-01-08-A', startingDate: '2027-01-08', price: prices(129_950) }),
  sampleTour({
    code: 'JPN-2027-01-15-A',
    startingDate: '2027-01-15',
    endingDate: '2027-01-24',
    price: prices(99_900),
    salesStatus: 'ALMOST_FULL',
  }),
  sampleTour({ startingDate: '2027-01-22', price: prices(50_000), salesStatus: 'SOLD_OUT', freeSeats: 0 }),
  sampleTour({ startingDate: '2026-11-01', price: prices(40_000) }),
]

describe('linked data of a travel', () => {
  it('offers bookable departures in the shown currency', () => {
    expect(linkedData({ departures }).trip.offers).toEqual({
      '@type': 'AggregateOffer',
      priceCurrency: 'EUR',
      lowPrice: '999.00',
      highPrice: '1299.50',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
      url: 'https://it.example/viaggi/japan-tokyo-kyoto#departures',
      offers: [
        {
          '@type': 'Offer',
          url: 'https://it.example/viaggi/japan-tokyo-kyoto/jpn-2027-01-15-a',
          sku: 'JPN-2027-01-15-A',
          priceCurrency: 'EUR',
          price: '999.00',
          availability: 'https://schema.org/LimitedAvailability',
          priceValidUntil: '2027-01-14',
          availabilityStarts: '2027-01-15',
          availabilityEnds: '2027-01-24',
        },
      ],
    })
    expect(linkedData({ departures }, 'USD').trip.offers).toMatchObject({ priceCurrency: 'USD', lowPrice: '1098.90' })
  })

  it.each([
    [['PLANNED', 'ALMOST_CONFIRMED'], 'PreOrder'],
    [['PLANNED', 'ALMOST_FULL'], 'LimitedAvailability'],
    [['ALMOST_FULL', 'CONFIRMED', 'PLANNED'], 'InStock'],
  ] as const)('offers %j with the best availability of them, %s', (statuses, availability) => {
    const tours = statuses.map((salesStatus, index) =>
      sampleTour({
        startingDate: `2027-01-1${index}`,
        salesStatus,
        seatsToConfirm: isConfirmed({ salesStatus }) ? 0 : 2,
      }),
    )
    expect(linkedData({ departures: tours }).trip.offers).toMatchObject({
      availability: `https://schema.org/${availability}`,
    })
  })

  it('marks up the questions about this travel, and not those that all travels share', () => {
    const questions = (['general', 'itinerary', 'destination'] as const).map((group) => ({
      id: group,
      group,
      question: `${group}?`,
      answer: `${group}.`,
    }))
    const site = sampleSite('it', 'EUR')
    const model = travelModel({
      travel: sampleTravel({ faqs: questions }),
      today: '2026-11-21',
      market: site.market,
      currency: 'EUR',
    })
    expect(travelHead(model, site).linkedData[2]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'itinerary?' }, { name: 'destination?' }],
    })
  })

  it('has no offer without bookable departures', () => {
    expect(linkedData({ departures: [] }).trip).not.toHaveProperty('offers')
  })

  it('is a product only with an offer or a rating', () => {
    expect(linkedData({ departures: [] }).trip['@type']).toEqual(['TouristTrip', 'Product'])
    expect(linkedData({ departures, rating: null }).trip['@type']).toEqual(['TouristTrip', 'Product'])
    expect(linkedData({ departures: [], rating: null }).trip['@type']).toBe('TouristTrip')
  })

  it('has the rating of all reviews, if any', () => {
    expect(linkedData().trip.aggregateRating).toMatchObject({ ratingValue: '4.7', reviewCount: 128 })
    expect(linkedData({ rating: null }).trip).not.toHaveProperty('aggregateRating')
    expect(linkedData({ rating: { average: 0, count: 0 } }).trip).not.toHaveProperty('aggregateRating')
    // Its scale ends at 5.
    expect(linkedData({ rating: { average: 5.1, count: 9 } }).trip).not.toHaveProperty('aggregateRating')
  })

  it('has breadcrumbs', () => {
    const trail = [
      { name: 'Asia', path: '/viaggi-asia' },
      { name: 'Giappone', path: '/viaggi-giappone' },
    ]
    expect(linkedData({ breadcrumbs: trail }).breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://it.example/' },
        { position: 2, name: 'Destinazioni', item: 'https://it.example/viaggi' },
        { position: 3, name: 'Asia', item: 'https://it.example/viaggi-asia' },
        { position: 4, name: 'Giappone', item: 'https://it.example/viaggi-giappone' },
        { position: 5, name: 'Japan classic', item: 'https://it.example/viaggi/japan-tokyo-kyoto' },
      ],
    })
  })
})
