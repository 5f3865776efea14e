import type { DepartureMonth } from '../../../routes/travel/departure-months.ts'
import { useSite } from '../../site.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DepartureRow } from './departure-row.tsx'

/** The departures of a month, which opens and closes. */
export const DepartureMonthPanel = ({ month }: { month: DepartureMonth }) => {
  const { t, money, date } = useSite()
  const { departures, fromPrice, open } = month
  return (
    <details className="month" open={open}>
      <summary>
        <h3 className="month-name">{date(`${month.month}-01`, 'month')}</h3>
        <span className="month-facts tabular">
          {t('trip.departures', { count: departures.length })}
          {fromPrice !== null && <strong>{t('travel.from', { amount: money(fromPrice) })}</strong>}
        </span>
        <Icon name="chevron-down" className="menu-chevron" />
      </summary>
      <ul>
        {departures.map((departure) => (
          <DepartureRow key={departure.tour.id} departure={departure} />
        ))}
      </ul>
    </details>
  )
}
