import type { DepartureMonth } from '../../../routes/travel/departure-months.ts'
import { Icon } from '../../ui/icon.tsx'
import { MonthFacts } from '../../ui/month-facts.tsx'
import { DepartureRow } from './departure-row.tsx'

/** The departures of a month, which opens and closes. */
export const DepartureMonthPanel = ({ month }: { month: DepartureMonth }) => (
  <details className="month" open={month.open}>
    <summary>
      <MonthFacts {...month} />
      <Icon name="chevron-down" className="menu-chevron" />
    </summary>
    <ul>
      {month.departures.map((departure) => (
        <DepartureRow key={departure.tour.id} departure={departure} />
      ))}
    </ul>
  </details>
)
