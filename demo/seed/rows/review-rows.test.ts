import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../markets/market-id.ts'
import { endingDateOf } from '../departures/calendar.ts'
import { readSources } from '../sources.ts'
import { ledDepartures } from './led-departures.ts'
import { reviewRows } from './review-rows.ts'

const DAY = '2026-11-21'
const seedSources = readSources()
const { coordinators, reviews: sources } = seedSources
const known = ledDepartures(seedSources, DAY, 4000)
const { reviews, texts } = reviewRows(sources, known, DAY)
const repeats = (items: string[]) => items.filter((item, index) => items.indexOf(item) !== index)

describe('reviews', () => {
  it('are each of one author, one language and one past departure of their travel', () => {
    const departed = known.filter(({ departure }) => endingDateOf(departure) < DAY)
    const record = new Set(departed.map(({ departure }) => `${departure.travel.slug} ${departure.startingDate}`))
    expect(sources.filter(({ travel, departure }) => !record.has(`${travel} ${departure}`))).toEqual([])
    expect(repeats(sources.map(({ travel, author }) => `${travel} ${author}`))).toEqual([])
    expect(repeats(reviews.map(({ id }) => id))).toEqual([])
    expect(reviews).toHaveLength(sources.length)
  })

  it.each(LANGUAGES)('are unique in %s', (language) => {
    const own = texts.filter((row) => row.language === language)
    expect(own).toHaveLength(sources.length)
    expect(repeats(own.map(({ text }) => text))).toEqual([])
    // No two of them share a sentence.
    const sentences = own.flatMap(({ text }) => text.split(/(?<=[.!?…:;])\s+/).filter((each) => each.length > 25))
    expect(repeats(sentences)).toEqual([])
  })

  it('have a different text in each language, and the original in all markets of its language', () => {
    for (const { travel, departure, language, text } of sources) {
      const { us, ...others } = text
      expect([travel, departure, new Set(Object.values(others)).size]).toEqual([travel, departure, 5])
      if (language === 'en') expect(us).toBe(text.en)
    }
  })

  it('give temperatures and heights in the units of Americans', () => {
    const metric = /metre|\bkm\b|\d m\b|(teen|\d) below|\bdegrees?\b/
    const likeEnglish = sources.filter(({ language, text }) => language !== 'en' && text.us === text.en)
    expect(likeEnglish.filter(({ text }) => metric.test(text.en)).map(({ travel }) => travel)).toEqual([])
  })

  it('have the coordinator of their departure', () => {
    const leaders = new Map(
      known.map(({ departure, leader }) => [`${departure.travel.slug} ${departure.startingDate}`, leader]),
    )
    for (const { travel_id, departed_on, coordinator_id } of reviews) {
      expect([travel_id, departed_on, coordinator_id]).not.toContain(null)
      expect([travel_id, coordinator_id]).toEqual([travel_id, leaders.get(`${travel_id} ${departed_on}`)])
    }
    for (const { travel, departure, coordinator } of sources.filter((source) => source.coordinator !== undefined))
      expect([travel, leaders.get(`${travel} ${departure}`)]).toEqual([travel, coordinator])
  })

  it('call a coordinator what the text says of him or her', () => {
    const genders = new Map(coordinators.map(({ slug, gender }) => [slug, gender]))
    const described = reviews.flatMap(({ id, coordinator_id }) => {
      const text = texts.find(({ review_id, language }) => review_id === id && language === 'it')?.text ?? ''
      const word = text.match(/coordinat(ore|rice)/)?.[1]
      return word === undefined ? [] : [[id, word === 'ore' ? 'male' : 'female', genders.get(coordinator_id ?? '')]]
    })
    expect(described).toHaveLength(4)
    for (const [id, stated, gender] of described) expect([id, gender]).toEqual([id, stated])
  })

  it('have all numbers of stars, and those of unhappy travellers', () => {
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it('leave out departures that have not ended', () => {
    const [first] = sources
    const later = known.find(({ departure }) => departure.startingDate > DAY)
    if (!first || !later) throw new Error('no review or no departure')
    const early = { ...first, travel: later.departure.travel.slug, departure: later.departure.startingDate }
    expect(reviewRows([early], known, DAY)).toEqual({ reviews: [], texts: [] })
  })
})
