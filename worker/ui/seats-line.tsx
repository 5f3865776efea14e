import type { Tour } from '../../shared/contracts/tour.ts'
import { seatLabel } from '../../shared/tours/offer.ts'
import { useRenderContext } from './render-context.tsx'

/** How many travellers are missing, or how many seats are left (spec section 4); nothing when neither is known. */
export const SeatsLine = ({ tour }: { tour: Pick<Tour, 'salesStatus' | 'freeSeats' | 'seatsToConfirm'> }) => {
  const { t } = useRenderContext()
  const label = seatLabel(tour)
  if (label === null) return null
  const count = label === 'notConfirmedTour' ? tour.seatsToConfirm : tour.freeSeats
  return <span className="seats tabular">{t(`trip.${label}`, { count })}</span>
}
