import type { Alert } from '../../../shared/contracts/alerts.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { formatMoney } from '../../../shared/money/format-money.ts'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

/** Changes that the alert reported, or would have reported, in the last 90 days. */
export const AlertHistory = ({ alert: { history, currency } }: { alert: Alert }) => {
  const site = useRenderContext()
  const { t, market, date } = site
  const money = (cents: number | null) =>
    cents === null ? '' : formatMoney(cents, currency, market.numberFormats[currency])
  if (history.length === 0) return <p className="alert-history-none">{t('alerts.historyNone')}</p>
  return (
    <details className="alert-history">
      <summary>
        {t('alerts.history')} ({history.length})
        <Icon name="chevron-down" className="menu-chevron" />
      </summary>
      <ul>
        {history.map((entry) => (
          <li key={keyOf(entry.day, entry.type, entry.startingDate, entry.price)}>
            <time dateTime={entry.day}>{date(entry.day, 'numeric')}</time>{' '}
            {t(`alerts.history-${entry.type}`, {
              dates: formatDateRange(site.date, entry.startingDate, entry.endingDate),
              price: money(entry.price),
              before: money(entry.priceBefore),
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}
