import { formatDate } from '../../../markets/format-date.ts'
import { coordinatorPath, tourPath } from '../../../markets/links.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { daysBetween } from '../../../shared/dates/iso-days.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'
import { isUpcoming } from '../../../shared/tours/offer.ts'
import { AgeBadge, LanguageBadge } from '../../ui/age-badge.tsx'
import { AlertEntry } from '../../ui/alert-entry.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Heart } from '../../ui/heart.tsx'
import { Icon } from '../../ui/icon.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { Price } from '../../ui/price.tsx'
import { datedText, useRenderContext } from '../../ui/render-context.tsx'
import { StatusLine } from '../../ui/status-pill.tsx'
import { tracked } from '../../ui/tracked.ts'
import type { Departure } from './departure.ts'
import { DepartureAction } from './departure-action.tsx'
import { DepartureTerms } from './departure-terms.tsx'

/** @param openCount upcoming departures of the travel that are not sold out */
export const DepartureRow = ({ departure, openCount }: { departure: Departure; openCount: number }) => {
  const site = useRenderContext()
  const { t, today } = site
  const { tour, offer, promo } = departure
  const weekday = (day: IsoDate) => formatDate(day, 'EEE', site.market.locale)
  const dates = formatDateRange(site.date, tour.startingDate, tour.endingDate)
  const hasGroup = site.signIn && site.features.has('groups')
  const group = hasGroup && modalHref(site, 'group-info', undefined, { travel: tour.travel.slug, tour: tour.id })
  return (
    <li
      className="departure"
      data-offer={offer}
      id={`departure-${tour.id}`}
      data-days={daysBetween(today, tour.startingDate)}
    >
      <h4 className="departure-dates tabular">
        <time dateTime={tour.startingDate}>{dates}</time>
        <span className="departure-weekdays">{`${weekday(tour.startingDate)}–${weekday(tour.endingDate)}`}</span>
      </h4>
      <StatusLine tour={tour} />
      <ul className="departure-facts">
        <li>
          <Heart item={{ tour: tour.id }} label={`${tour.travel.title}, ${dates}`} />
        </li>
        <TourFacts tour={tour} hasPortrait />
      </ul>
      <div className="departure-price">
        <Price tour={tour} />
        {promo !== null && offer === 'book' && (
          <p className="departure-promo">{datedText(site, 'travel.promo', promo.expiresOn, { code: promo.code })}</p>
        )}
      </div>
      <div className="departure-action">
        <DepartureAction departure={departure} dates={dates} />
      </div>
      <p className="departure-ways">
        {site.features.has('departures') && (
          <ButtonLink
            variant="quiet"
            size="small"
            href={tourPath(site.market, tour.travel.slug, tour.code)}
            track={tracked('departure_details')}
          >
            {t('tour.details')}
            <span className="visually-hidden">{`, ${dates}`}</span>
          </ButtonLink>
        )}
        {group && offer !== 'closed' && (
          <ButtonLink variant="quiet" size="small" href={group} rel="nofollow">
            {t('tour.groupOpen')}
            <span className="visually-hidden">{`, ${dates}`}</span>
          </ButtonLink>
        )}
        <AlertEntry travel={tour.travel.slug} tour={tour} departures={openCount} />
      </p>
      {(offer === 'book' || offer === 'on-request') && <DepartureTerms departure={departure} />}
    </li>
  )
}

/** Side of a coordinator's portrait in px. */
const PORTRAIT = 28

/** List items about age, rooms, coordinator and language. */
export const TourFacts = ({ tour, hasPortrait = false }: { tour: Tour; hasPortrait?: boolean }) => {
  const { t, market, today, features } = useRenderContext()
  const { ageBadge, isNoSharingRoomAvailable, coordinator, groupLanguage } = tour
  return (
    <>
      <LanguageBadge language={groupLanguage} as="li" />
      <AgeBadge age={ageBadge} as="li" />
      {isNoSharingRoomAvailable && <li className="i-bed">{t('travel.privateRoom')}</li>}
      {coordinator !== null && (
        <li>
          {hasPortrait ? (
            <img
              className="photo"
              src={imageUrl(coordinator.picture, 2 * PORTRAIT)}
              width={PORTRAIT}
              height={PORTRAIT}
              alt=""
              loading="lazy"
              decoding="async"
            />
          ) : (
            <Icon name="person" />
          )}
          {features.has('coordinators') ? (
            <a href={coordinatorPath(market, coordinator.slug)}>
              {t('travel.withCoordinator', { name: coordinator.name })}
            </a>
          ) : (
            t('travel.withCoordinator', { name: coordinator.name })
          )}
        </li>
      )}
      {coordinator === null && isUpcoming(tour, today) && <li>{t('travel.coordinatorLater')}</li>}
    </>
  )
}
