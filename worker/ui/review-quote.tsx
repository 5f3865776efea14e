import { travelPath } from '../../markets/links.ts'
import { LANGUAGES } from '../../markets/market-id.ts'
import type { Review } from '../../shared/contracts/travel.ts'
import { Stars } from './rating.tsx'
import { useRenderContext } from './render-context.tsx'

type ReviewQuoteProps = {
  review: Review
  /** Links the review to its travel. */
  withTravel: boolean
}

/** A translation is labelled as such, with the original behind its label. */
export const ReviewQuote = ({ review, withTravel }: ReviewQuoteProps) => {
  const { date, market, t } = useRenderContext()
  const { rating, text, language, original, author, departedOn, travelSlug, travelTitle } = review
  const writtenIn = LANGUAGES.find((each) => each === language)
  return (
    <figure className="review">
      <Stars rating={rating} />
      <blockquote>{text}</blockquote>
      {original !== null && writtenIn !== undefined && (
        <details className="review-original">
          <summary>{t(`trip.translated-${writtenIn}`)}</summary>
          <p lang={language}>{original}</p>
        </details>
      )}
      <figcaption>
        <strong>{author}</strong>
        <time dateTime={departedOn}>{t('trip.departedOn', { date: date(departedOn, 'numeric') })}</time>
        {withTravel && (
          <a className="review-travel" href={travelPath(market, travelSlug)}>
            {travelTitle}
          </a>
        )}
      </figcaption>
    </figure>
  )
}
