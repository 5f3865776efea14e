import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleEvent, sampleList } from '../../../tests/support/builders/sample-event.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
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
    ['show=map&when=today', 'when=today&show=map'],
    ['show=grid', ''],
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
  ] as const)('counts in %s: %i (§2)', (market, total, count) =>
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

  it('links to the cities with most events, the one of the query first', () => {
    const cities = Array.from({ length: 14 }, (_, index) => ({
      ...{ slug: `city-${index}`, name: `City ${index}`, count: 20 - index, point: null },
    }))
    const [, , , fourth, , , , , , , , , , last] = cities
    const linked = (found: typeof city | undefined) =>
      eventsModel(sampleSite('it'), read('when=today'), sampleList({ cities, city: found ?? null })).cityLinks
    expect(linked(undefined).map(({ count }) => count)).toEqual([20, 19, 18, 17, 16, 15, 14, 13])
    for (const found of [fourth, last]) {
      expect(linked(found)).toHaveLength(8)
      expect(linked(found)[0]).toEqual({
        ...{ name: found?.name, count: found?.count, isCurrent: true },
        href: `/eventi-wemeet?place=${found?.name.replace(' ', '+')}&when=today`,
      })
    }
  })

  it('groups events by day, on each day full ones last', () => {
    const [full, free, next] = [
      sampleEvent({ slug: 'full', attendees: 20, capacity: 20 }),
      sampleEvent({ slug: 'free' }),
      sampleEvent({ slug: 'next', startsOn: '2027-01-21', attendees: 20 }),
    ] as const
    const { days } = eventsModel(sampleSite('it'), read(''), sampleList({ total: 3, data: [full, free, next] }))
    expect(days.map(({ day, events }) => [day, ...events.map(({ slug }) => slug)])).toEqual([
      ['2027-01-20', 'free', 'full'],
      ['2027-01-21', 'next'],
    ])
  })

  it('has no clear link without a search (§2)', () => {
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
