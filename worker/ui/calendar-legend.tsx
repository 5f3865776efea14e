import type { DepartureDay } from '../../shared/contracts/departure-days.ts'
import { DEFAULT_STATUSES } from '../../shared/filters/definitions.ts'
import { StatusPill } from './status-pill.tsx'

/** What the shapes in a calendar mean, of the statuses that its days have. */
export const CalendarLegend = ({ days }: { days: readonly Pick<DepartureDay, 'statuses'>[] }) => {
  const seen = new Set(days.flatMap(({ statuses }) => statuses))
  return (
    <ul className="calendar-legend">
      {DEFAULT_STATUSES.filter((status) => seen.has(status)).map((status) => (
        <li key={status}>
          <StatusPill status={status} />
        </li>
      ))}
    </ul>
  )
}
