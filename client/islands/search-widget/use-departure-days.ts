import { useEffect, useRef, useState } from 'react'
import type { DaysQuery } from '../../../shared/contracts/browser-api.ts'
import type { CalendarDay } from '../../../shared/contracts/calendar-days.ts'
import { fetchDays } from '../lookups.ts'

const RECALCULATE_MS = 600

/** Null until the first response. */
export const useDepartureDays = (query: DaysQuery): readonly CalendarDay[] | null => {
  const [days, setDays] = useState<readonly CalendarDay[] | null>(null)
  const throttle = useRef<ReturnType<typeof throttled<DaysQuery>> | null>(null)
  const key = JSON.stringify(query)
  useEffect(() => {
    let current: AbortController | null = null
    throttle.current = throttled<DaysQuery>(RECALCULATE_MS, async (latestQuery) => {
      current?.abort()
      const own = new AbortController()
      current = own
      const found = await fetchDays(latestQuery, own.signal)
      if (!own.signal.aborted) setDays(found)
    })
    return () => {
      current?.abort()
      throttle.current?.stop()
    }
  }, [])
  useEffect(() => throttle.current?.schedule(JSON.parse(key)), [key])
  return days
}

/** Runs immediately, then at most once in `ms`, with the last value scheduled meanwhile. */
export const throttled = <T>(ms: number, run: (value: T) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { value: T } | null = null
  const go = (value: T) => {
    timer = setTimeout(() => {
      timer = undefined
      if (waiting === null) return
      const { value: next } = waiting
      waiting = null
      go(next)
    }, ms)
    run(value)
  }
  return {
    schedule(value: T) {
      if (timer === undefined) go(value)
      else waiting = { value }
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      waiting = null
    },
  }
}
