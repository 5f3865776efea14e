import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { prices, sampleTour, sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import { departureFilter } from './departure-filter.ts'
import { travelModel } from './travel-model.ts'

const today = '2026-11-21'
const model = (travel = sampleTravel(), market: keyof typeof markets = 'it', currency = markets[market].currency) =>
  travelModel({ travel, today, market: markets[market], currency })
const listed = (shown: ReturnType<typeof model>) =>
  shown.months.flatMap(({ departures }) => departures.map(({ tour }) => tour.startingDate))

describe('departures of the travel model', () => {
  it('are upcoming, distinct and ordered by date', () => {
    const days = ['2027-03-12', '2026-11-21', '2026-11-22', '2026-11-20', '2027-03-12', '2026-12-31']
    const shown = model(sampleTravel({ departures: days.map((startingDate) => sampleTour({ startingDate })) }))
    expect(listed(shown)).toEqual(['2026-11-22', '2026-12-31', '2027-03-12'])
    expect(shown).toMatchObject({ upcomingCount: 3 })
  })

  it('are ordered by date for any input order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -50, max: 500 }), { maxLength: 40 }), (offsets) => {
        const departures = offsets.map((days) => sampleTour({ startingDate: addDays(today, days) }))
        const shown = listed(model(sampleTravel({ departures })))
        expect(shown).toEqual([...shown].sort())
        expect(shown).toHaveLength(offsets.filter((days) => days > 0).length)
      }),
    )
  })

  it('are limited in the list, but not in the lowest price and the total', () => {
    const departures = Array.from({ length: 70 }, (_, week) =>
      sampleTour({ startingDate: addDays(today, 7 * (week + 1)), price: prices(week === 69 ? 70_000 : 99_900) }),
    )
    const shown = model(sampleTravel({ departures }))
    expect(listed(shown)).toHaveLength(60)
    expect(shown).toMatchObject({ upcomingCount: 70 })
    expect(shown.best?.price.EUR).toBe(70_000)
  })

  it('may be missing', () => {
    const shown = model(sampleTravel({ departures: [] }))
    expect(shown).toMatchObject({ months: [], upcomingCount: 0, best: null, next: null, bookable: [] })
  })

  it('have no lowest price when none is bookable', () => {
    const departures = [
      sampleTour({ startingDate: '2027-01-01', salesStatus: 'SOLD_OUT', freeSeats: 0 }),
      sampleTour({ startingDate: '2027-01-08', salesStatus: 'WAITING_LIST', freeSeats: 0 }),
    ]
    expect(model(sampleTravel({ departures }))).toMatchObject({ upcomingCount: 2, best: null, next: null })
  })

  it('contain the next and the cheapest bookable one', () => {
    const departures = [
      sampleTour({ startingDate: '2027-01-01', salesStatus: 'SOLD_OUT', freeSeats: 0, price: prices(50_000) }),
      sampleTour({ startingDate: '2027-01-08', price: prices(99_900) }),
      sampleTour({ startingDate: '2027-01-15', price: prices(89_900) }),
    ]
    const { best, next, bookable } = model(sampleTravel({ departures }))
    expect([next?.startingDate, best?.startingDate, bookable.length]).toEqual(['2027-01-08', '2027-01-15', 2])
  })

  it('name the next and the confirmed one of those in the language that the list shows', () => {
    const departures = ['en', 'it', 'it', 'it'].map((groupLanguage, week) =>
      sampleTour({ startingDate: addDays('2027-01-08', 40 * week), groupLanguage, salesStatus: 'CONFIRMED' }),
    )
    expect(model(sampleTravel({ departures }))).toMatchObject({
      presetLanguage: 'it',
      next: { startingDate: '2027-02-17' },
      confirmed: { month: '2027-02' },
    })
  })

  it('have the date and price of those that fit, bookable ones first, as in a search', () => {
    const departures = [
      sampleTour({ startingDate: '2027-01-01', salesStatus: 'WAITING_LIST', freeSeats: 0, price: prices(50_000) }),
      sampleTour({ startingDate: '2027-01-08', price: prices(99_900) }),
    ]
    const upTo = (query: string, shown = departures) => {
      const filter = departureFilter(new URLSearchParams(query), markets.it)
      const travel = sampleTravel({ departures: shown })
      const { best, next, fittingCount } = travelModel({ travel, today, market: markets.it, currency: 'EUR', filter })
      return [next?.startingDate, best?.price.EUR, fittingCount?.count]
    }
    expect(upTo('priceTo=60000')).toEqual(['2027-01-01', 50_000, 1])
    expect(upTo('status[]=WAITING_LIST')).toEqual(['2027-01-01', 50_000, 1])
    expect(upTo('priceTo=120000')).toEqual(['2027-01-08', 99_900, 2])
    expect(upTo('priceTo=40000')).toEqual([undefined, undefined, 0])
    expect(upTo('priceTo=60000', departures.slice(0, 1))).toEqual(['2027-01-01', 50_000, 1])
  })
})

describe('isPriceApproximate', () => {
  it.each([
    ['it', 'EUR', false],
    ['it', 'USD', true],
    ['it', 'GBP', true],
    ['we', 'EUR', false],
    // Dollars are the market's currency, but not a payment currency.
    ['us', 'USD', true],
    ['us', 'EUR', true],
  ] as const)('%s in %s: %s', (market, currency, expected) => {
    expect(model(sampleTravel(), market, currency).isPriceApproximate).toBe(expected)
  })
})

describe('photos', () => {
  it('are three in addition to the first, without repeating it', () => {
    expect(model().morePhotos.map(({ id }) => id)).toEqual(['japan-stage-1', 'japan-stage-2', 'japan-stage-3'])
  })

  it('may be fewer', () => {
    expect(model(sampleTravel({ photos: [] })).morePhotos).toEqual([])
  })
})

describe('FAQs', () => {
  it('are grouped in the order of the specification, without empty groups (§2)', () => {
    const faq = (id: string, group: 'general' | 'itinerary' | 'destination') => ({
      id,
      group,
      question: id,
      answer: id,
    })
    const faqs = [faq('a', 'destination'), faq('b', 'general'), faq('c', 'destination')]
    expect(model(sampleTravel({ faqs })).faqs.map(({ group, items }) => [group, items.map(({ id }) => id)])).toEqual([
      ['general', ['b']],
      ['destination', ['a', 'c']],
    ])
  })
})
