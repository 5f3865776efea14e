import type { Review, TravelDetail } from '../../../../shared/contracts/travel.ts'
import { useSite } from '../../site.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Stars } from '../../ui/rating.tsx'
import { Section } from '../../ui/section.tsx'
import { Verdict } from '../../ui/verdict.tsx'
import { VerifiedReviews } from '../../ui/verified-reviews.tsx'

const ID = 'reviews'
/** Anchor of the part's heading. */
export const REVIEWS_ID = `${ID}-title`

/** Fewer stars than these count in the average, but are not in the slider (spec section 2). */
const SHOWN_FROM = 4

/** Average and count over all reviews, and what the happy ones say. */
export const TravelReviews = ({ travel: { rating, reviews } }: { travel: TravelDetail }) => {
  const { t } = useSite()
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
          <Verdict average={rating.average} count={rating.count} />
          <VerifiedReviews />
        </>
      }
    >
      {shown.length > 0 && (
        <Carousel label={title} size="quote" focusable>
          {shown.map((review) => (
            <Quote key={review.id} review={review} />
          ))}
        </Carousel>
      )}
    </Section>
  )
}

const Quote = ({ review: { rating, text, author, writtenOn } }: { review: Review }) => {
  const { date } = useSite()
  return (
    <figure className="review">
      <Stars rating={rating} />
      <blockquote>{text}</blockquote>
      <figcaption>
        <strong>{author}</strong>
        <time dateTime={writtenOn}>{date(writtenOn, 'month')}</time>
      </figcaption>
    </figure>
  )
}
