import { describe, expect, it } from 'vitest'
import { brand } from '../../../markets/brand.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { allMarkets } from '../../../markets/registry.ts'
import { calendarFile } from '../../../shared/calendar/calendar-file.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import type { TourDetail } from '../../../shared/contracts/tour.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { sampleTourModel } from '../../../tests/support/builders/sample-tour-model.ts'
import { prices } from '../../../tests/support/builders/sample-travel.ts'
import { amountIn } from '../../ui/numbers.ts'
import { tourEvents, withdrawnTourEvents } from './tour-events.ts'

const made = (id: MarketId, query = '', tour: Partial<TourDetail> = {}, currency?: CurrencyCode) => {
  const site = sampleSite(id, currency)
  const model = sampleTourModel(site, tour, query)
  return { site, model, events: tourEvents(model, site) }
}
const linesOf = (...of: Parameters<typeof made>) => made(...of).events.map(({ from, title }) => `${from} ${title}`)

describe('tourEvents', () => {
  it('lists payments and cancellation steps with the texts of the page', () => {
    expect(linesOf('we')).toEqual([
      '2027-03-12 Trip: Japan classic',
      '2027-01-15 Deposit, when you book: €200 (Japan classic)',
      '2027-02-09 Balance: €1,299 (Japan classic)',
      '2027-03-12 Money pot, on the trip: €180 (Japan classic)',
      '2027-02-09 Last day to cancel for free: Japan classic',
      '2027-02-18 Last day to cancel for €449 at most: Japan classic',
      '2027-02-25 Last day to cancel for €749 at most: Japan classic',
      '2027-03-04 Last day to cancel for €1,124 at most: Japan classic',
    ])
  })

  it.each([
    ['it', 'In italiano'],
    ['de', 'Auf Italienisch'],
  ] as const)('%s: states the language of the group, %s', (id, language) => {
    expect(made(id).events[0]?.description?.split('\n')).toContain(language)
  })

  it('moves the last free day with Flexible Cancellation', () => {
    const cancel = linesOf('we', 'flexible=1').filter((line) => line.includes('Last day'))
    expect(cancel).toEqual([
      '2027-02-09 Last day to get everything back, Flexible Cancellation included: Japan classic',
      '2027-03-04 Last day to cancel for free: Japan classic',
    ])
  })

  it('marks amounts in another currency as approximate and names the payment currency (§1)', () => {
    const amounts = made('us').events.filter(({ title }) => title.includes('$'))
    expect(amounts).toHaveLength(6)
    for (const { title, description } of amounts) {
      expect(title).toContain('about $')
      expect(description).toContain('EUR or GBP')
    }
    expect(made('we').events.some(({ title, description }) => `${title} ${description}`.includes('about'))).toBe(false)
  })

  it.each(allMarkets)('$id: has every dated payment of the page for all choices', ({ id }) => {
    for (const query of ['', 'room=private', 'flexible=1', 'room=private&flexible=1'])
      for (const currency of ['EUR', 'USD'] as const) {
        const { site, model, events } = made(id, query, {}, currency)
        for (const { on, amount } of model.total?.payments ?? [])
          expect(events.some(({ from, title }) => from === on && title.includes(amountIn(site, amount)))).toBe(true)
        const last = model.choices.flexibleCancellation
          ? model.departure.cancellation.flexibleUntil
          : model.departure.cancellation.freeUntil
        const free = site.t('tour.icsCancel', { title: model.travel.title })
        expect(events.filter(({ title }) => title === free).map(({ from }) => from)).toEqual([last])
        expect(new Set(events.map(({ id: own }) => own)).size).toBe(events.length)
      }
  })

  it('has no payment today for a departure on request', () => {
    expect(linesOf('we', '', { salesStatus: 'WAITING_LIST', freeSeats: 0 })).not.toContainEqual(
      expect.stringMatching(/^2027-01-15/),
    )
  })

  it('contains only the trip when nothing is bookable', () => {
    expect(linesOf('we', 'flexible=1', { freeSeats: 0 })).toEqual(['2027-03-12 Trip: Japan classic'])
  })

  it('gives each change of a departure, and its withdrawal, a later sequence number and the same ids', () => {
    const snapshot = { salesStatus: 'CONFIRMED', freeSeats: 4, seatsToConfirm: 0, price: prices(1499) } as const
    const changed = (...days: string[]) =>
      made('it', '', { history: days.map((day) => ({ ...snapshot, takenAt: `${day}T10:00:00Z` })) })
    const { model, events } = changed('2027-01-04', '2027-01-09')
    const { travel, tour } = model
    const withdrawn = withdrawnTourEvents(travel, tour.code.toLowerCase(), Date.parse('2027-01-15T10:00:00Z'))
    const trips = [changed('2027-01-04').events, events, withdrawn].map((all) =>
      calendarFile({ name: travel.title, publisher: brand, now: 0, events: all }).split('\r\n'),
    )
    const firstOf = (name: string) => trips.map((lines) => lines.find((line) => line.startsWith(`${name}:`)))
    expect(new Set(firstOf('UID')).size).toBe(1)
    expect(firstOf('SEQUENCE')).toEqual(['SEQUENCE:1799056800', 'SEQUENCE:1799488800', 'SEQUENCE:1800007200'])
    expect(firstOf('STATUS')).toEqual([undefined, undefined, 'STATUS:CANCELLED'])
    expect(firstOf('METHOD')[2]).toBe('METHOD:CANCEL')
  })
})
