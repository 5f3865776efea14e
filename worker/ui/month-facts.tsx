import type { Prices } from '../../shared/contracts/money.ts'
import { useRenderContext } from './render-context.tsx'

type MonthFactsProps = {
  /** YYYY-MM. */
  month: string
  /** Departures that are not sold out. */
  count: number
  /** The lowest price of what can be booked; null when nothing can. */
  fromPrice: Prices | null
  /** Sold-out departures are shown, too: where there are no others, it says so. */
  isListed?: boolean
}

/** The head of a month of departures, the same for a list and for a calendar. */
export const MonthFacts = ({ month, count, fromPrice, isListed = false }: MonthFactsProps) => {
  const { t, money, date } = useRenderContext()
  return (
    <>
      <h3 className="month-name">{date(`${month}-01`, 'month')}</h3>
      <span className="month-facts tabular">
        {count === 0 && isListed ? t('trip.status-SOLD_OUT') : t('trip.departures', { count })}
        {fromPrice !== null && <strong>{t('travel.from', { amount: money(fromPrice) })}</strong>}
      </span>
    </>
  )
}
