import { Carousel } from '../carousel.tsx'
import { RatingSummary, VerifiedReviews } from '../rating.tsx'
import { ReviewQuote } from '../review-quote.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

/** The slider shows reviews of 4 and 5 stars only (spec section 2). */
export const Reviews = ({ id, content }: BlockProps<'reviews'>) => {
  const shown = content.reviews.filter(({ rating }) => rating >= 4)
  return (
    <Section
      id={id}
      title={content.title}
      subtitle={content.subtitle}
      tone="sand"
      className="reviews"
      action={
        content.count > 0 && (
          <>
            <RatingSummary average={content.average} count={content.count} />
            <VerifiedReviews explainsChoice />
          </>
        )
      }
    >
      {shown.length > 0 && (
        <Carousel label={content.title} size="quote">
          {shown.map((review) => (
            <ReviewQuote key={review.id} review={review} withTravel />
          ))}
        </Carousel>
      )}
    </Section>
  )
}
