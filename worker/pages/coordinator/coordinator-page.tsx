import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import { staticPath } from '../../../markets/links.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { CoordinatorDetail } from '../../../shared/contracts/travel.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { isUpcoming } from '../../../shared/tours/offer.ts'
import { CoordinatorFacts } from '../../modals/coordinator/coordinator-portrait.tsx'
import { coordinatorBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatList } from '../../ui/format-list.ts'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Photo } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { type RenderContext, useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { TourCard } from '../../ui/tour-card.tsx'
import { tourHref } from '../../ui/travel-href.ts'
import { Breadcrumbs } from '../travel/breadcrumbs.tsx'
import { DepartureLine } from '../travel/departure-line.tsx'
import { REVIEWS_SECTION, ReviewSlider } from '../travel/review-slider.tsx'
import { MIN_SHOWN_RATING } from '../travel/travel-reviews.tsx'

export type CoordinatorModel = ReturnType<typeof coordinatorModel>

export const coordinatorModel = (
  coordinator: CoordinatorDetail,
  { today, market, currency }: Pick<RenderContext, 'today' | 'market' | 'currency'>,
  allReviews = false,
) => ({
  coordinator,
  allReviews,
  departures: coordinator.departures
    .filter((tour) => isUpcoming(tour, today))
    .sort((a, b) => (a.startingDate < b.startingDate ? -1 : 1)),
  reviews: coordinator.reviews.filter(({ rating }) => rating >= MIN_SHOWN_RATING),
  isPriceApproximate:
    currency !== market.currency || !bookingRulesOn(today, market.id).paymentCurrencies.includes(currency),
})

/** The others are lines in a collapsed part. */
const MAX_SHOWN = 8

export const CoordinatorPage = ({ model }: { model: CoordinatorModel }) => {
  const { t, market, currency } = useRenderContext()
  const { coordinator, departures, reviews, allReviews, isPriceApproximate } = model
  const { name } = coordinator
  const tours = staticPath(market, 'tours')
  return (
    <article className="coordinator" data-trip="">
      <PortraitHead coordinator={coordinator} next={departures[0]} />
      <Section id="dates" title={t('modals.coordinatorDates', { name })} subtitle={null}>
        {departures.length > 0 && isPriceApproximate && <Notice>{t('layout.currencyNotice', { currency })}</Notice>}
        {departures.length > 0 ? (
          <>
            <ul className="card-grid">
              {departures.slice(0, MAX_SHOWN).map((tour) => (
                <li key={tour.id}>
                  <TourCard tour={tour} />
                </li>
              ))}
            </ul>
            {departures.length > MAX_SHOWN && (
              <details className="more-dates">
                <summary>
                  {t('travel.allDepartures')}
                  <Icon name="chevron-down" className="menu-chevron" />
                </summary>
                <ul className="date-lines">
                  {departures.slice(MAX_SHOWN).map((tour) => (
                    <DepartureLine key={tour.id} tour={tour} withTravel />
                  ))}
                </ul>
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
          id={REVIEWS_SECTION}
          title={t('tour.leaderReviews', { name })}
          subtitle={null}
          tone="sand"
          className="has-carousel"
        >
          <ReviewSlider reviews={reviews} label={t('tour.leaderReviews', { name })} hasAll={allReviews} withTravel />
        </Section>
      )}
    </article>
  )
}

export const PORTRAIT_SIZES = '(min-width: 1024px) 24rem, (min-width: 640px) 16rem, 60vw'

type PortraitHeadProps = { coordinator: CoordinatorDetail; next: Tour | undefined }

const PortraitHead = ({ coordinator, next }: PortraitHeadProps) => {
  const site = useRenderContext()
  const { name, picture, motto, biography, freeMonths } = coordinator
  const months = formatList(
    site.market.locale,
    freeMonths.map((month) => site.date(`${month}-01`, 'month')),
  )
  return (
    <header className="container coordinator-head">
      <Photo image={picture} sizes={PORTRAIT_SIZES} priority alt="" />
      <div>
        <Breadcrumbs way={coordinatorBreadcrumbs(site, coordinator)} />
        <p className="coordinator-label">{site.t('tour.leaderKicker')}</p>
        <h1>{name}</h1>
        <p className="coordinator-motto" lang={coordinator.mottoLanguage}>
          {motto}
        </p>
        <p lang={coordinator.biographyLanguage}>{biography}</p>
        <CoordinatorFacts coordinator={coordinator} />
        <p className="note">
          {freeMonths.length > 0 ? site.t('tour.leaderFree', { months }) : site.t('tour.leaderNotFree')}
        </p>
        {next !== undefined && (
          <>
            <p className="coordinator-label">{site.t('travel.nextDeparture')}</p>
            <p>
              <a href={tourHref(site, next)}>{next.travel.title}</a>
              {`, ${formatDateRange(site.date, next.startingDate, next.endingDate)}`}
            </p>
            <Price tour={next} />
          </>
        )}
      </div>
    </header>
  )
}
