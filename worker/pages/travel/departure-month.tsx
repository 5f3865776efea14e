import { MonthFacts } from '../../ui/calendar-month.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { DepartureMonth } from './departure-months.ts'
import { DepartureRow } from './departure-row.tsx'

type DepartureMonthPanelProps = {
  month: DepartureMonth
  /** Upcoming departures of the travel, in any month, that are not sold out. */
  openCount: number
}

/** The departures of a month, which opens and closes. */
export const DepartureMonthPanel = ({ month, openCount }: DepartureMonthPanelProps) => (
  <details className="month" open={month.open}>
    <summary>
      <MonthFacts {...month} isListed />
      <Icon name="chevron-down" className="menu-chevron" />
    </summary>
    <ul>
      {month.departures.map((departure) => (
        <DepartureRow key={departure.tour.id} departure={departure} openCount={openCount} />
      ))}
    </ul>
  </details>
)
