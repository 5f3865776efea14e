import type { AlertSubject } from '../../../../shared/contracts/alerts.ts'
import { formatDateRange } from '../../../ui/date-range.ts'
import { useRenderContext } from '../../../ui/render-context.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'

/** What an alert is about: the trip, and its departure with its status. */
export const AlertSubjectLine = ({ subject: { travel, tour } }: { subject: AlertSubject }) => {
  const site = useRenderContext()
  return (
    <p>
      <strong>{travel.title}</strong>
      {tour !== null && (
        <>
          <br />
          {formatDateRange(site, tour.startingDate, tour.endingDate)} <StatusPill status={tour.status} />
        </>
      )}
    </p>
  )
}
