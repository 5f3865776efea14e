import { CalendarLegend, CalendarMonthPanel, daySearch, firstBookable, useDepartureMonths } from '../calendar-month.tsx'
import { LimitCurrency } from '../limit-currency.tsx'
import { useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

export const DepartureCalendar = ({ id, content, filtered }: BlockProps<'departure-calendar'>) => {
  const { market, today } = useRenderContext()
  const days = content.days.filter(({ day }) => day > today)
  const months = useDepartureMonths(days)
  if (days.length === 0) return null
  const first = firstBookable(months)
  return (
    <Section id={id} title={content.title} subtitle={content.subtitle}>
      {filtered !== undefined && <LimitCurrency limit={filtered.currency} />}
      <CalendarLegend days={days} />
      <div className="calendar-months" data-first-weekday={market.firstWeekday}>
        {months.map((month) => (
          <CalendarMonthPanel
            key={month.month}
            month={month}
            hrefOf={daySearch(market, content.filter, filtered?.currency ?? market.currency)}
            open={month === first}
          />
        ))}
      </div>
    </Section>
  )
}
