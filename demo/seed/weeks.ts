import { addDays, daysBetween } from '../../shared/dates/iso-days.ts'

/** A Monday; week 0 starts on it. */
const FIRST_MONDAY = '1970-01-05'

/** Days ahead with departures: about 18 months. */
export const HORIZON_DAYS = 548

/** Number of the week (Monday to Sunday) of a day. */
export const weekOf = (day: string): number => Math.floor(daysBetween(FIRST_MONDAY, day) / 7)

/** A day of a week; `weekday` 0 is Monday. */
export const dayOfWeek = (week: number, weekday: number): string => addDays(FIRST_MONDAY, week * 7 + weekday)

/** Last week with departures for a seeding day. */
export const lastWeekFor = (seedDay: string): number => weekOf(addDays(seedDay, HORIZON_DAYS))
