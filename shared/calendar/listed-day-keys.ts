import type { IsoDate } from '../contracts/iso-date.ts'
import { dayByKey } from './grid-keys.ts'
import type { FirstWeekday } from './month-weeks.ts'

/**
 * The day that a key leads to where only some days can be gone to (those with departures): the next or previous one
 * for arrows to the side; for all other keys of the grid the nearest one from where the key leads, in its direction.
 * Null: the key is the browser's.
 * @param days in order
 */
export const listedDayByKey = (
  days: readonly IsoDate[],
  day: IsoDate,
  pressed: { key: string; shiftKey: boolean },
  firstWeekday: FirstWeekday,
): IsoDate | null => {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const to = dayByKey(day, pressed, { firstWeekday, first, last })
  if (to === null) return null
  // The ends of a week are looked for from the week's edge inwards, so that they never lead into another week.
  if (pressed.key === 'Home') return days.find((each) => each >= to) ?? day
  if (pressed.key === 'End') return days.findLast((each) => each <= to) ?? day
  if (to < day) return days.findLast((each) => each <= to) ?? day
  return days.find((each) => each >= to) ?? day
}
