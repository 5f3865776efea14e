import { BookingLink, ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { tracked } from '../../ui/tracked.ts'
import type { Departure } from './departure.ts'

import { mailto } from './mailto.ts'

/** What can be done about a departure, or why nothing can (spec section 4). */
export const DepartureAction = ({ departure: { tour, offer }, dates }: { departure: Departure; dates: string }) => {
  const { t } = useRenderContext()
  switch (offer) {
    case 'book':
      return (
        <BookingLink tourId={tour.id} track={tracked({ event: 'booking_click' })}>
          {t('travel.book')}
          <span className="visually-hidden"> {t('travel.bookDates', { dates })}</span>
        </BookingLink>
      )
    case 'on-request':
      return (
        <>
          <ButtonLink
            variant="secondary"
            track={tracked({ event: 'on_request' })}
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
