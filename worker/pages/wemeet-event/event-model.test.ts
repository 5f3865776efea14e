import { describe, expect, it } from 'vitest'
import { sampleDetail } from '../../../tests/support/builders/sample-event.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { eventHead } from './event-head.ts'
import { eventModel } from './event-model.ts'

describe('the event page', () => {
  const at = (instant: string, change = {}) => eventModel(sampleSite('it'), sampleDetail(change), Date.parse(instant))

  it.each([
    ['2027-01-20T17:59:59Z', {}, 'open'],
    ['2027-01-20T18:00:00Z', {}, 'over'],
    ['2027-01-01T00:00:00Z', { attendees: 20 }, 'full'],
    ['2027-01-01T00:00:00Z', { attendees: 25 }, 'full'],
    ['2027-02-01T00:00:00Z', { attendees: 20 }, 'over'],
    ['2027-01-01T00:00:00Z', { isCancelled: true }, 'cancelled'],
    ['2027-02-01T00:00:00Z', { isCancelled: true, attendees: 20 }, 'cancelled'],
  ])('at %s with %j has the state %s', (instant, change, state) => expect(at(instant, change).state).toBe(state))

  it.each([
    ['2027-01-01T00:00:00Z', {}, 'index,follow', 'EventScheduled', true],
    // Stays indexed until it starts.
    ['2027-01-01T00:00:00Z', { isCancelled: true }, 'index,follow', 'EventCancelled', false],
    ['2027-02-01T00:00:00Z', { isCancelled: true }, 'noindex,follow', null, false],
    ['2027-02-01T00:00:00Z', {}, 'noindex,follow', null, false],
  ])('at %s with %j has robots %s and status %s', (instant, change, robots, status, hasOffer) => {
    const head = eventHead(at(instant, change), sampleSite('it'))
    expect(head.robots).toBe(robots)
    const data = JSON.stringify(head.linkedData)
    expect(/"eventStatus":"https:\/\/schema.org\/(\w+)"/.exec(data)?.[1] ?? null).toBe(status)
    expect(data.includes('"offers"')).toBe(hasOffer)
  })

  it('marks times of another time zone than the market’s', () => {
    expect(at('2027-01-01T00:00:00Z').isElsewhere).toBe(false)
    expect(at('2027-01-01T00:00:00Z', { timeZone: 'Europe/London' })).toMatchObject({
      isElsewhere: true,
      times: { date: 'mercoledì 20 gennaio', from: '18:00', to: '21:00' },
    })
  })
})
