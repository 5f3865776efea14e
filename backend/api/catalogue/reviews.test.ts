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
  it('follow from all ratings, of which few have a text: of the site, of areas, of travels', async () => {
    const site = seeded.site('fr')
    const { reviews, travels } = seeded.rows
    const countsOf = (ids: ReadonlySet<string>) =>
      [1, 2, 3, 4, 5].map(
        (stars) =>
          travels
            .filter(({ id }) => ids.has(id))
            .reduce((sum, travel) => sum + ((JSON.parse(travel.star_counts) as number[])[stars - 1] ?? 0), 0) +
          reviews.filter(({ travel_id, rating }) => ids.has(travel_id) && rating === stars).length,
      )
    const summaryOf = (counts: readonly number[]) => {
      const count = counts.reduce((sum, each) => sum + each, 0)
      const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0)
      return { average: Math.round((stars / count) * 10) / 10, count }
    }
    const all = summaryOf(countsOf(new Set(travels.map(({ id }) => id))))
    expect(all.count).toBeGreaterThan(10 * reviews.length)
    expect(await loadTrustRating(site)).toMatchObject({ rating: all.average, count: all.count })
    const asian = travels.filter(({ continent }) => continent === 'asia').map(({ id }) => id)
    expect(await reviewSummary(site, { areas: ['asia'] })).toEqual(summaryOf(countsOf(new Set(asian))))
    const own = countsOf(new Set([JAPAN.travelId]))
    expect(await travelDetail(site, JAPAN.travelId)).toMatchObject({ ratingCounts: own, rating: summaryOf(own) })
  })
})
