import { isPublicHoliday, type PublicHolidays } from '../calendar/holidays.ts'
import { addDays } from '../dates/iso-days.ts'

/** A stretch of the day on some weekdays (0 is Sunday), "HH:mm" to "HH:mm" in the market's time zone. */
export type Hours = { days: readonly number[]; from: string; to: string }

/** Date, weekday (0 is Sunday) and "HH:mm" of an instant in an IANA time zone. */
export const clockIn = (timeZone: string, instant: number): { date: string; day: number; time: string } => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return { date, day: WEEKDAYS.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` }
}
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

type Office = { timeZone: string; publicHolidays: PublicHolidays }

/** Empty hours mean always open; others leave out public holidays, and may run past midnight. */
export const openingAt = (
  hours: readonly Hours[],
  { timeZone, publicHolidays }: Office,
  instant: number,
): 'open' | 'closed' | 'holiday' => {
  if (hours.length === 0) return 'open'
  const { date, day, time } = clockIn(timeZone, instant)
  const isHoliday = isPublicHoliday(publicHolidays, date)
  const isOn = (weekday: number, isOff: boolean) => (days: readonly number[]) => !isOff && days.includes(weekday)
  const today = isOn(day, isHoliday)
  const yesterday = isOn((day + 6) % 7, isPublicHoliday(publicHolidays, addDays(date, -1)))
  const isOpen = hours.some(({ days, from, to }) =>
    from < to
      ? today(days) && from <= time && time < to
      : (today(days) && from <= time) || (yesterday(days) && time < to),
  )
  if (isOpen) return 'open'
  return isHoliday ? 'holiday' : 'closed'
}

/**
 * Weekdays as runs of neighbours in the order of a week that begins on `first`: [1,2,3,6] is [[1,3],[6,6]]. A weekend
 * stays one run, [6,0], where the week begins on Sunday too.
 */
export const dayRuns = (days: readonly number[], first: 0 | 1): [number, number][] => {
  const order = Array.from({ length: 7 }, (_, index) => (first + index) % 7).filter((day) => days.includes(day))
  const runs: [number, number][] = []
  for (const day of order) {
    const last = runs.at(-1)
    if (last !== undefined && follows(last[1], day)) last[1] = day
    else runs.push([day, day])
  }
  const [head, tail] = [runs[0], runs.at(-1)]
  if (!head || !tail || head === tail || !follows(tail[1], head[0])) return runs
  return [...runs.slice(1, -1), [tail[0], head[1]]]
}
const follows = (day: number, next: number): boolean => (day + 1) % 7 === next
