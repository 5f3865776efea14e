import { RatingSummary, StarCounts, VerifiedReviews } from '../../ui/rating.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { departureQuery } from './departure-filter.ts'
import { REVIEWS_SECTION, ReviewSlider } from './review-slider.tsx'
import type { TravelModel } from './travel-model.ts'

/** Lower ratings count in the average only (spec section 2). */
export const MIN_SHOWN_RATING = 4

/** Fewer ratings have no distribution to speak of. */
const MIN_DISTRIBUTED = 10

export const TravelReviews = ({ model: { travel, filter } }: { model: TravelModel }) => {
  const { t } = useRenderContext()
  const { rating, reviews, ratingCounts } = travel
  if (rating === null || rating.count === 0) return null
  const shown = reviews.filter((review) => review.rating >= MIN_SHOWN_RATING)
  const title = t('travel.reviews')
  return (
    <Section
      id={REVIEWS_SECTION}
      title={title}
      subtitle={shown.length > 0 ? t('travel.reviewsText') : null}
      tone="sand"
      className="reviews"
      action={
        <>
          <RatingSummary average={rating.average} count={rating.count} />
          {ratingCounts !== null && rating.count >= MIN_DISTRIBUTED && <StarCounts counts={ratingCounts} />}
          <VerifiedReviews />
        </>
      }
    >
      {shown.length > 0 && (
        <ReviewSlider
          reviews={shown}
          label={title}
          hasAll={filter.allReviews}
          allQuery={departureQuery({ ...filter, allReviews: true })}
        />
      )}
    </Section>
  )
}
