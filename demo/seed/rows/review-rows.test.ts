import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../markets/market-id.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import type { ReviewBank } from '../review-source.ts'
import { readSources } from '../sources.ts'
import { copiesOf } from '../travel-source.ts'
import { reviewRows } from './review-rows.ts'
import { sentencesOf } from './review-writer.ts'

const { travels, coordinators, reviewBank, reviewAuthors } = readSources()
const DAY = '2026-11-21'
if (!reviewBank || !reviewAuthors) throw new Error('the reviews are not written')
const { reviews, texts } = reviewRows(travels, coordinators, reviewBank, reviewAuthors, DAY)

describe('reviewRows', () => {
  it('are at least 2,000, each in every language of its travel', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(2000)
    const languages = new Map(travels.map((travel) => [travel.slug, copiesOf(travel).length]))
    const expectedCount = reviews.reduce((sum, { travel_id }) => sum + (languages.get(travel_id) ?? 0), 0)
    expect(texts).toHaveLength(expectedCount)
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length)
  })

  it('average about 4.7 stars, with every number of stars present', () => {
    const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
    expect(average).toBeGreaterThan(4.6)
    expect(average).toBeLessThan(4.8)
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it('are dated before the seeding day, and stay the same when seeded later', () => {
    expect(reviews.every(({ written_on }) => written_on <= DAY && written_on > addDays(DAY, -750))).toBe(true)
    const later = reviewRows(travels, coordinators, reviewBank, reviewAuthors, addDays(DAY, 70))
    const laterById = new Map(later.reviews.map((review) => [review.id, review]))
    const young = reviews.filter(({ written_on }) => written_on > addDays(DAY, -600))
    expect(young.length).toBeGreaterThan(1000)
    for (const review of young) expect(laterById.get(review.id)).toEqual(review)
    const wordsOf = (rows: typeof texts) => new Map(rows.map((row) => [`${row.language} ${row.review_id}`, row.text]))
    const now = wordsOf(texts)
    const then = wordsOf(later.texts)
    expect(young.filter(({ id }) => now.get(`it ${id}`) !== then.get(`it ${id}`))).toEqual([])
  }, 30_000)

  it('contain only sentences that suit their stars', () => {
    const stars = new Map(reviews.map(({ id, rating }) => [id, rating]))
    const sentences = [...reviewBank.openings, ...reviewBank.middles, ...reviewBank.closings]
    for (const { review_id, language, text } of texts.filter(({ language: each }) => each === 'de')) {
      const used = sentences.filter((sentence) => !sentence.de.includes('{') && text.includes(sentence[language]))
      expect(used.every(({ rating }) => rating.includes(stars.get(review_id) ?? 0))).toBe(true)
    }
    expect(texts.filter(({ text }) => /[{}]|undefined/.test(text))).toEqual([])
  })

  it.each(LANGUAGES)('vary in %s: the openings of a travel differ, and no sentence is overused', (language) => {
    const travelOf = new Map(reviews.map(({ id, travel_id }) => [id, travel_id]))
    const openings = new Set<string>()
    const times = new Map<string, number>()
    const own = texts.filter((each) => each.language === language)
    for (const { review_id, text } of own) {
      const sentences = sentencesOf(text)
      openings.add(`${travelOf.get(review_id)} ${sentences[0]}`)
      for (const sentence of sentences) times.set(sentence, (times.get(sentence) ?? 0) + 1)
    }
    expect(openings.size).toBe(own.length)
    expect([...times].filter(([, count]) => count > 8)).toEqual([])
    expect(times.size).toBeGreaterThan(4000)
  })

  it('throw without sentences for every number of stars', () => {
    const bank: ReviewBank = { ...reviewBank, middles: reviewBank.middles.filter(({ rating }) => !rating.includes(5)) }
    expect(() => reviewRows(travels, coordinators, bank, reviewAuthors, DAY)).toThrow(/no sentence/)
  })
})
