import type { IsoDate } from '../contracts/iso-date.ts'
import { addDays, daysBetween } from '../dates/iso-days.ts'
import { weekdayOf } from './calendar-months.ts'

/** "12-25" in every year, or the days of single years: "2026-04-06 2027-03-29". */
type FeastDays = string

/** A market's `public-holidays.json`, written by its test. */
export type PublicHolidays = {
  feasts: Readonly<Record<string, FeastDays>>
  /** Days off instead of feasts on a weekend, separated by spaces. */
  substitutes: string
}

export type TravelDays = {
  /** In their order within a year, the last ones perhaps in the next: of a season, its first and last day. */
  feasts: readonly FeastDays[]
  /** Travel days before the first and after the last feast; by default those of a long weekend. */
  around?: readonly [before: number, after: number]
}

export type Holiday = TravelDays & { name: string }

export type DateRange = { from: IsoDate; to: IsoDate }

/** Travel days, the last feast among them, and the year of the first one. */
export type Occurrence = DateRange & { lastFeast: IsoDate; year: number }

const dayIn = (days: FeastDays, year: number): IsoDate | undefined =>
  days.length === '12-25'.length ? `${year}-${days}` : days.split(' ').find((day) => day.startsWith(`${year}-`))

/** Days of a long weekend before and after a feast, by its weekday (0 Sunday), with one to leave and one to return. */
const LONG_WEEKEND = [
  [2, 1],
  [3, 1],
  [4, 1],
  [4, 4],
  [1, 4],
  [1, 3],
  [1, 2],
] as const

const longWeekend = (feast: IsoDate): readonly [number, number] => LONG_WEEKEND[weekdayOf(feast)] ?? [0, 0]

/** Days from a feast to the next one of the same long weekends. */
const MAX_BRIDGE = 9

/** A holiday whose first feast is in a year; null beyond the years of `public-holidays.json`. */
export const holidayIn = ({ feasts: [first = '', ...others], around }: TravelDays, year: number): Occurrence | null => {
  const firstFeast = dayIn(first, year)
  if (firstFeast === undefined) return null
  let lastFeast = firstFeast
  for (const days of others) {
    const feast = dayIn(days, year)
    const later = feast !== undefined && feast < firstFeast ? dayIn(days, year + 1) : feast
    if (later === undefined || later <= lastFeast) continue
    // Nobody is away from a long weekend until one weeks later.
    if (around === undefined && daysBetween(lastFeast, later) > MAX_BRIDGE) break
    lastFeast = later
  }
  const [before, after] = around ?? [longWeekend(firstFeast)[0], longWeekend(lastFeast)[1]]
  return { from: addDays(firstFeast, -before), to: addDays(lastFeast, after), lastFeast, year }
}

/** The first occurrence with a feast ahead: its last travel days alone are no holiday. */
export const nextHoliday = (days: TravelDays, today: IsoDate): Occurrence | null => {
  const year = Number(today.slice(0, 4))
  const ahead = [year - 1, year, year + 1].map((each) => holidayIn(days, each))
  return ahead.find((each) => each !== null && each.lastFeast > today) ?? null
}

export const isPublicHoliday = ({ feasts, substitutes }: PublicHolidays, day: IsoDate): boolean =>
  substitutes.includes(day) || Object.values(feasts).some((days) => dayIn(days, Number(day.slice(0, 4))) === day)
