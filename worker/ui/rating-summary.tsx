import { ratingBand } from '../../shared/ratings/rating-band.ts'
import { formatDecimal } from './numbers.ts'
import { Stars } from './rating.tsx'
import { useRenderContext } from './render-context.tsx'

/** Average and count over all reviews, in large. */
export const RatingSummary = ({ average, count }: { average: number; count: number }) => {
  const { t, market } = useRenderContext()
  const { band, value } = ratingBand(average)
  return (
    <div className="verdict">
      <span className="verdict-figure tabular" aria-hidden="true">
        {formatDecimal(market.locale, value)}
      </span>
      <div>
        {band !== null && <p className="verdict-label">{t(`trip.rating-${band}`)}</p>}
        <Stars rating={average} />
        <p className="verdict-count tabular">{t('trip.reviews', { count })}</p>
      </div>
    </div>
  )
}
