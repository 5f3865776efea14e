import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { RatingSummary, StarCounts, VerifiedReviews } from '../../ui/rating.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { ReviewSlider } from './review-slider.tsx'

const ID = 'reviews'
/** Anchor of the part's heading. */
export const REVIEWS_ID = `${ID}-title`

/** Fewer stars than these count in the average, but are not in the slider (spec section 2). */
const SHOWN_FROM = 4

/** Average and count over all reviews, and what the happy ones say. */
export const TravelReviews = ({ travel: { rating, reviews, ratingCounts } }: { travel: TravelDetail }) => {
  const { t } = useRenderContext()
  if (rating === null || rating.count === 0) return null
  const shown = reviews.filter((review) => review.rating >= SHOWN_FROM)
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
