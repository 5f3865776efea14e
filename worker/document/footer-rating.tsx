import type { TrustRating } from '../../shared/contracts/layout.ts'
import { ratingBand } from '../../shared/ratings/rating-band.ts'
import { formatDecimal } from '../ui/numbers.ts'
import { Stars } from '../ui/rating.tsx'
import { useRenderContext } from '../ui/render-context.tsx'

/** The rating widget: stars and label by the rating's band (spec section 9), how many reviews it is made of. */
export const FooterRating = ({ rating: { rating, count } }: { rating: TrustRating }) => {
  const { t, market } = useRenderContext()
  const { band, value } = ratingBand(rating)
  return (
    <p className="footer-rating tabular">
      <Stars rating={rating} />
      <span>
        {band !== null && <strong>{t(`trip.rating-${band}`)} </strong>}
        <span aria-hidden="true">{formatDecimal(market.locale, value)} · </span>
        {t('trip.reviews', { count })}
      </span>
    </p>
  )
}
