import { staticPath } from '../../../markets/links.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { Coordinator } from '../../../shared/contracts/travel.ts'
import { wayToCoordinator } from '../../ui/breadcrumb-trails.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Photo } from '../../ui/picture.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { TourCard } from '../../ui/tour-card.tsx'
import { Breadcrumbs } from '../travel/breadcrumbs.tsx'
import { ReviewSlider } from '../travel/review-slider.tsx'
import type { CoordinatorModel } from './coordinator-model.ts'

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

/** Width of the portrait: a column on wide screens, most of the screen on phones. */
export const PORTRAIT_SIZES = '(min-width: 1024px) 24rem, (min-width: 640px) 16rem, 60vw'

/** The portrait and the story. */
export const PortraitHead = ({ coordinator }: { coordinator: Coordinator }) => {
  const site = useRenderContext()
  const { t } = site
  const { name, picture, motto, biography, tripsLed, languages } = coordinator
  return (
    <header className="container coordinator-head">
      <Photo image={picture} sizes={PORTRAIT_SIZES} priority />
      <div>
        <Breadcrumbs way={wayToCoordinator(site, coordinator)} />
        <p className="coordinator-label">{t('tour.leaderKicker')}</p>
        <h1>{name}</h1>
        <p className="coordinator-motto">{motto}</p>
        <p>{biography}</p>
        <p className="coordinator-facts tabular">
          {t('trip.tripsLed', { count: tripsLed })}
          {languages.length > 0 && ` · ${t('trip.speaks', { languages: languages.join(', ') })}`}
        </p>
      </div>
    </header>
  )
}
