import type { TravelDetail } from '../../../../shared/contracts/travel.ts'
import { Reviews } from '../../blocks/reviews.tsx'
import { useSite } from '../../site.tsx'

const ID = 'reviews'
/** Anchor of the part's heading. */
export const REVIEWS_ID = `${ID}-title`

/** Average and count over all reviews; the slider leaves out those under four stars (spec section 2). */
export const TravelReviews = ({ travel: { rating, reviews } }: { travel: TravelDetail }) => {
  const { t } = useSite()
  if (rating === null || rating.count === 0) return null
  return (
    <Reviews
      id={ID}
      content={{
        title: t('travel.reviews'),
        subtitle: t('travel.reviewsText'),
        average: rating.average,
        count: rating.count,
        reviews,
      }}
    />
  )
}
