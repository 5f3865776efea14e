import { dayRuns, type Hours, openingAt } from '../../shared/contacts/opening-hours.ts'
import { DAY_MS } from '../../shared/dates/iso-days.ts'
import { getOrCreate } from '../../shared/keys/get-or-create.ts'
import { keyOf } from '../../shared/keys/key-of.ts'
import { useRenderContext } from './render-context.tsx'

/** A Sunday, to name weekdays. */
const SUNDAY = Date.UTC(2023, 0, 1)

const NOW = { open: 'modals.openNow', closed: 'modals.closedNow', holiday: 'modals.closedHoliday' } as const

/** Opening hours in the market's time zone, and whether the contact is open at `now` (ms). */
export const OpeningHours = ({ hours, now }: { hours: readonly Hours[]; now: number | null }) => {
  const { t, market } = useRenderContext()
  if (hours.length === 0) return null
  const state = now === null ? null : openingAt(hours, market, now)
  const weekday = (day: number) => formatter(market.locale, { weekday: 'short' }).format(SUNDAY + day * DAY_MS)
  const time = (text: string) =>
    formatter(market.locale, { hour: 'numeric', minute: '2-digit' }).format(Date.parse(`2023-01-01T${text}:00Z`))
  return (
    <span className="hours tabular">
      {state !== null && (
        <span className={state === 'open' ? 'hours-now hours-open' : 'hours-now'}>{t(NOW[state])}</span>
      )}
      {hours.map(({ days, from, to }) => (
        <span key={keyOf(days, from)}>
          {dayRuns(days, market.firstWeekday)
            .map(([first, last]) => (first === last ? weekday(first) : `${weekday(first)}–${weekday(last)}`))
            .join(', ')}
          {` ${time(from)}–${time(to)} ${t('modals.hoursZone')}`}
        </span>
      ))}
      <span>{t('modals.hoursHolidays')}</span>
    </span>
  )
}

/** Formatters are slow to create: one per locale and shape. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const formatter = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  return getOrCreate(
    formatters,
    keyOf(locale, options),
    () => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }),
  )
}
