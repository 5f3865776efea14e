import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays, addMonths, monthRange, yearMonth } from '../dates/iso-days.ts'
import { type FirstWeekday, weekdayOf } from './calendar-months.ts'

type GridKey = { key: string; shiftKey: boolean }
/** `first` and `last` are the calendar's first and last day. */
type Grid = { firstWeekday: FirstWeekday; first: IsoDate; last: IsoDate }

/** The day in the calendar to which a key of ARIA's date grid moves the focus; null for keys of the browser. */
export const dayByKey = (day: IsoDate, { key, shiftKey }: GridKey, { firstWeekday, first, last }: Grid) => {
  const to = target(day, key, shiftKey ? 12 : 1, firstWeekday)
  return to === null ? null : to < first ? first : to > last ? last : to
}

const target = (day: IsoDate, key: string, months: number, firstWeekday: FirstWeekday): IsoDate | null => {
  if (key === 'PageUp') return inMonth(day, -months)
  if (key === 'PageDown') return inMonth(day, months)
  const column = (weekdayOf(day) - firstWeekday + 7) % 7
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -column, End: 6 - column }
  return Object.hasOwn(steps, key) ? addDays(day, steps[key as keyof typeof steps]) : null
}

/** The same day of another month, or that month's last. */
const inMonth = (day: IsoDate, months: number): IsoDate => {
  const month = addMonths(yearMonth(day), months)
  const { to } = monthRange(month)
  const same = `${month}-${day.slice(8)}`
  return same < to ? same : to
}

/**
 * The day to which a key moves the focus where only listed days can have it: the nearest one in the key's direction;
 * null for keys of the browser.
 * @param days in order
 */
export const listedDayByKey = (
  days: readonly IsoDate[],
  day: IsoDate,
  pressed: GridKey,
  firstWeekday: FirstWeekday,
): IsoDate | null => {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const to = dayByKey(day, pressed, { firstWeekday, first, last })
  if (to === null) return null
  // Home and End search from the edge of the week inwards, so that they never lead into another week.
  const isBackwards = pressed.key === 'End' || (pressed.key !== 'Home' && to < day)
  return (isBackwards ? days.findLast((each) => each <= to) : days.find((each) => each >= to)) ?? day
}
