import type { SalesStatus, Tour } from '../../shared/contracts/tour.ts'
import { type Seats, seatLabel } from '../../shared/tours/offer.ts'
import type { IconName } from './icon-names.ts'
import { useRenderContext } from './render-context.tsx'

export const STATUS_SHAPES: Record<SalesStatus, IconName> = {
  PLANNED: 'status-planned',
  ALMOST_CONFIRMED: 'status-almost-confirmed',
  CONFIRMED: 'status-confirmed',
  ALMOST_FULL: 'status-almost-full',
  WAITING_LIST: 'status-waiting-list',
  SOLD_OUT: 'status-sold-out',
}

export const StatusPill = ({ status }: { status: SalesStatus }) => {
  const { t } = useRenderContext()
  return (
    <span className={`status i-${STATUS_SHAPES[status]}`} data-status={status}>
      {t(`trip.status-${status}`)}
    </span>
  )
}

export const StatusLine = ({ tour }: { tour: Seats }) => (
  <p className="departure-status cluster row">
    <StatusPill status={tour.salesStatus} />
    <SeatsLine tour={tour} />
  </p>
)

/** Missing travellers or free seats (spec section 4). */
export const SeatsLine = ({ tour }: { tour: Pick<Tour, 'salesStatus' | 'freeSeats' | 'seatsToConfirm'> }) => {
  const { t } = useRenderContext()
  const label = seatLabel(tour)
  if (label === null) return null
  const count = label === 'notConfirmedTour' ? tour.seatsToConfirm : tour.freeSeats
  return <span className="seats">{t(`trip.${label}`, { count })}</span>
}
