import type { TrustRating } from '../../../shared/contracts/layout.ts'
import { ratingBand } from '../../../shared/ratings/rating-band.ts'
import type { Site } from '../site.ts'
import { reviewSummary } from './reviews.ts'

/** What all reviews say together. No stars out of nothing: null for a catalogue without reviews. */
export async function loadTrustRating(site: Site): Promise<TrustRating | null> {
  const { average, count } = await reviewSummary(site, {})
  return count === 0 ? null : { rating: average, count, ratingPercent: ratingBand(average).fillPercent }
}
