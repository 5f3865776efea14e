import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleDetail, sampleList } from '../../../tests/support/builders/sample-event.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { eventHead } from '../wemeet-event/event-head.ts'
import { eventModel } from '../wemeet-event/event-model.ts'
import { eventsModel } from './events-model.ts'
import { eventsQuery, parseEventsQuery } from './events-query.ts'

const read = (query: string) => parseEventsQuery(new URLSearchParams(query))

describe('the query of the events page', () => {
  it.each([
    ['', ''],
    ['place=+Milano++&utm_source=x', 'place=Milano'],
    ['when=this-weekend&place=', 'when=this-weekend'],
    ['when=yesterday&page=0', ''],
    ['page=2&when=today&place=Roma', 'place=Roma&when=today&page=2'],
    ['page=1e9', ''],
    ['page=-3', ''],
    ['when=constructor', ''],
    [`place=${'a'.repeat(500)}`, `place=${'a'.repeat(60)}`],
    ['place=a%00%0Ab', 'place=a+b'],
  ])('canonicalizes %j to %j', (query, canonical) => expect(eventsQuery(read(query))).toBe(canonical))

  it('parses its own output to the same values', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (place, when, page) => {
        const query = parseEventsQuery(new URLSearchParams({ place, when, page }))
        expect(read(eventsQuery(query))).toEqual(query)
      }),
    )
  })
})

const city = { slug: 'milan', name: 'Milano' }

describe('the events page', () => {
  it.each([
    ['it', 12, '12 eventi vicino a Milano'],
    ['it', 1, '1 evento vicino a Milano'],
    ['us', 12, '12 events near Milano'],
    ['es', 12, '12 eventos cerca de Milano'],
    ['fr', 12, '12 événements près de Milano'],
    ['de', 1, '1 Event in der Nähe von Milano'],
  ] as const)('counts in %s: %i', (market, total, count) =>
    expect(eventsModel(sampleSite(market), read('place=Milano'), sampleList({ total, city })).count).toBe(count),
  )

  it('links to the corrected city', () => {
    const model = eventsModel(sampleSite('it'), read('place=milno&when=today'), sampleList({ city, isGuess: true }))
    expect(model.guessed).toBe('Milano')
    expect(model.pageHref(2)).toBe('/eventi-wemeet?place=Milano&when=today&page=2')
    expect(model.times.map(({ href, isCurrent }) => [href, isCurrent]).slice(0, 2)).toEqual([
      ['/eventi-wemeet?place=Milano', false],
      ['/eventi-wemeet?place=Milano&when=today', true],
    ])
    expect(model.times).toHaveLength(8)
  })

  it('has no clear link without a search', () => {
    const clear = (query: string) => eventsModel(sampleSite('it'), read(query), sampleList()).clearHref
    expect([clear(''), clear('page=2'), clear('when=today'), clear('place=x')]).toEqual([
      null,
      null,
      '/eventi-wemeet',
      '/eventi-wemeet',
    ])
  })

  it.each([
    ['place=Atlantide', null, 'unknown', null],
    ['place=milno&when=today', city, 'near', '/eventi-wemeet?place=Milano'],
    ['place=Milano', city, 'near', null],
    ['when=today', null, 'days', null],
  ])('explains an empty list for %j', (query, found, reason, anyDayHref) => {
    const model = eventsModel(sampleSite('it'), read(query), sampleList({ total: 0, data: [], city: found }))
    expect(model.count).toBeNull()
    expect(model.noEvents).toMatchObject({ reason, anyDayHref, allHref: '/eventi-wemeet' })
  })
})

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
