import { type CalendarMonth, calendarMonths, shownMonths } from '../../shared/calendar/calendar-months.ts'
import type { DepartureDay } from '../../shared/contracts/departure-days.ts'
import { useRenderContext } from './render-context.tsx'

/** The months of a calendar of departures, as the market counts its weeks; a few empty ones where nothing leaves. */
export const useDepartureMonths = (days: readonly DepartureDay[]): CalendarMonth<DepartureDay>[] => {
  const { market, today } = useRenderContext()
  const months = shownMonths({ today, days: days.map(({ day }) => day), filterMode: false })
  return calendarMonths(days, { today, firstWeekday: market.firstWeekday, months })
}
