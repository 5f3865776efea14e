import { staticPath } from '../../../markets/links.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { TourCard } from '../../ui/tour-card.tsx'
import { ReviewSlider } from '../travel/review-slider.tsx'
import type { CoordinatorModel } from './coordinator-model.ts'
import { PortraitHead } from './portrait-head.tsx'

/** Departures that are seen without asking for more. */
const SEEN_AT_ONCE = 8

const Cards = ({ tours }: { tours: readonly Tour[] }) => (
  <ul className="card-grid">
    {tours.map((tour) => (
      <li key={tour.id}>
        <TourCard tour={tour} />
      </li>
    ))}
  </ul>
)

/** Somebody who leads trips: their story, when to travel with them, and what people say who did. */
export const CoordinatorPage = ({ model }: { model: CoordinatorModel }) => {
  const { t, market, currency } = useRenderContext()
  const { coordinator, departures, reviews, isPriceApproximate } = model
  const { name } = coordinator
  const tours = staticPath(market, 'tours')
  return (
    <article className="coordinator">
      <PortraitHead coordinator={coordinator} />
      <Section id="dates" title={t('modals.coordinatorDates', { name })} subtitle={null}>
        {departures.length > 0 && isPriceApproximate && <Notice>{t('layout.currencyNotice', { currency })}</Notice>}
        {departures.length > 0 ? (
          <>
            <Cards tours={departures.slice(0, SEEN_AT_ONCE)} />
            {departures.length > SEEN_AT_ONCE && (
              <details className="more-dates">
                <summary>
                  {t('travel.allDepartures')}
                  <Icon name="chevron-down" className="menu-chevron" />
                </summary>
                <Cards tours={departures.slice(SEEN_AT_ONCE)} />
              </details>
            )}
          </>
        ) : (
          <>
            <p>{t('tour.leaderNoDates', { name })}</p>
            {tours !== null && (
              <p className="departures-more">
                <ButtonLink href={tours} iconAfter="arrow-right">
                  {t('travel.seeDepartures')}
                </ButtonLink>
              </p>
            )}
          </>
        )}
      </Section>
      {reviews.length > 0 && (
        <Section
          id="reviews"
          title={t('tour.leaderReviews', { name })}
          subtitle={null}
          tone="sand"
          className="has-carousel"
        >
          <ReviewSlider reviews={reviews} label={t('tour.leaderReviews', { name })} withTravel />
        </Section>
      )}
    </article>
  )
}
