import { travelPath } from '../../../markets/links.ts'
import { Carousel } from '../carousel.tsx'
import { RatingSummary, Stars, VerifiedReviews } from '../rating.tsx'
import { useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

/** The slider shows reviews of 4 and 5 stars only (spec section 2). */
export const Reviews = ({ id, content }: BlockProps<'reviews'>) => {
  const { market, date } = useRenderContext()
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
            <figure key={review.id} className="review">
              <Stars rating={review.rating} />
              <blockquote>{review.text}</blockquote>
              <figcaption>
                <strong>{review.author}</strong>
                <time dateTime={review.writtenOn}>{date(review.writtenOn, 'month')}</time>
                <a className="review-travel" href={travelPath(market, review.travelSlug)}>
                  {review.travelTitle}
                </a>
              </figcaption>
            </figure>
          ))}
        </Carousel>
      )}
    </Section>
  )
}
