import { describe, expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import type { Flights } from '../../../shared/contracts/flights.ts'
import type { Tour, TourDetail } from '../../../shared/contracts/tour.ts'
import { prices, sampleTour, sampleTourDetail, sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import { tourModel } from './tour-model.ts'
import { tourChoices } from './tour-query.ts'

const TODAY = '2027-01-15'
const way = (code: string) => ({
  from: { code, name: code },
  to: 'HND',
  via: [],
  minutes: 800,
  departsOn: '2027-03-11',
  returnsOn: '2027-03-22',
  minimumPrice: prices(60_000),
})
const flights: Flights = {
  airports: [
    { code: 'FCO', name: 'Roma' },
    { code: 'MXP', name: 'Milano' },
  ],
  suggestions: [way('FCO'), way('MXP')],
}
type Over = { query?: string; instalments?: boolean; today?: string; others?: Tour[] }
const model = (
  tour: Partial<TourDetail> = {},
  { query = '', instalments = false, today = TODAY, others = [] }: Over = {},
) =>
  tourModel({
    travel: sampleTravel({ departures: [sampleTour(tour), ...others] }),
    tour: sampleTourDetail(tour),
    flights,
    choices: tourChoices(new URLSearchParams(query)),
    installmentPayments: instalments,
    today,
    market: markets.it,
    currency: 'EUR',
  })
const payments = (over?: Over) => model({}, over).total?.payments.map(({ on, kind }) => `${on} ${kind}`)

describe('tourModel', () => {
  it.each<[string, Partial<TourDetail>, string | undefined]>([
    ['has no seat left', { salesStatus: 'CONFIRMED', freeSeats: 0 }, undefined],
    ['is planned without missing travellers', { salesStatus: 'PLANNED', seatsToConfirm: 0 }, undefined],
    ['is sold out', { salesStatus: 'SOLD_OUT', freeSeats: 0 }, undefined],
    ['is past', {}, '2027-03-12'],
  ])('has no total and no flights for a departure that %s (§4)', (_, tour, today) => {
    const gone = model(tour, { ...(today !== undefined && { today }), query: 'room=private&flexible=1&from=FCO' })
    expect(gone).toMatchObject({ isGone: true, total: null, cancellation: [], suggestions: [] })
    if (today === undefined) expect(gone.departure.flightAdvice).toBeNull()
  })

  it.each<[Partial<TourDetail>, string]>([
    [{}, 'can-be-bought'],
    [{ salesStatus: 'PLANNED', seatsToConfirm: 3 }, 'wait-for-confirmation'],
    [{ salesStatus: 'WAITING_LIST', freeSeats: 0 }, 'wait-for-booking-confirmation'],
  ])('has a total, terms and flight advice for %j', (tour, flightAdvice) => {
    const open = model(tour)
    expect(open).toMatchObject({ isGone: false, departure: { flightAdvice } })
    expect(open.total?.total).toBe(149_900 + 18_000)
    expect(open.cancellation[0]).toMatchObject({ kind: 'free', until: '2027-02-09' })
    expect(open.suggestions).toHaveLength(2)
  })

  it('has instalments only where the market allows them (§3, §9)', () => {
    const far = {
      startingDate: '2027-06-20',
      balanceDueDate: '2027-05-20',
      deposit: { amount: prices(20_000), cutOffDate: '2027-05-20' },
    }
    const kinds = (instalments: boolean) => model(far, { instalments }).total?.payments.map(({ kind }) => kind)
    expect(kinds(false)).toEqual(['deposit', 'balance', 'money-pot'])
    expect(kinds(true)).toEqual(['deposit', 'instalment', 'instalment', 'balance', 'money-pot'])
    expect(payments()).toEqual(['2027-01-15 deposit', '2027-02-09 balance', '2027-03-12 money-pot'])
  })

  it('adds chosen options to the total and to the cancellation terms', () => {
    const chosen = model({}, { query: 'room=private&flexible=1' })
    expect(chosen.total?.total).toBe(149_900 + 36_000 + 8_900 + 18_000)
    expect(chosen.cancellation.map(({ kind, until, cost }) => `${until} ${kind} ${cost}`)).toEqual([
      '2027-02-09 free 0',
      '2027-03-04 flexible 8900',
      // 90 % of trip and room, in whole euros, and the option.
      '2027-03-12 fee 176200',
    ])
  })

  it('ignores choices that are not available', () => {
    const options = { privateRoom: null, flexibleCancellation: null }
    const { choices, total } = model({ options }, { query: 'room=private&flexible=1&from=JFK' })
    expect(choices).toEqual({ privateRoom: false, flexibleCancellation: false, from: null, stops: null })
    expect(total?.lines.map(({ kind }) => kind)).toEqual(['price', 'money-pot'])
    expect(model({}, { query: 'from=MXP' }).suggestions.map(({ from }) => from.code)).toEqual(['MXP'])
  })

  it('lists the nearest other bookable dates in order', () => {
    const others = [
      sampleTour({ id: 'a', startingDate: '2027-09-01' }),
      sampleTour({ id: 'b', startingDate: '2027-03-20' }),
      sampleTour({ id: 'gone', startingDate: '2027-03-14', salesStatus: 'SOLD_OUT' }),
      sampleTour({ id: 'asked', startingDate: '2027-03-15', salesStatus: 'WAITING_LIST' }),
      ...['2027-04-01', '2027-04-02', '2027-04-03', '2027-04-04', '2027-02-01'].map((startingDate) =>
        sampleTour({ id: startingDate, startingDate }),
      ),
    ]
    expect(model({ id: 'this' }, { others }).others.map(({ id }) => id)).toEqual([
      '2027-02-01',
      'b',
      '2027-04-01',
      '2027-04-02',
      '2027-04-03',
      '2027-04-04',
    ])
  })
})
