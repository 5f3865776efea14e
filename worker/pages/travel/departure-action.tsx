import { brand } from '../../../markets/brand.ts'
import { BookingLink, ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { tracked } from '../../ui/tracked.ts'
import type { Departure } from './departure.ts'

type DepartureActionProps = {
  departure: Departure
  dates: string
  /** Query of the chosen options. */
  options?: string
  /** Text of a mail that requests them. */
  request?: string
}

/** Link to book or request a departure, or the reason why there is none (spec section 4). */
export const DepartureAction = ({ departure: { tour, offer }, dates, options, request }: DepartureActionProps) => {
  const { t } = useRenderContext()
  if (offer === 'sold-out' || offer === 'closed')
    return <p className="departure-remark">{t(offer === 'closed' ? 'travel.closed' : 'travel.soldOut')}</p>
  if (offer === 'book')
    return (
      <BookingLink tourId={tour.id} options={options} track={tracked('booking_click')}>
        {t('travel.book')}
        <span className="visually-hidden">{`, ${dates}`}</span>
      </BookingLink>
    )
  return (
    <>
      <ButtonLink
        variant="secondary"
        track={tracked('on_request')}
        href={mailto(t('travel.onRequestSubject', { code: tour.code, title: tour.travel.title }), request)}
      >
        {t('travel.onRequest')}
        <span className="visually-hidden">{`, ${dates}`}</span>
      </ButtonLink>
      <p className="departure-remark">{t('travel.onRequestText')}</p>
    </>
  )
}

/** Link to write to customer support. */
export const mailto = (subject: string, body = ''): string =>
  `mailto:${brand.contactEmail}?subject=${encodeURIComponent(subject)}${body === '' ? '' : `&body=${encodeURIComponent(body)}`}`
