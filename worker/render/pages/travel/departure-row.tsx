import { bookingUrl } from '../../../../markets/links.ts'
import type { IsoDate } from '../../../../shared/contracts/iso-date.ts'
import { formatDate } from '../../../../shared/dates/format-date.ts'
import { imageUrl } from '../../../../shared/images/image-url.ts'
import type { Departure } from '../../../routes/travel/departure.ts'
import { useSite } from '../../site.tsx'
import { AgeBadge } from '../../ui/age-badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDateRange } from '../../ui/date-range.ts'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import { SeatsLine } from '../../ui/seats-line.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { datedText } from './dated-text.ts'
import { DepartureTerms } from './departure-terms.tsx'
import { mailto } from './mailto.ts'

/** Side of a coordinator's face in px. */
const FACE = 28

/** One departure: when, how it stands, what it costs, and what can be done about it. */
export const DepartureRow = ({ departure }: { departure: Departure }) => {
  const site = useSite()
  const { t } = site
  const { tour, offer, promo } = departure
  const weekday = (day: IsoDate) => formatDate(day, 'EEE', site.market.locale)
  const dates = formatDateRange(site, tour.startingDate, tour.endingDate)
  return (
    <li className="departure" data-offer={offer} id={`departure-${tour.id}`}>
      <h4 className="departure-dates tabular">
        <time dateTime={tour.startingDate}>{dates}</time>
        <span className="departure-weekdays">
          {weekday(tour.startingDate)}–{weekday(tour.endingDate)}
        </span>
      </h4>
      <p className="departure-status">
        <StatusPill status={tour.salesStatus} />
        <SeatsLine tour={tour} />
      </p>
      <ul className="departure-facts">
        <li>
          <AgeBadge age={tour.ageBadge} />
        </li>
        {tour.isNoSharingRoomAvailable && (
          <li>
            <Icon name="bed" />
            {t('travel.privateRoom')}
          </li>
        )}
        {tour.coordinator !== null && (
          <li>
            <img
              className="photo"
              src={imageUrl(tour.coordinator.picture, 2 * FACE)}
              width={FACE}
              height={FACE}
              alt=""
              loading="lazy"
              decoding="async"
            />
            {t('travel.withCoordinator', { name: tour.coordinator.name })}
          </li>
        )}
      </ul>
      <div className="departure-price">
        <Price price={tour.price} basePrice={tour.basePrice} discounted={tour.discounted && offer !== 'sold-out'} />
        {promo !== null && offer === 'book' && (
          <p className="departure-promo">
            {datedText(site)('travel.promo', { code: promo.code, date: site.date(promo.expiresOn, 'short') })}
          </p>
        )}
      </div>
      <div className="departure-action">
        <Action departure={departure} dates={dates} />
      </div>
      {(offer === 'book' || offer === 'on-request') && <DepartureTerms departure={departure} dates={dates} />}
    </li>
  )
}

const Action = ({ departure: { tour, offer }, dates }: { departure: Departure; dates: string }) => {
  const { t, bookingOrigin } = useSite()
  switch (offer) {
    case 'book':
      return (
        <ButtonLink href={bookingUrl(bookingOrigin, tour.id)}>
          {t('travel.book')}
          <span className="visually-hidden"> {t('travel.bookDates', { dates })}</span>
        </ButtonLink>
      )
    case 'on-request':
      return (
        <>
          <ButtonLink
            variant="secondary"
            href={mailto(t('travel.onRequestSubject', { code: tour.code, title: tour.travel.title }))}
          >
            {t('travel.onRequest')}
            <span className="visually-hidden"> {t('travel.bookDates', { dates })}</span>
          </ButtonLink>
          <p className="departure-remark">{t('travel.onRequestText')}</p>
        </>
      )
    case 'sold-out':
      return <p className="departure-remark">{t('travel.soldOut')}</p>
    case 'closed':
      return <p className="departure-remark">{t('travel.closed')}</p>
  }
}
