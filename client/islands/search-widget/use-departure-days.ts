import { useEffect, useRef, useState } from 'react'
import type { CalendarDay } from '../../../shared/contracts/calendar-days.ts'
import { beginProgress } from '../../boot/progress.ts'
import { throttled } from '../../state/throttled.ts'
import { type DaysQuery, fetchDays } from './fetch-widget-data.ts'

/** Spec section 9: calendar recalculation. */
const RECALCULATE_MS = 600

/** The days behind a query, asked anew at most every 600 ms; null until the first answer. */
export const useDepartureDays = (query: DaysQuery): readonly CalendarDay[] | null => {
  const [days, setDays] = useState<readonly CalendarDay[] | null>(null)
  const asker = useRef<ReturnType<typeof throttled<DaysQuery>> | null>(null)
  const key = JSON.stringify(query)
  useEffect(() => {
    let asking: AbortController | null = null
    asker.current = throttled<DaysQuery>(RECALCULATE_MS, async (asked) => {
      asking?.abort()
      const own = new AbortController()
      asking = own
      const end = beginProgress()
      const found = await fetchDays(asked, own.signal)
      end(true)
      if (!own.signal.aborted) setDays(found)
    })
    return () => {
      asking?.abort()
      asker.current?.stop()
    }
  }, [])
  useEffect(() => asker.current?.ask(JSON.parse(key)), [key])
  return days
}
