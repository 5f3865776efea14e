import { languageOf } from '../../../markets/market-id.ts'
import type { TrustRating } from '../../../shared/contracts/layout.ts'
import type { Review } from '../../../shared/contracts/travel.ts'
import { ratingBand } from '../../../shared/ratings/rating-band.ts'
import type { Site } from '../site.ts'
import { allOf, type Fragment, fragment, isOneOf, isTranslatedInto } from '../sql/fragment.ts'

export type ReviewFilter = {
  travelId?: string
  coordinatorId?: string
  areas?: string[] | undefined
  destinations?: string[] | undefined
  travels?: string[] | undefined
  minRating?: number
}

/** Latest departures first. Where the language differs from the review's, the text is a translation. */
export const loadReviews = async (site: Site, filter: ReviewFilter, limit: number): Promise<Review[]> => {
  const { sql, values } = conditions(filter)
  const { results } = await site.db
    .prepare(
      `SELECT r.id, r.rating, r.author, r.language, q.text, r.departed_on AS departedOn,
        CASE WHEN r.language = ? THEN NULL ELSE o.text END AS original, x.title AS travelTitle, x.slug AS travelSlug
      FROM reviews AS r
      JOIN review_texts AS q ON q.language = ? AND q.review_id = r.id
      JOIN review_texts AS o ON o.language = r.language AND o.review_id = r.id
      JOIN travels AS v ON v.id = r.travel_id
      JOIN travel_texts AS x ON x.language = q.language AND x.travel_id = r.travel_id
      WHERE ${sql} ORDER BY r.departed_on DESC, r.id LIMIT ?`,
    )
    .bind(languageOf(site.language), site.language, ...values, limit)
    .all<Review>()
  return results
}

type SummaryFilter = Pick<ReviewFilter, 'areas' | 'destinations' | 'travels'>

/** All ratings, also those without text. Average has one decimal; 0 without ratings. */
export const reviewSummary = async (site: Site, filter: SummaryFilter): Promise<{ average: number; count: number }> => {
  const { sql, values } = allOf([conditions(filter), isTranslatedInto(site.language, 'r.travel_id')])
  const row = await site.db
    .prepare(
      `SELECT round(sum((s.key + 1.0) * s.value) / sum(s.value), 1) AS average, sum(s.value) AS count
      FROM (SELECT id AS travel_id FROM travels) AS r JOIN travels AS v ON v.id = r.travel_id
      JOIN json_each(v.star_counts) AS s WHERE ${sql}`,
    )
    .bind(...values)
    .first<{ average: number | null; count: number | null }>()
  return { average: row?.average ?? 0, count: row?.count ?? 0 }
}

const visits = (destinations: readonly string[]): Fragment => {
  const { sql, values } = isOneOf('destination_id', destinations)
  return fragment(`r.travel_id IN (SELECT travel_id FROM travel_destinations WHERE ${sql})`, ...values)
}

const conditions = ({ travelId, coordinatorId, areas, destinations, travels, minRating }: ReviewFilter): Fragment =>
  allOf([
    ...(travelId ? [fragment('r.travel_id = ?', travelId)] : []),
    ...(coordinatorId ? [fragment('r.coordinator_id = ?', coordinatorId)] : []),
    ...(areas?.length ? [isOneOf('v.continent', areas)] : []),
    ...(destinations?.length ? [visits(destinations)] : []),
    ...(travels?.length ? [isOneOf('r.travel_id', travels)] : []),
    ...(minRating ? [fragment('r.rating >= ?', minRating)] : []),
  ])

export const loadTrustRating = async (site: Site): Promise<TrustRating | null> => {
  const { average, count } = await reviewSummary(site, {})
  return count === 0 ? null : { rating: average, count, ratingPercent: ratingBand(average).fillPercent }
}
