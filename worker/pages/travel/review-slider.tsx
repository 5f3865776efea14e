import type { Review } from '../../../shared/contracts/travel.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { ReviewQuote } from '../../ui/review-quote.tsx'

export const REVIEWS_SECTION = 'reviews'
export const REVIEWS_ID = `${REVIEWS_SECTION}-title`

/** Query of a page with all its reviews. */
export const ALL_REVIEWS = 'reviews=all'
export const hasAllReviews = (query: URLSearchParams): boolean => query.get('reviews') === 'all'

/** The others are behind a link. */
const MAX_SHOWN = 3

type ReviewSliderProps = {
  reviews: readonly Review[]
  label: string
  hasAll: boolean
  /** Query of this page with all reviews. */
  allQuery?: string
  /** Links each review to its travel. */
  withTravel?: boolean
}

export const ReviewSlider = ({
  reviews,
  label,
  hasAll,
  allQuery = ALL_REVIEWS,
  withTravel = false,
}: ReviewSliderProps) => {
  const { path, t } = useRenderContext()
  const shown = hasAll ? reviews : reviews.slice(0, MAX_SHOWN)
  return (
    <div className="review-list">
      <Carousel label={label} size="quote" focusable>
        {shown.map((review) => (
          <ReviewQuote key={review.id} review={review} withTravel={withTravel} />
        ))}
      </Carousel>
      {shown.length < reviews.length && (
        <ButtonLink variant="quiet" className="all-reviews" href={`${path}?${allQuery}#${REVIEWS_ID}`} rel="nofollow">
          {t('travel.allReviews', { total: reviews.length })}
        </ButtonLink>
      )}
    </div>
  )
}
