import type { IsoDate } from '../contracts/iso-date.ts'

/** Days and times of places: an event is "today" where it happens, not where it is read. */

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

/**
 * The day and the time ("HH:mm") that clocks show in a time zone at an instant.
 * @param timeZone IANA; an unknown one throws
 * @param instant ms
 */
export const localTime = (timeZone: string, instant: number): { day: IsoDate; time: string } => {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

/** Minutes by which clocks are ahead of UTC, in ms. */
const aheadBy = (timeZone: string, instant: number): number => {
  const { day, time } = localTime(timeZone, instant)
  const minute = Math.floor(instant / 60_000) * 60_000
  return Date.parse(`${day}T${time}:00Z`) - minute
}

/**
 * The instant (ms) at which clocks in a time zone show a day and a time. A time that they skip in spring is the one
 * that they show instead; of one that they show twice in autumn it is the first.
 */
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

const DAY_MS = 86_400_000

/** An instant as its place writes it: "2027-01-20T19:00:00+01:00". */
export const zonedIso = (timeZone: string, instant: number): string => {
  const { day, time } = localTime(timeZone, instant)
  const minutes = aheadBy(timeZone, instant) / 60_000
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day}T${time}:00${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}
