import { beforeAll, describe, expect, it } from 'vitest'
import { reviewSchema } from '../../../shared/contracts/travel.ts'
import { type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { loadReviews, loadTrustRating, reviewSummary } from './reviews.ts'
import { travelDetail } from './travel-detail.ts'

const JAPAN = { travelId: 'japan-tokyo-kyoto' }
let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(300)
}, 60_000)

describe('loadReviews', () => {
  it('has the same review in every market: author, departure, language, and the original with a translation', async () => {
    const [written] = await loadReviews(seeded.site('it'), JAPAN, 1)
    expect(reviewSchema.parse(written)).toMatchObject({
      author: 'Giulia R.',
      language: 'it',
      original: null,
      departedOn: '2026-10-24',
    })
    const translated = {
      ...{ us: 'In Takayama we slept', we: 'In Takayama we slept', es: 'En Takayama dormíamos' },
      ...{ fr: 'À Takayama, on dormait', de: 'In Takayama haben wir' },
    }
    for (const [market, text] of Object.entries(translated)) {
      const [review] = await loadReviews(seeded.site(market as keyof typeof translated), JAPAN, 1)
      const { author, departedOn, id, language } = written ?? {}
      expect(review).toMatchObject({ author, departedOn, id, language, original: written?.text })
      expect(review?.text).toMatch(new RegExp(`^${text}`))
    }
  })

  it('has no translation in both English markets of what was written in English', async () => {
    for (const market of ['us', 'we'] as const) {
      const reviews = await loadReviews(seeded.site(market), JAPAN, 24)
      expect(reviews.find(({ author }) => author === 'Hannah W.')).toMatchObject({ language: 'en', original: null })
    }
  })
})

describe('numbers of reviews', () => {
  it('follow from the stored reviews: of the site, of areas, of travels', async () => {
    const site = seeded.site('fr')
    const { reviews, travels } = seeded.rows
    const averageOf = (list: typeof reviews) => list.reduce((sum, { rating }) => sum + rating, 0) / list.length
    const oneDecimal = (value: number) => Math.round(value * 10) / 10
    expect(await loadTrustRating(site)).toMatchObject({ rating: oneDecimal(averageOf(reviews)), count: reviews.length })
    const asian = new Set(travels.filter(({ continent }) => continent === 'asia').map(({ id }) => id))
    expect((await reviewSummary(site, { areas: ['asia'] })).count).toBe(
      reviews.filter(({ travel_id }) => asian.has(travel_id)).length,
    )
    const own = reviews.filter(({ travel_id }) => travel_id === JAPAN.travelId)
    const travel = await travelDetail(site, JAPAN.travelId)
    expect(travel?.ratingCounts).toEqual(
      [1, 2, 3, 4, 5].map((stars) => own.filter(({ rating }) => rating === stars).length),
    )
    expect(travel?.rating).toEqual({ average: oneDecimal(averageOf(own)), count: own.length })
  })
})
