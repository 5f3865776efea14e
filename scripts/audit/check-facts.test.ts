import { describe, expect, it } from 'vitest'
import { markets } from '../../markets/registry.ts'
import type { Tour } from '../../shared/contracts/tour.ts'
import type { TravelDetail } from '../../shared/contracts/travel.ts'
import { prices, sampleReview, sampleTour, sampleTravel } from '../../tests/support/builders/sample-travel.ts'
import type { Catalogue } from './catalogue.ts'
import { checkFacts } from './check-facts.ts'
import { createReport } from './report.ts'

const TODAY = '2026-11-24'

const fullPrice = (cents: number) => ({ basePrice: prices(cents), price: prices(cents) })
const bestTour = { id: 'a', startingDate: '2027-03-12', ...fullPrice(149_900), discounted: false }
const tour = (over: Partial<Tour> = {}): Tour => sampleTour({ id: 'a', ...over })
const travel = (over: Partial<TravelDetail> = {}): TravelDetail =>
  sampleTravel({ bestTour, rating: { average: 4.7, count: 128 }, ...over })

/** A catalogue of one trip, whose departures are also those of the list. */
const catalogue = (departures: Tour[] = [tour()], over: Partial<TravelDetail> = {}): Catalogue => ({
  market: markets.it,
  travels: [travel({ departures, ...over })],
  tours: departures,
  byMood: { NATURE: ['japan'], CULTURE: ['japan'], RELAX: [], HISTORY: [], PARTY: [] },
  pages: new Map(),
  events: [],
})

const found = (each: Catalogue) => {
  const report = createReport()
  checkFacts(report, each, TODAY)
  return report.findings.map(({ check, where }) => `${check}: ${where}`)
}
const days = (startingDate: string, endingDate: string) => ({ startingDate, endingDate })

describe('facts of a catalogue', () => {
  it('find nothing wrong with a consistent one', () => expect(found(catalogue())).toEqual([]))

  it('accept two full days between departures of a coordinator', () => {
    const next = tour({ id: 'b', ...days('2027-03-24', '2027-04-02') })
    expect(found(catalogue([tour(), next]))).toEqual([])
  })

  it.each<[Catalogue, string]>([
    [
      catalogue([tour(), tour({ id: 'b', ...days('2027-03-23', '2027-04-01') })]),
      'a coordinator leads one departure at a time: anna',
    ],
    [catalogue([tour(days('2027-03-12', '2027-03-22'))]), 'a departure is upcoming and as long as its trip: a'],
    [
      catalogue([tour({ ...days('2026-11-24', '2026-12-03'), balanceDueDate: '2026-11-01', deposit: null })]),
      'a departure is upcoming and as long as its trip: a',
    ],
    [catalogue([tour({ balanceDueDate: '2027-03-13' })]), 'payments are due before the departure: a'],
    [catalogue([tour({ discounted: true })]), 'a reduced price is lower than the one before: a'],
    [catalogue([tour({ basePrice: prices(159_900) })]), 'a reduced price is lower than the one before: a'],
    [
      { ...catalogue(), tours: [tour({ freeSeats: 3 })] },
      'the list and the trip name the same departures, prices and seats: a',
    ],
    [{ ...catalogue(), tours: [] }, 'the list and the trip name the same departures, prices and seats: a'],
    [
      catalogue(undefined, { bestTour: { ...bestTour, ...fullPrice(139_900) } }),
      "a card's price is that of the cheapest bookable departure: japan",
    ],
    [catalogue(undefined, { days: 11 }), 'the days of a trip have one stage each: japan'],
    [catalogue(undefined, { moods: ['NATURE'] }), 'a mood finds the trips that carry it: japan'],
    [
      catalogue(undefined, { reviews: [sampleReview({ id: 'one' }), sampleReview({ id: 'two', author: 'Jo' })] }),
      'a review has one author, trip and text: one, two',
    ],
    [
      catalogue(undefined, {
        reviews: [
          sampleReview({ id: 'one', text: 'Anna led us well through Tokyo. The ryokan had the best bath of all.' }),
          sampleReview({
            id: 'two',
            author: 'Jo',
            text: 'The ryokan had the best bath of all. Marco led us well through Kyoto.',
          }),
        ],
      }),
      'a review has one author, trip and text: one, two',
    ],
    ...[
      [sampleReview({ travelSlug: 'korea' })],
      [sampleReview({ departedOn: '2026-11-15' })],
      [sampleReview({ id: 'review-4', text: 'A different text.' }), sampleReview()],
    ].map((reviews): [Catalogue, string] => [
      catalogue(undefined, { reviews }),
      'a review is of an ended departure of its trip, one of each author: review-5',
    ]),
    [catalogue(undefined, { rating: { average: 4.7, count: 129 } }), 'a rating follows from its reviews: japan'],
    [catalogue(undefined, { rating: { average: 4.9, count: 128 } }), 'a rating follows from its reviews: japan'],
  ])('are refuted %#', (each, finding) => expect(found(each)).toEqual([finding]))
})
