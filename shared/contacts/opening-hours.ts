/** A stretch of the day on some weekdays (0 is Sunday), "HH:mm" to "HH:mm" in the market's time zone. */
export type Hours = { days: readonly number[]; from: string; to: string }

/** Weekday (0 is Sunday) and "HH:mm" of an instant in an IANA time zone. */
export const clockIn = (timeZone: string, instant: number): { day: number; time: string } => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return { day: WEEKDAYS.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` }
}
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Whether a contact is open at an instant. Empty hours mean always open; a range may run past midnight. */
export const isOpenAt = (hours: readonly Hours[], timeZone: string, instant: number): boolean => {
  if (hours.length === 0) return true
  const { day, time } = clockIn(timeZone, instant)
  const yesterday = (day + 6) % 7
  return hours.some(({ days, from, to }) =>
    from < to
      ? days.includes(day) && from <= time && time < to
      : (days.includes(day) && from <= time) || (days.includes(yesterday) && time < to),
  )
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
