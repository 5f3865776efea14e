import { expect, it } from 'vitest'
import type { FilterState } from '../../shared/contracts/filter-state.ts'
import { sampleFilters, sampleFoundTour, sampleSite } from '../../tests/support/builders/sample-search.ts'
import { prices } from '../../tests/support/builders/sample-travel.ts'
import { fitReason } from './fit-reason.ts'

const MARCH = { dateFrom: '2027-03-01', dateTo: '2027-03-31' }
const tour = sampleFoundTour({ groupLanguage: 'it', salesStatus: 'CONFIRMED', price: prices(88_000), shiftedDays: 0 })

it.each<[FilterState, string | null]>([
  [{ destinationId: ['jpn'] }, 'In italiano'],
  [
    { ...MARCH, durations: 'MAX_10', priceTo: 100_000, travelStyles: ['TREKKING'] },
    '10 giorni · 120\u00a0€ sotto il tuo budget · Nelle tue date',
  ],
  [{ durationFrom: 6, durationTo: 8 }, '10 giorni'],
  [{ durationTo: 20 }, '10 giorni'],
  [{ durationFrom: 9, durationTo: 11 }, '10 giorni, come chiedi tu'],
  [{ status: ['CONFIRMED'], groupLanguage: ['it', 'es'], priceTo: 88_050 }, 'In italiano · Confermata'],
  [{ travelStyles: ['TREKKING'], moods: ['RELAX', 'PARTY'] }, 'Trekking'],
])('says how a departure answers %j: %s', (filter, expected) =>
  expect(fitReason(sampleSite('it'), filter, sampleFilters, { days: 10, price: tour.price, tour })).toBe(expected),
)

it.each<[FilterState['status'], string]>([
  [['CONFIRMED', 'ALMOST_FULL'], 'Confermata'],
  [['ALMOST_FULL'], 'Ultimi posti'],
])('says of an almost full departure that it is what was asked for: %j, %s', (status, expected) => {
  const almostFull = { ...tour, salesStatus: 'ALMOST_FULL' as const }
  const result = { days: 10, price: tour.price, tour: almostFull }
  expect(fitReason(sampleSite('it'), { status }, sampleFilters, result)).toBe(expected)
})
