import { travelPath } from '../../../markets/links.ts'
import type { Review } from '../../../shared/contracts/travel.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Stars } from '../../ui/rating.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

type ReviewSliderProps = {
  reviews: readonly Review[]
  label: string
  /** Says which travel each is about, and leads there. */
  withTravel?: boolean
}

/** What people say, one beside the other. */
export const ReviewSlider = ({ reviews, label, withTravel = false }: ReviewSliderProps) => (
  <Carousel label={label} size="quote" focusable>
    {reviews.map((review) => (
      <Quote key={review.id} review={review} withTravel={withTravel} />
    ))}
  </Carousel>
)

const Quote = ({ review, withTravel }: { review: Review; withTravel: boolean }) => {
  const { date, market } = useRenderContext()
  const { rating, text, author, writtenOn, travelSlug, travelTitle } = review
  return (
    <figure className="review">
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
  )
}
