import type { IsoDate } from '../contracts/iso-date.ts'

export const DAY_MS = 86_400_000

/** UTC, because local time zones and summer time could shift a day. */
const toUtc = (day: IsoDate): number => Date.parse(`${day}T00:00:00Z`)
const fromUtc = (ms: number): IsoDate => new Date(ms).toISOString().slice(0, 10)

/** The UTC day of an instant in ms. */
export const isoDayOf = (instant: number): IsoDate => fromUtc(instant)

/** `days` may be negative. */
export const addDays = (day: IsoDate, days: number): IsoDate => fromUtc(toUtc(day) + days * DAY_MS)

/** Negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((toUtc(to) - toUtc(from)) / DAY_MS)

/** YYYY-MM. */
export const yearMonth = (day: IsoDate): string => day.slice(0, 7)

/** First and last day of a YYYY-MM. */
export const monthRange = (month: string): { from: IsoDate; to: IsoDate } => {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return { from: `${month}-01`, to: fromUtc(Date.UTC(year, index, 0)) }
}

const SHAPE = /^\d{4}-\d\d-\d\d$/

/** Whether a value is an existing day; cheaper in browsers than the contract's schema. */
export const isIsoDay = (value: unknown): value is IsoDate => {
  if (typeof value !== 'string' || !SHAPE.test(value)) return false
  const at = toUtc(value)
  return !Number.isNaN(at) && fromUtc(at) === value
}

/** `month` is YYYY-MM; `months` may be negative. */
export const addMonths = (month: string, months: number): string => {
  const [year = 0, index = 1] = month.split('-').map(Number)
  const all = year * 12 + index - 1 + months
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((((all % 12) + 12) % 12) + 1).padStart(2, '0')}`
}

/** YYYY-MM of this month and the following ones. */
export const upcomingMonths = (today: IsoDate, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(yearMonth(today), index))
