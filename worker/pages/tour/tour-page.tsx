import { tourPath, travelPath } from '../../../markets/links.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { AlertEntry } from '../../ui/alert-entry.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { amountIn } from '../../ui/numbers.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { ShareLink } from '../../ui/share-link.tsx'
import { StatusLine } from '../../ui/status-pill.tsx'
import { tourFields, tracked, travelFields } from '../../ui/tracked.ts'
import { DepartureAction } from '../travel/departure-action.tsx'
import { DEPARTURES_ID } from '../travel/departure-filter.ts'
import { GroupEntry } from './group-entry.tsx'
import { TourCard } from './tour-card.tsx'
import { TourDevelopment } from './tour-development.tsx'
import { TourFlights } from './tour-flights.tsx'
import { TourHeader } from './tour-header.tsx'
import type { TourModel } from './tour-model.ts'
import { TourCancellation, TourTotal } from './tour-total.tsx'

/** The page of a departure (spec section 2, travels-travel-tour). */
export const TourPage = ({ model }: { model: TourModel }) => {
  const site = useRenderContext()
  const { t, market } = site
  const { travel, tour, isPast, isGone, others } = model
  return (
    <article className="travel tour" data-trip="" {...tracked({ ...travelFields(travel), ...tourFields(tour, site) })}>
      <div className="tour-cover container">
        <Picture image={travel.thumbnailImage} sizes={TOUR_COVER_SIZES} priority />
      </div>
      <p className="gallery-open container">
        <ShareLink title={travel.title} />
      </p>
      <div className="container travel-columns">
        <TourHeader model={model} />
        {!isGone && <TourCard model={model} />}
        <div className="travel-story">
          {isGone && <TourGone model={model} />}
          <div className="travel-about">
            <p className="travel-lede">{travel.summary}</p>
            <ButtonLink variant="quiet" href={travelPath(market, travel.slug)} iconAfter="arrow-right">
              {t('tour.allOfTravel')}
            </ButtonLink>
          </div>
          <TourTotal model={model} />
          <TourCancellation model={model} />
          <TourFlights model={model} />
          {!isPast && <GroupEntry tour={tour} />}
          <TourDevelopment model={model} />
        </div>
      </div>
      {!isGone && others.length > 0 && (
        <Section id="others" title={t('tour.others')} subtitle={null} tone="sand">
          <OtherDates tours={others} />
        </Section>
      )}
      {!isGone && <TourBar model={model} />}
    </article>
  )
}

export const TOUR_COVER_SIZES = '(min-width: 1280px) 1160px, 100vw'

/** Price and action at the lower edge of the screen while the card is out of view. */
export const TourBar = ({ model: { departure, total, isPriceApproximate } }: { model: TourModel }) => {
  const site = useRenderContext()
  const { tour } = departure
  return (
    <aside className="booking-bar" aria-label={site.t('travel.book')} {...tracked({ sectionFrom: 'booking-bar' })}>
      <div className="container booking-bar-line">
        <div>
          <Price tour={tour} />
          <p className="price-card-small tabular">
            {site.t(isPriceApproximate ? 'travel.perPersonAbout' : 'travel.perPerson')}
            {total !== null && (
              <>
                {' · '}
                <a href="#total">
                  {site.t('tour.totalSum')} {amountIn(site, total.total)}
                </a>
              </>
            )}
          </p>
        </div>
        <div className="booking-bar-action">
          <DepartureAction
            departure={departure}
            dates={formatDateRange(site.date, tour.startingDate, tour.endingDate)}
          />
        </div>
      </div>
    </aside>
  )
}

const OtherDates = ({ tours }: { tours: readonly Tour[] }) => {
  const site = useRenderContext()
  if (tours.length === 0) return null
  return (
    <ul className="other-dates" {...tracked({ sectionFrom: 'other-dates' })}>
      {tours.map((tour) => (
        <li key={tour.id} {...tracked({ ...travelFields(tour.travel), ...tourFields(tour, site) })}>
          <a
            className="stretched tabular"
            href={tourPath(site.market, tour.travel.slug, tour.code)}
            {...tracked('other_date')}
          >
            {formatDateRange(site.date, tour.startingDate, tour.endingDate)}
          </a>
          <StatusLine tour={tour} />
          <Price tour={tour} />
        </li>
      ))}
    </ul>
  )
}

/** Reason why the departure is not available, with links to others. */
const TourGone = ({ model: { travel, tour, departure, isPast, others, openCount } }: { model: TourModel }) => {
  const { t, market } = useRenderContext()
  const title = isPast ? 'tour.pastTitle' : departure.offer === 'sold-out' ? 'tour.soldOutTitle' : 'tour.closedTitle'
  return (
    <div className="tour-gone">
      <Notice tone="warning" title={t(title)}>
        <p>{t(others.length > 0 ? 'tour.othersText' : 'tour.noOthersText')}</p>
      </Notice>
      <OtherDates tours={others} />
      <p className="tour-ways">
        <ButtonLink href={`${travelPath(market, travel.slug)}#${DEPARTURES_ID}`} iconAfter="arrow-right">
          {t('travel.allDepartures')}
        </ButtonLink>
        <AlertEntry travel={travel.slug} departures={openCount} {...(!isPast && { tour })} />
      </p>
    </div>
  )
}
