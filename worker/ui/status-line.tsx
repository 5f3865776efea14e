import type { Seats } from '../../shared/tours/offer.ts'
import { SeatsLine } from './seats-line.tsx'
import { StatusPill } from './status-pill.tsx'

/** How a departure stands: its status, and the seats that are left or the travellers that are missing. */
export const StatusLine = ({ tour }: { tour: Seats }) => (
  <p className="departure-status">
    <StatusPill status={tour.salesStatus} />
    <SeatsLine tour={tour} />
  </p>
)
