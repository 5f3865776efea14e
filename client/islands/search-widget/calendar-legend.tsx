import type { CalendarMonth } from '../../../shared/calendar/calendar-months.ts'
import type { CalendarDay } from '../../../shared/contracts/calendar-days.ts'
import type { CalendarTexts } from './calendar-texts.ts'
import { StatusShape } from './status-shape.tsx'

type LegendProps = { months: readonly CalendarMonth<CalendarDay>[]; texts: CalendarTexts }

/** What the shapes in these months mean. */
export const CalendarLegend = ({ months, texts }: LegendProps) => {
  const seen = new Set(months.flatMap(({ entries }) => entries.map(({ status }) => status)))
  return (
    <ul className="picker-legend">
      {Object.entries(texts.statuses).map(
        ([status, word]) =>
          seen.has(status) && (
            <li key={status} data-status={status}>
              <StatusShape status={status} />
              {word}
            </li>
          ),
      )}
    </ul>
  )
}
