import { ratingBand } from '../../shared/ratings/rating-band.ts'
import { Icon } from './icon.tsx'
import { formatDecimal } from './numbers.ts'
import { useRenderContext } from './render-context.tsx'

const FIVE = [0, 1, 2, 3, 4]
const Row = () => FIVE.map((i) => <use key={i} href="#icon-star" x={i * 24} width="24" height="24" />)

/** Five stars, filled as far as the rating goes, in its band's colour; neutral grey outside 1 to 5. */
export const Stars = ({ rating }: { rating: number }) => {
  const { t, market } = useRenderContext()
  const { band, fillPercent, value } = ratingBand(rating)
  return (
    <svg
      className="stars"
      data-band={band}
      viewBox="0 0 120 24"
      width="120"
      height="24"
      role="img"
      aria-label={t('trip.ratingOutOf', { rating: formatDecimal(market.locale, value) })}
    >
      <g className="stars-empty">
        <Row />
      </g>
      <svg width={(120 * fillPercent) / 100} height="24" aria-hidden="true">
        <Row />
      </svg>
    </svg>
  )
}

/** A rating in one line for cards: star, figure, how many reviews. */
export const RatingLine = ({ average, count }: { average: number; count: number }) => {
  const { t, market } = useRenderContext()
  const rating = formatDecimal(market.locale, ratingBand(average).value)
  return (
    <span className="rating-line tabular">
      <Icon name="star" />
      <span className="visually-hidden">
        {t('trip.ratingOutOf', { rating })}, {t('trip.reviews', { count })}
      </span>
      <span aria-hidden="true">
        <strong>{rating}</strong> <span className="rating-count">({count})</span>
      </span>
    </span>
  )
}
