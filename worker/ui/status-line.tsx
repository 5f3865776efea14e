import type { Tour } from '../../shared/contracts/tour.ts'
import { type Seats, seatLabel } from '../../shared/tours/offer.ts'
import { useRenderContext } from './render-context.tsx'
import { StatusPill } from './status-pill.tsx'

/** How a departure stands: its status, and the seats that are left or the travellers that are missing. */
export const StatusLine = ({ tour }: { tour: Seats }) => (
  <p className="departure-status">
    <StatusPill status={tour.salesStatus} />
    <SeatsLine tour={tour} />
  </p>
)

/** How many travellers are missing, or how many seats are left (spec section 4); nothing when neither is known. */
export const SeatsLine = ({ tour }: { tour: Pick<Tour, 'salesStatus' | 'freeSeats' | 'seatsToConfirm'> }) => {
  const { t } = useRenderContext()
  const label = seatLabel(tour)
  if (label === null) return null
  const count = label === 'notConfirmedTour' ? tour.seatsToConfirm : tour.freeSeats
  return <span className="seats tabular">{t(`trip.${label}`, { count })}</span>
}
