import type { IsoDate } from '../contracts/iso-date.ts'
import { DAY_MS } from '../dates/iso-days.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** Local day and time ("HH:mm") in an IANA time zone. Throws for unknown zones. @param instant ms */
export const localTime = (timeZone: string, instant: number): { day: IsoDate; time: string } => {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

/** Offset from UTC in ms. */
const aheadBy = (timeZone: string, instant: number): number => {
  const { day, time } = localTime(timeZone, instant)
  const minute = Math.floor(instant / 60_000) * 60_000
  return Date.parse(`${day}T${time}:00Z`) - minute
}

/** Instant (ms) of a local day and time. A time skipped in spring shifts; of a repeated one in autumn the first counts. */
export const instantOf = (timeZone: string, day: IsoDate, time: string): number => {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const before = asUtc - aheadBy(timeZone, asUtc - DAY_MS)
  const after = asUtc - aheadBy(timeZone, asUtc + DAY_MS)
  const shows = (instant: number): boolean => {
    const shown = localTime(timeZone, instant)
    return shown.day === day && shown.time === time
  }
  return shows(before) || !shows(after) ? before : after
}

/** "2027-01-20T19:00:00+01:00" */
export const zonedIso = (timeZone: string, instant: number): string => {
  const { day, time } = localTime(timeZone, instant)
  const minutes = aheadBy(timeZone, instant) / 60_000
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day}T${time}:00${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}
