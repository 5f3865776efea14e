import { type ComponentType, useEffect, useState } from 'react'
import type { CalendarProps } from './calendar.tsx'

/** The calendar's code, fetched when it is wanted; 'failed' leaves the date fields in its place. */
export const useCalendar = (isWanted: boolean): ComponentType<CalendarProps> | 'failed' | null => {
  const [calendar, setCalendar] = useState<{ Calendar: ComponentType<CalendarProps> | 'failed' } | null>(null)
  useEffect(() => {
    if (!isWanted || calendar !== null) return
    import('./calendar.tsx').then(
      ({ default: Calendar }) => setCalendar({ Calendar }),
      () => setCalendar({ Calendar: 'failed' }),
    )
  }, [isWanted, calendar])
  return calendar?.Calendar ?? null
}
