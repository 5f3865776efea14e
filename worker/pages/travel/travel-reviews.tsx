import { travelPath } from '../../../markets/links.ts'
import type { Review, TravelDetail } from '../../../shared/contracts/travel.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { RatingSummary, StarCounts, Stars, VerifiedReviews } from '../../ui/rating.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'

const ID = 'reviews'
export const REVIEWS_ID = `${ID}-title`

/** Lower ratings count in the average only (spec section 2). */
export const MIN_SHOWN_RATING = 4

export const TravelReviews = ({ travel: { rating, reviews, ratingCounts } }: { travel: TravelDetail }) => {
  const { t } = useRenderContext()
  if (rating === null || rating.count === 0) return null
  const shown = reviews.filter((review) => review.rating >= MIN_SHOWN_RATING)
  const title = t('travel.reviews')
  return (
    <Section
      id={ID}
      title={title}
      subtitle={shown.length > 0 ? t('travel.reviewsText') : null}
      tone="sand"
      className="reviews"
      action={
        <>
          <RatingSummary average={rating.average} count={rating.count} />
          {ratingCounts !== null && <StarCounts counts={ratingCounts} />}
          <VerifiedReviews />
        </>
      }
    >
      {shown.length > 0 && <ReviewSlider reviews={shown} label={title} />}
    </Section>
  )
}

type ReviewSliderProps = {
  reviews: readonly Review[]
  label: string
  /** Links each review to its travel. */
  withTravel?: boolean
}

export const ReviewSlider = ({ reviews, label, withTravel = false }: ReviewSliderProps) => {
  const { date, market } = useRenderContext()
  return (
    <Carousel label={label} size="quote" focusable>
      {reviews.map(({ id, rating, text, author, writtenOn, travelSlug, travelTitle }) => (
        <figure key={id} className="review">
          <Stars rating={rating} />
          <blockquote>{text}</blockquote>
          <figcaption>
            <strong>{author}</strong>
            <time dateTime={writtenOn}>{date(writtenOn, 'month')}</time>
            {withTravel && (
              <a className="review-travel" href={travelPath(market, travelSlug)}>
                {travelTitle}
              </a>
            )}
          </figcaption>
        </figure>
      ))}
    </Carousel>
  )
}
