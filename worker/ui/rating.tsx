import { formatNumber } from '../../markets/format-number.ts'
import { ratingBand } from '../../shared/ratings/rating-band.ts'
import { Icon } from './icon.tsx'
import { useRenderContext } from './render-context.tsx'
import { TrustLink } from './trust-link.tsx'

/** Coloured by band; grey outside 1 to 5. */
export const Stars = ({ rating }: { rating: number }) => {
  const { t, market } = useRenderContext()
  const { band, fillPercent, value } = ratingBand(rating)
  return (
    <svg
      className="stars"
      data-band={band}
      role="img"
      aria-label={t('trip.ratingOutOf', { rating: formatNumber(market, value, 1) })}
    >
      <rect width={`${fillPercent}%`} height="100%" />
    </svg>
  )
}

export const RatingLine = ({ average, count }: { average: number; count: number }) => {
  const { t, market } = useRenderContext()
  const rating = formatNumber(market, ratingBand(average).value, 1)
  return (
    <span className="rating-line tabular">
      <Icon name="star" />
      <span className="visually-hidden">{`${t('trip.ratingOutOf', { rating })}, ${t('trip.reviews', { count })}`}</span>
      <span aria-hidden="true">
        <strong>{rating}</strong> <span className="rating-count">{`(${formatNumber(market, count)})`}</span>
      </span>
    </span>
  )
}

export const RatingSummary = ({ average, count }: { average: number; count: number }) => {
  const { t, market } = useRenderContext()
  const { band, value } = ratingBand(average)
  return (
    <div className="verdict row">
      <span className="verdict-figure tabular" aria-hidden="true">
        {formatNumber(market, value, 1)}
      </span>
      <div>
        {band !== null && <p className="verdict-label">{t(`trip.rating-${band}`)}</p>}
        <Stars rating={average} />
        <p className="note tabular">{t('trip.reviews', { count })}</p>
        <TrustLink className="note" />
      </div>
    </div>
  )
}

export const VerifiedReviews = ({ explainsChoice = false }: { explainsChoice?: boolean }) => {
  const { t } = useRenderContext()
  return (
    <p className="reviews-verified">
      {explainsChoice ? `${t('blocks.verified')} ${t('travel.reviewsText')}` : t('blocks.verified')}
    </p>
  )
}

/** Number of reviews per star; `counts` begins with one star. */
export const StarCounts = ({ counts }: { counts: readonly number[] }) => {
  const { t, market } = useRenderContext()
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  return (
    <ul className="star-counts tabular" aria-label={t('tour.distribution')}>
      {counts
        .map((count, index) => ({ count, stars: index + 1 }))
        .toReversed()
        .map(({ count, stars }) => (
          <li key={stars}>
            <span id={`stars-${stars}`}>{t('tour.stars', { count: stars })}</span>
            <meter min={0} max={all} value={count} aria-labelledby={`stars-${stars}`} />
            <span>{formatNumber(market, count)}</span>
          </li>
        ))}
    </ul>
  )
}
